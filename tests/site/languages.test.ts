import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { ADDRESS_NAMES } from '../../scripts/fields/site-texts/address-names.ts'
import { htmlFiles, readSite, siteFiles } from '../support/built-site.ts'
import { frenchWords } from '../support/french.ts'
import { drawnText } from '../support/pdf-operators.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'
import { elementsOf, spokenTexts } from '../support/spoken-texts.ts'

const ORIGIN = 'https://camille.example.org'

const ENGLISH = htmlFiles().filter((file) => file.startsWith('en/') || file === 'en.html')

/** Returns the address of a page from its file. */
const addressOf = (file: string) => `${ORIGIN}/${file.replace(/(^index)?\.html$/, '')}`.replace(/\/$/, '')

function linksOf(file: string) {
  const links = elementsOf(fromHtml(readSite(file)), 'link').map(({ properties }) => properties)
  const href = (rel: string) => links.find((link) => String(link.rel) === rel)?.href ?? null
  const alternates = links.filter(({ rel, hrefLang }) => String(rel) === 'alternate' && hrefLang)
  return {
    canonical: href('canonical'),
    alternates: Object.fromEntries(alternates.map(({ hrefLang, href }) => [String(hrefLang), String(href)])),
  }
}

describe('the sample in French and English', () => {
  test('every page of one language is there in the other', () => {
    const pages = htmlFiles().filter((file) => !ENGLISH.includes(file))
    expect(ENGLISH.length).toBeGreaterThan(40)
    expect(ENGLISH).toHaveLength(pages.length)
  })

  test.each(htmlFiles().filter((file) => !file.endsWith('404.html')))(
    '%s and its other language name each other',
    (file) => {
      const { canonical, alternates } = linksOf(file)
      const own = file.startsWith('en') && ENGLISH.includes(file) ? 'en' : 'fr'
      expect(canonical).toBe(addressOf(file))
      expect(Object.keys(alternates).sort()).toEqual(['en', 'fr', 'x-default'])
      expect(alternates[own]).toBe(canonical)
      expect(alternates['x-default']).toBe(alternates.fr)
      const other = htmlFiles().find((candidate) => addressOf(candidate) === alternates[own === 'en' ? 'fr' : 'en'])
      expect(linksOf(other ?? '').alternates).toEqual(alternates)
    },
  )

  test('the sitemap says the same of every page', () => {
    const said = [...readSite('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>.*?<\/url>/g)].map(([entry = '', url]) => [
      url,
      Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [lang, href]),
      ),
    ])
    const pages = htmlFiles().filter((file) => !file.endsWith('404.html'))
    const named = pages.map((file) => {
      const { 'x-default': _, ...alternates } = linksOf(file).alternates
      return [addressOf(file), alternates]
    })
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(named))
  })

  test('no address of an English page has a French name', () => {
    const french = ADDRESS_NAMES.filter((name) => !['technologies', 'categories'].includes(name))
    const parts = siteFiles()
      .filter((file) => file.startsWith('en/'))
      .flatMap((file) => file.replace('.html', '').split('/'))
    expect(parts.filter((part) => french.some((name) => name === part))).toEqual([])
  })

  test('an id behind an address of an English page is English', () => {
    const pages = ENGLISH.map((file) => fromHtml(readSite(file)))
    const links = pages.flatMap((page) => elementsOf(page, 'a').map(({ properties: { href } }) => String(href)))
    const ids = new Set(links.flatMap((href) => /#(.*)/.exec(href)?.[1] ?? []))
    expect(ids).toContain('content')
    const heading = pages.flatMap((page) => elementsOf(page, 'h2').flatMap(({ properties: { id } }) => id ?? []))
    expect(heading.some((id) => String(id).startsWith('title-'))).toBe(true)
    expect([...ids].filter((id) => /^(contenu|titre-)/.test(id))).toEqual([])
  })

  test('an English page names only English pages, but for the switch, and files that all languages share', () => {
    for (const file of ENGLISH) {
      const links = elementsOf(fromHtml(readSite(file)), 'a').filter(({ properties }) => properties.hrefLang !== 'fr')
      const outside = links
        .map(({ properties: { href } }) => String(href))
        .filter((href) => href.startsWith('/') && !/^\/(?:en(?:$|[/#?])|assets\/)/.test(href))
      expect(outside, file).toEqual([])
    }
  })

  test.each(ENGLISH)('%s has no word that only French has, but what it marks as French', (file) => {
    const texts = spokenTexts(fromHtml(readSite(file)), 'en')
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.flatMap((text) => frenchWords(text, NAMES).map((word) => `${word}: ${text}`))).toEqual([])
  })

  test('nor have the feed, the CV as JSON and PDF, and the card', () => {
    const { items, ...feed } = JSON.parse(readSite('en/feed.json'))
    const bodies = items.flatMap(({ content_html }: { content_html: string }) =>
      spokenTexts(fromHtml(content_html, { fragment: true }), 'en'),
    )
    const summaries = items.map(({ title, summary }: { title: string; summary: string }) => `${title} ${summary}`)
    const drawn = drawnText(readFileSync(join(SITE_FOLDER, 'en/cv.pdf')))
    expect(drawn).toContain('Experience')
    const files = [JSON.stringify(feed), readSite('en/cv.json'), readSite('en/contact.vcf')]
    const written = files.map((text) => text.replace(/https?:[^\s"]*/g, ''))
    const found = [...bodies, ...summaries, ...written, drawn].flatMap((text) => frenchWords(text, NAMES))
    expect(found).toEqual([])
    expect(bodies.length).toBeGreaterThan(50)
  })

  test('the detector finds French in nearly every sentence of the French pages', () => {
    for (const file of htmlFiles().filter((name) => !ENGLISH.includes(name))) {
      const texts = spokenTexts(fromHtml(readSite(file)), 'fr').filter((text) => text.split(' ').length > 5)
      const known = texts.filter((text) => frenchWords(text, NAMES).length > 0)
      expect(known.length / texts.length, file).toBeGreaterThan(0.9)
    }
  })

  test('feeds, CV and card are in the language of their folder', () => {
    expect(readSite('en/feed.atom')).toContain('xml:lang="en"')
    expect(readSite('en/feed.atom')).toContain(`<id>${ORIGIN}/en/projects/online-bank</id>`)
    expect(JSON.parse(readSite('en/feed.json')).language).toBe('en')
    expect(JSON.parse(readSite('en/cv.json')).basics.url).toBe(`${ORIGIN}/en`)
    expect(readSite('en/contact.vcf')).toContain('TITLE:Developer')
    expect(readSite('contact.vcf')).toContain('TITLE:Développeur')
  })
})

/** Names of people, places, organisations and works of the sample, which stay as they are. */
const NAMES = [
  ...['Camille Persienne', 'Persienne', 'Vite', 'Occitanie', 'Sète', 'Nîmes'],
  ...['Agence Tuile et Claire-voie', 'Coopérative du Figuier penché', 'Imprimerie des Trois Platanes'],
  ...[
    'Association Le Dérailleur bleu',
    'Calade, école du numérique',
    'Calade',
    'Lycée des Hautes-Arènes',
    'Hélène Aubanel',
  ],
  ...['Hébergement de l’Exemple', '1 rue de l’Exemple', 'Festival des quais', 'Défenseur des droits, Libre réponse'],
]
