import { expect, test } from 'vitest'
import { readSite } from '../support/built-site.ts'

const DARK = '(prefers-color-scheme: dark)'

/** The page of a project shows its capture only on wide screens, so it preloads no picture. */
const WITH_PICTURE = ['index.html', 'projets.html']

test.each(WITH_PICTURE)(
  '%s names its first picture before its style sheet, by day and by night, just as its body does',
  (file) => {
    const html = readSite(file)
    const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)]
    expect(preloads.map(({ 0: link }) => / media="([^"]*)"/.exec(link)?.[1])).toEqual([`not ${DARK}`, DARK])
    for (const [index, { 0: link, index: place }] of preloads.entries()) {
      expect(place).toBeLessThan(html.indexOf('<style'))
      const srcset = / imageSrcSet="([^"]*)"/.exec(link)?.[1]
      const sizes = / imageSizes="([^"]*)"/.exec(link)?.[1]
      const media = index === 1 ? ` media="${DARK}"` : ''
      expect(html).toContain(`<source type="image/avif"${media} srcSet="${srcset}" sizes="${sizes}"/>`)
    }
  },
)

test('no more than one picture of each scheme is named so, and none where there is none', () => {
  for (const file of WITH_PICTURE) expect(readSite(file).match(/as="image"/g)).toHaveLength(2)
  for (const file of ['contact.html', 'projets/banque.html']) expect(readSite(file)).not.toContain('as="image"')
})
