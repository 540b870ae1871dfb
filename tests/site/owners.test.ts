import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileContent } from '../../scripts/commands/content.ts'
import {
  brotliSize,
  FIRST_ROUND_TRIP_BYTES,
  htmlFiles,
  inlineScripts,
  readSite,
  responseBytes,
  siteFiles,
} from '../support/built-site.ts'
import { fromSections, wordsOfPage, wordsOfPdf } from '../support/cv-words.ts'
import { frenchWords } from '../support/french.ts'
import { markupFaults } from '../support/markup-faults.ts'
import { buildOwners, OWNERS, ownerContent, ownerFolder } from '../support/owner-sites.ts'
import { statementsOf, textsIn } from '../support/owner-statements.ts'
import { ROOT } from '../support/preview-server.ts'
import { spokenTexts } from '../support/spoken-texts.ts'

/** Facts that an owner withholds, which the site must not express in other words either. */
const WITHHELD: Readonly<Record<(typeof OWNERS)[number], RegExp>> = {
  ines: /téléphoner|numéro de téléphone|EmailJS/i,
  jonas: /EmailJS/,
  salome: /Ma Stack|EmailJS/,
  tidiane: /formulaire de contact|EmailJS|brouillon|Projet \d/i,
}

beforeAll(buildOwners)

describe.each(OWNERS)('%s', (owner) => {
  const site = ownerFolder(owner)
  const read = (file: string) => readSite(file, site)
  const pages = () => htmlFiles(site)

  test('every page fits in one round trip with its headers and runs little script', () => {
    for (const file of pages()) {
      expect.soft(responseBytes(read(file), site), file).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES)
      expect.soft(brotliSize(inlineScripts(read(file)).join('\n')), file).toBeLessThanOrEqual(2048)
    }
  })

  test('every page is HTML without a fault, with a title of its own', () => {
    expect(pages().flatMap((file) => markupFaults(read(file)).map((fault) => `${file}: ${fault}`))).toEqual([])
    const titles = pages().map((file) =>
      read(file)
        .match(/<html lang="\w+"|<title>[^<]*<\/title>/g)
        ?.join(),
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('an own style sheet is the last layer of every page, and the others know no such layer', () => {
    for (const file of pages()) {
      const [, css = ''] = /<style>(.*?)<\/style>/s.exec(read(file)) ?? []
      // Behind it stands the dark scheme, whose layer comes earlier.
      const night = /@media \(prefers-color-scheme:dark\)\{@media screen\{@layer base\{:root\{[^{}]*\}{4}$/
      expect(css, file).toMatch(night)
      const others = css.replace(night, '')
      if (owner === 'jonas') expect(others, file).toMatch(/@layer owner\{:root\{--[a-z]{1,2}:light-dark[^@]*\}\}$/i)
      else expect(others, file).toMatch(/^(?!.*@layer owner).*@layer base\{body\{font-family:[^}]*\}\}$/s)
    }
  })

  test('every link within the site leads to a page, a heading or a file; pictures are encoded on demand', () => {
    const files = new Set(siteFiles(site))
    const links = pages().flatMap((page) =>
      [...read(page).matchAll(/<(?:a|link|use|script)\b[^>]*? (?:href|src)="\/([^"#?]*)(?:#([^"]*))?"/g)].map(
        ([link, path = '', anchor = '']) => ({ link: `${page}: ${link}`, path, anchor }),
      ),
    )
    const broken = links.filter(({ path, anchor }) => {
      const file = [path, `${path}.html`, path === '' ? 'index.html' : ''].find((name) => files.has(name))
      if (file === undefined) return !path.startsWith('assets/images/')
      return anchor !== '' && !read(file).includes(`id="${anchor}"`)
    })
    expect(links.length).toBeGreaterThan(200)
    expect(broken.map(({ link }) => link)).toEqual([])
  })

  test('the picture beside a project’s title is named early; captures, which only wide screens show, are not', () => {
    for (const html of pages()
      .filter((file) => /^(\w\w\/)?proje(ts|cts)\/[^/]+\.html$/.test(file))
      .map(read)) {
      const [besideTitle = ''] = /<\/header><div[\s\S]*/.exec(html.slice(html.indexOf('<main'))) ?? []
      const hasCaptures = /^<\/header><div class="\w+"><span/.test(besideTitle)
      const hasPicture = /<div [^>]*data-large-picture/.test(html)
      expect(html.includes('as="image"')).toBe(hasPicture && !hasCaptures)
    }
  })

  test('nothing of the sample is said, and nothing the owner withholds', () => {
    const files = ['cv.json', 'contact.vcf', 'flux.json'].filter((name) => existsSync(join(site, name)))
    const texts = [
      ...pages().flatMap((file) => textsIn(read(file))),
      ...files.flatMap((file) => read(file).split('\n')),
    ]
    expect(texts.filter((text) => /Camille|Persienne\b|Montpellier|Occitanie/.test(text))).toEqual([])
    const said = [...statementsOf(site, ownerContent(owner)).keys()]
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter((statement) => WITHHELD[owner].test(statement))).toEqual([])
  })

  test('a current post reaches the end of its line on the home page', () => {
    const [first] = [...read('index.html').matchAll(/<rect x="(\d+)%" width="(\d+)%"/g)]
    // Salomé’s home page shows no career.
    if (owner === 'salome') expect(first).toBeUndefined()
    else expect(Number(first?.[1]) + Number(first?.[2])).toBe(100)
    if (owner === 'tidiane') expect(Number(first?.[2])).toBeGreaterThan(35)
  })

  test('what the site says besides the owner’s own words was read and is true (tests/owners/<name>.dit.md)', async () => {
    const said = [...statementsOf(site, ownerContent(owner))]
      .map(
        ([statement, files]) =>
          `- ${statement} (${files[0]}${files.length > 1 ? ` et ${files.length - 1} de plus` : ''})`,
      )
      .join('\n')
    // The years of the copyright and of a current post are that of the build, and a date of « seeking » is shown until it has passed.
    const timeless = said.replace(/(?<=© |^- \d{4} )\d{4}/gm, 'AAAA').replace(/ (?:dès|from) [\p{L}\d ]+ 20\d\d/gu, '')
    const text = `# Ce que le site de ${owner} dit en plus de ses propres mots\n\n${timeless}\n`
    await expect(text).toMatchFileSnapshot(join(ROOT, `tests/owners/${owner}.dit.md`))
  })
})

/** Names and works in the site of jonas, which stay as they are. */
const NAMES = [
  ...[
    'Jonas Lindqvist',
    'Lindqvist',
    'Vélos de la Citadelle',
    'Coopérative des Maraîchers du Nord',
    'Lille',
    'Roubaix',
  ],
  ...['Organisme Exemple', 'Institut de langues Exemple', 'Hébergement de la Deûle', '27 rue de l’Exemple'],
  ...['migrations-sures', 'Öresunds universitet', 'Kalundborg', 'Hilversum', 'Beromünster'],
]

test('jonas: each page has its other language, both say so of each other, and no English page has a word of French', () => {
  const site = ownerFolder('jonas')
  const origin = 'https://jonas-lindqvist.example.org'
  const pages = htmlFiles(site).filter((file) => !file.endsWith('404.html'))
  const addressOf = (file: string) => `${origin}/${file.replace(/(^index)?\.html$/, '')}`.replace(/\/$/, '')
  const alternates = new Map(
    pages.map((file) => {
      const links = readSite(file, site).matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)
      return [addressOf(file), Object.fromEntries([...links].map(([, lang, href]) => [lang, href]))]
    }),
  )
  for (const [address, { en, fr, 'x-default': byDefault }] of alternates) {
    expect([en, fr], address).toContain(address)
    expect(byDefault).toBe(en)
    expect(alternates.get(`${en}`)).toEqual(alternates.get(`${fr}`))
  }
  expect(alternates.size).toBeGreaterThan(20)
  for (const file of htmlFiles(site)) {
    const html = readSite(file, site)
    const isFrench = /^fr[./]/.test(file)
    expect(html, file).toContain(isFrench ? '<html lang="fr"' : '<html lang="en"')
    const found = spokenTexts(fromHtml(html), 'en', isFrench ? 'fr' : 'en').flatMap((text) => frenchWords(text, NAMES))
    expect(found, file).toEqual([])
  }
})

test('only the site with a film, captures and pictures side by side has their rules, and a policy that lets a film in', () => {
  const rules = {
    'media-src': /; media-src 'self';/,
    gallery: /data-row=desktop/,
    row: /\[data-row=""\]|data-row=""/,
  }
  const found = (owner: (typeof OWNERS)[number], file: string) =>
    Object.entries(rules).flatMap(([name, rule]) => (rule.test(readSite(file, ownerFolder(owner))) ? name : []))
  // Pages for one reader and CVs have the rules of all sites, so that the policy of the others does not tell of them.
  const isForAll = (file: string) => !/^([a-z]{2}\/)?(candidatures|applications|cv)\b/.test(file)
  for (const owner of ['ines', 'jonas', 'tidiane'] as const)
    for (const file of htmlFiles(ownerFolder(owner)).filter(isForAll))
      expect.soft(found(owner, file), `${owner}, ${file}`).toEqual([])
  expect(found('salome', 'projets/lanternes.html')).toEqual(['media-src', 'gallery', 'row'])
  expect(found('salome', 'contact.html')).toEqual(['media-src'])
})

test('the film of a project is a file of the site with a hash in its name, and starts by itself nowhere', () => {
  const site = ownerFolder('salome')
  const html = readSite('projets/lanternes.html', site)
  const video = /<video [^>]*>.*?<\/video>/.exec(html)?.[0] ?? ''
  const [, src = ''] = /<source src="\/(assets\/lanternes-[0-9a-f]{8}\.mp4)" type="video\/mp4"/.exec(video) ?? []
  const [, captions = ''] =
    /<track kind="captions" srcLang="fr" label="Français" src="\/(assets\/[^"]*)"/.exec(video) ?? []
  const original = (name: string) => readFileSync(join(ownerContent('salome'), 'projets/images', name))
  expect(readFileSync(join(site, src))).toEqual(original('lanternes.mp4'))
  expect(readFileSync(join(site, captions))).toEqual(original('lanternes.vtt'))
  expect(video).toMatch(
    /^<video [^>]*controls="" preload="none" poster="\/assets\/images\/[^"]*\.webp" width="1340" height="754"/,
  )
  expect(html).not.toMatch(/autoplay/i)
  expect(readSite('flux.json', site)).not.toMatch(/\.mp4|lanternes-tel/)
})

test('the catalogue of each owner has what they asked for', async () => {
  const catalogues = await Promise.all(
    OWNERS.map((owner) => compileContent({ content: ownerContent(owner), cacheDir: join(ROOT, '.cache') })),
  )
  const [ines, jonas, salome, tidiane] = catalogues.map(({ catalogue }) => catalogue)
  expect(ines?.site).toMatchObject({ phone: null, form: { phone: 'none' }, mail: { provider: 'formspree' } })
  expect(ines?.cv?.certificates.length).toBeGreaterThan(0)
  expect(jonas?.site.form).toEqual({ phone: 'optional', phoneFormat: 'international' })
  expect(salome?.site.testimonials.length).toBeGreaterThan(2)
  expect(tidiane?.projects.filter(({ image }) => image === null)).toHaveLength(7)
  expect(tidiane?.pages.map(({ slug }) => slug)).toEqual(['a-propos', 'conferences'])
})

test('a CV for some readers says the same words as a page and as a PDF, and each of its sentences is in the owner’s files', () => {
  const site = ownerFolder('tidiane')
  const content = (file: string) => readFileSync(join(ownerContent('tidiane'), file), 'utf8')
  const ofPdf = fromSections(wordsOfPdf(readFileSync(join(site, 'cv-encadrement.pdf'))))
  const html = readSite('cv/encadrement.html', site)
  expect(ofPdf).toEqual(fromSections(wordsOfPage(html)))
  expect(ofPdf.length).toBeGreaterThan(100)
  const text = ofPdf.join(' ')
  expect(text).toContain('Formation de vingt-six ingénieurs')
  for (const left of ['Passage à la minute', 'Classe préparatoire', 'Bash', 'Certificats', 'Cartes marines'])
    expect.soft(text).not.toContain(left)
  expect(text.indexOf('Compétences')).toBeLessThan(text.indexOf('Formation Diplôme'))
  const resume = JSON.parse(readSite('cv-encadrement.json', site))
  const { label, summary } = resume.basics
  const said: string[] = [label, summary, ...resume.work.flatMap((job: { highlights: string[] }) => job.highlights)]
  const written = `${content('cv.md')}\n${content('cvs/encadrement.md')}`
  expect(said.length).toBeGreaterThan(8)
  for (const sentence of said) expect.soft(written).toContain(sentence)
  for (const job of resume.work) expect.soft(job.highlights.length).toBeLessThanOrEqual(3)
})

test('the page of the CV leads to the CV that its owner lists; no page, file or rule tells of the application', () => {
  const site = ownerFolder('tidiane')
  expect(readSite('cv.html', site)).toContain('<a href="/cv/encadrement">Responsable d’équipe données</a>')
  expect(readSite('sitemap.xml', site)).toContain('/cv/encadrement<')
  const page = siteFiles(site).find((file) => file.startsWith('candidatures/')) ?? ''
  const html = readSite(page, site)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
  expect(html).not.toMatch(/rel="canonical"|og:|ld\+json/)
  expect(html).toContain('href="/cv-encadrement.pdf"')
  const address = page.replace(/^candidatures\/|\.html$/g, '')
  expect(siteFiles(site).filter((file) => file !== page && readFileSync(join(site, file)).includes(address))).toEqual(
    [],
  )
})

test('the owners’ lists of statements are kept for those owners only', () => {
  for (const owner of OWNERS) expect(readFileSync(join(ROOT, `tests/owners/${owner}.dit.md`), 'utf8')).toContain('- ')
})
