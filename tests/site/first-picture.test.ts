import { expect, test } from 'vitest'
import { readSite } from '../support/built-site.ts'

test.each(['index.html', 'projets.html', 'projets/banque.html'])(
  '%s names its first picture before its style sheet, just as its body does',
  (file) => {
    const html = readSite(file)
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)
    expect(preload?.index).toBeLessThan(html.indexOf('<style'))
    const srcset = / imageSrcSet="([^"]*)"/.exec(preload?.[0] ?? '')?.[1]
    const sizes = / imageSizes="([^"]*)"/.exec(preload?.[0] ?? '')?.[1]
    expect(html).toContain(`<source type="image/avif" srcSet="${srcset}" sizes="${sizes}"/>`)
  },
)

test('no more than one picture is named so, and none where there is none', () => {
  for (const file of ['index.html', 'projets.html', 'projets/banque.html'])
    expect(readSite(file).match(/as="image"/g)).toHaveLength(1)
  expect(readSite('contact.html')).not.toContain('as="image"')
})
