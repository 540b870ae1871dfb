import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const ORIGIN = 'https://camille.example.org'

test('each page has its canonical address, and a date when there is one', () => {
  const pages = [
    { url: ORIGIN, lastModified: '2026-11-20', alternates: [] },
    { url: `${ORIGIN}/projets/banque`, lastModified: null, alternates: [] },
  ]
  expect(sitemap(pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://camille.example.org</loc><lastmod>2026-11-20</lastmod></url>
  <url><loc>https://camille.example.org/projets/banque</loc></url>
</urlset>
`)
})

test('each language of a page names all of them', () => {
  const alternates = [
    { lang: 'fr', url: ORIGIN },
    { lang: 'en', url: `${ORIGIN}/en` },
  ]
  const pages = alternates.map(({ url }) => ({ url, lastModified: null, alternates }))
  const xml = sitemap(pages)
  expect(xml).toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  )
  for (const { lang, url } of alternates)
    expect(xml.split(`<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`)).toHaveLength(3)
})

test('only elements of the protocol, in its namespace and order, whatever the addresses hold', () => {
  const xml = sitemap([{ url: `${ORIGIN}/a?b=<c>&d="e"`, lastModified: '2026-11-20', alternates: [] }])
  expect(elementsOf(xml)).toEqual([
    ['urlset', ''],
    ['url', ''],
    ['loc', 'https://camille.example.org/a?b=<c>&d="e"'],
    ['lastmod', '2026-11-20'],
  ])
})

function elementsOf(xml: string): [name: string, text: string][] {
  const elements: [string, string][] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(Object.keys(attributes)).toEqual(local === 'urlset' ? ['xmlns'] : [])
    elements.push([local, ''])
  })
  parser.on('text', (text) => {
    const last = elements.at(-1)
    if (last) last[1] += text.trim()
  })
  parser.write(xml).close()
  return elements
}
