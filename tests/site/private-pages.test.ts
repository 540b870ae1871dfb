import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  FIRST_ROUND_TRIP_BYTES,
  fingerprint,
  htmlFiles,
  readSite,
  responseBytes,
  siteFiles,
  siteHeaders,
} from '../support/built-site.ts'
import { type ContentFolder, copySample, keepProjects } from '../support/content-folder.ts'
import { fromSections, wordsOfPage, wordsOfPdf } from '../support/cv-words.ts'
import { drawnText } from '../support/pdf-operators.ts'
import { readPdf } from '../support/read-pdf.ts'
import { runWarm } from '../support/warm-commands.ts'

const ADDRESS = '8dwz2-m5k0p-r7hxe-3vgtn'
const OF_DRAFT = 'p4nqx-7t2ws-0jkh9-e6bmc'
const PAGE = `candidatures/${ADDRESS}.html`

let content: ContentFolder
let site = ''

beforeAll(async () => {
  content = copySample()
  site = content.beside('site')
  content.write(
    'candidatures/acme.md',
    `---\ntitle: Pour l’Atelier du Lez\naddress: ${ADDRESS}\ncv: lead\nprojects: [banque, location]\n---\n\nBonjour.\n`,
  )
  content.write('candidatures/_plus-tard.md', `---\ntitle: Plus tard\naddress: ${OF_DRAFT}\n---\n\nBonjour.\n`)
  content.write('cvs/lead.md', '---\ntitle: Lead développeur\nlisted: true\nsections: [skills, experience]\n---\n')
  content.write('cvs/english.md', '---\ntitle: Front-end developer\nlang: en\n---\n\nI build interfaces.\n')
  content.write('cvs/rien.md', '---\ntitle: Développeur\n---\n')
  content.write('cvs/conseil.md', '---\ntitle: Conseil\nlisted: true\n---\n')
  content.write('cvs/audit.md', '---\ntitle: Audit\n---\n')
  content.write('en/cvs/conseil.md', '---\nslug: advice\ntitle: Advice\nlisted: false\n---\n')
  content.write('en/cvs/audit.md', '---\nslug: review\ntitle: Review\nlisted: true\n---\n')
  content.write('en/cvs/lead.md', '---\nslug: team-lead\ntitle: Lead developer\n---\n')
  content.write('en/cvs/rien.md', '---\ntitle: Developer\n---\n')
  content.write('en/candidatures/acme.md', '---\ntitle: For the team\n---\n\nHello.\n')
  const { status, output } = await runWarm(['build', '--content', content.path, '--out', site])
  expect(status, output).toBe(0)
  expect(output).toMatch(/en\/candidatures\/acme\.md.*une candidature n’est pas traduite/)
})

afterAll(() => content.dispose())

const read = (file: string) => readSite(file, site)
const bytesOf = (file: string) => readFileSync(join(site, file))

const PICTURES = '![Un portrait](../images/portrait.png) ![Le même, la nuit](../images/portrait-nuit.png)'

test('nobody learns from the rest of a site that it has such pages', async () => {
  const plain = copySample()
  // A site that needs few rules itself.
  keepProjects(plain.path, ['banque'])
  try {
    const [without, withThem] = [plain.beside('without'), plain.beside('with')]
    const build = (out: string) => runWarm(['build', '--content', plain.path, '--out', out])
    expect(await build(without)).toMatchObject({ status: 0 })
    plain.write(
      'cvs/english.md',
      `---\ntitle: Front-end developer\nlang: en\n---\n\nI build interfaces in Łódź.\n\n${PICTURES}\n`,
    )
    plain.write(
      'candidatures/acme.md',
      `---\ntitle: Pour l’Atelier du Lez\naddress: ${ADDRESS}\ncv: english\nprojects: [banque]\n---\n\nBonjour Łukasz, voici.\n\n${PICTURES}\n\n> [!note]\n> Un encadré.\n\n~~~ts\nconst a = 1\n~~~\n`,
    )
    expect(await build(withThem)).toMatchObject({ status: 0 })
    const [before, after] = [fingerprint(without), fingerprint(withThem)]
    const isPicture = (file: string) => file.startsWith('assets/images/')
    const added = Object.keys(after).filter((file) => !(file in before) && !isPicture(file))
    expect(added).toEqual([PAGE, 'cv-english.json', 'cv-english.pdf', 'cv/english.html'])
    expect(Object.keys(before).filter((file) => before[file] !== after[file])).toEqual([])
    expect(fingerprint(`${withThem}.serveur`)).toEqual(fingerprint(`${without}.serveur`))
  } finally {
    plain.dispose()
  }
})

/** Returns all text of a file, including compressed text. */
function textOf(file: string): string {
  const bytes = bytesOf(file)
  return file.endsWith('.pdf') ? `${bytes.toString('latin1')}\n${drawnText(bytes)}` : bytes.toString('utf8')
}

const TEXTS = /\.(html|xml|atom|json|txt|webmanifest|vcf|js|mjs|css|svg)$/

/**
 * Returns all files that a visitor or a robot can reach from these. Follows everything that looks like an address, in pages, feeds, data
 * and scripts.
 */
function crawl(starts: readonly string[], readFile = read): Set<string> {
  const there = new Set(siteFiles(site))
  const origin = /<link rel="canonical" href="(https?:\/\/[^"/]+)/.exec(read('index.html'))?.[1] ?? 'none'
  const found = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!TEXTS.test(file)) continue
    const text = readFile(file).replaceAll(origin, '').replaceAll('\\/', '/')
    for (const [, path = ''] of text.matchAll(/["'(>\s]\/([\w./-]*)/g)) {
      const target = [path, `${path}.html`, path === '' ? 'index.html' : ''].find((name) => there.has(name))
      if (target !== undefined) waiting.push(target)
    }
  }
  return found
}

test('from every page, feed, map and file of the site, all links followed, nobody comes to the page for one reader', () => {
  const starts = siteFiles(site).filter((file) => file !== PAGE)
  const reached = crawl(starts)
  expect(reached.has(PAGE)).toBe(false)
  // Proves that the crawler works: from the home page alone it reaches every page that can be found.
  const fromHome = crawl(['index.html', 'sitemap.xml', 'flux.atom', 'flux.json', 'cv.json'])
  const unlisted = ['cv/english.html', 'cv/rien.html', 'en/cv/rien.html', 'en/cv/advice.html', 'cv/audit.html']
  const others = htmlFiles(site).filter((file) => ![PAGE, '404.html', 'en/404.html', ...unlisted].includes(file))
  expect(others.filter((file) => !fromHome.has(file))).toEqual([])
  expect(others.length).toBeGreaterThan(20)
  for (const planted of ['index.html', 'sitemap.xml', 'flux.json']) {
    const withLink = (file: string) => read(file) + (file === planted ? ` "/candidatures/${ADDRESS}"` : '')
    expect(crawl(['index.html', 'sitemap.xml', 'flux.json'], withLink).has(PAGE), planted).toBe(true)
  }
  expect([...crawl([PAGE])]).toEqual(expect.arrayContaining(['cv/lead.html', 'cv-lead.pdf', 'projets/banque.html']))
})

test('no file but its own holds the address, not even compressed, and a draft is nowhere', () => {
  const files = siteFiles(site)
  expect(files).toContain(PAGE)
  expect(files.filter((file) => file !== PAGE && (file + textOf(file)).includes(ADDRESS))).toEqual([])
  expect(files.filter((file) => (file + textOf(file)).includes(OF_DRAFT))).toEqual([])
  // Its own page does not name it either, because a copy of the page would reveal it.
  expect(read(PAGE)).not.toContain(ADDRESS)
  for (const file of ['robots.txt', 'sitemap.xml', 'flux.atom', 'flux.json', 'plan-du-site.html'])
    expect(read(file), file).not.toContain('candidatures')
})

/** Returns the target of the language switch, and its text. */
function switchOf(file: string) {
  const [, href, title = null] =
    /<a class="[^"]*" href="([^"]*)"(?: lang="\w+")? hrefLang="\w+"(?: title="([^"]*)")?/.exec(read(file)) ?? []
  return { href, title }
}

test('the switch of the language leads to the same CV under its own address, and says that a page for one reader is not translated', () => {
  expect(switchOf('cv/lead.html')).toEqual({ href: '/en/cv/team-lead', title: null })
  expect(switchOf('en/cv/team-lead.html')).toEqual({ href: '/cv/lead', title: null })
  expect(siteFiles(site)).toEqual(expect.arrayContaining(['en/cv-team-lead.pdf', 'en/cv-team-lead.json']))
  expect(read('en/cv/team-lead.html')).toContain('href="/en/cv-team-lead.pdf"')
  // Search engines may not keep a CV that nothing links to, so the page names no other language.
  expect(switchOf('cv/rien.html')).toEqual({ href: '/en/cv/rien', title: null })
  expect(read('cv/rien.html')).not.toContain('rel="alternate" hrefLang')
  const untranslated = { href: '/en', title: 'English : page non traduite' }
  expect(switchOf(PAGE)).toEqual(untranslated)
  expect(switchOf('cv/english.html')).toEqual(untranslated)
  expect(read(PAGE)).toContain('<span lang="en">English</span> : page non traduite')
})

test('a CV that is hidden in one language only is named by nothing in the other', () => {
  const tells = (file: string) => /cv[/-](?:advice|audit)\b/.test(read(file))
  const own = ['en/cv/advice.html', 'en/cv-advice.json', 'cv/audit.html', 'cv-audit.json']
  const texts = siteFiles(site).filter((file) => TEXTS.test(file) && !own.includes(file))
  expect(texts.filter(tells)).toEqual([])
  expect(switchOf('cv/conseil.html')).toEqual({ href: '/en', title: 'English : page non traduite' })
  expect(switchOf('en/cv/advice.html')).toEqual({ href: '/cv/conseil', title: null })
})

test('nothing counts its views, nobody learns of it from its links, and no search engine may keep it', () => {
  const html = read(PAGE)
  expect(read('index.html')).toContain('<template data-tracker')
  expect(html).not.toContain('<template data-tracker')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
  expect(html).not.toMatch(/rel="canonical"|property="og:|ld\+json/)
  expect(read('_headers')).toContain('\n/candidatures/*\n  X-Robots-Tag: noindex\n')
  expect(JSON.stringify(siteHeaders(site))).not.toContain('candidatures')
})

test('a CV that is not listed is found by nobody else, and says its own language', () => {
  const html = read('cv/english.html')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<article lang="en"/)
  expect(html).toContain('<h2>Experience</h2>')
  expect(html).toContain('I build interfaces.')
  expect(crawl(['index.html', 'sitemap.xml']).has('cv/english.html')).toBe(false)
  expect(/\/Lang \(([^)]*)\)/.exec(bytesOf('cv-english.pdf').toString('latin1'))?.[1]).toBe('en-GB')
  const versions = /Autres versions.*?<\/p>/.exec(read('cv.html'))?.[0]
  expect(versions).toContain('<a href="/cv/lead">Lead développeur</a>')
  expect(versions).not.toContain('english')
  expect(read('plan-du-site.html')).toContain('href="/cv/lead"')
  expect(JSON.parse(read('cv-lead.json')).education).toBeUndefined()
})

test('a CV is translated by a file of its name, and each of the two leads to the other; an application is not', () => {
  const html = read('en/cv/team-lead.html')
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('>Lead developer</p>')
  expect(html.indexOf('<h2>Skills</h2>')).toBeLessThan(html.indexOf('<h2>Experience</h2>'))
  expect(html).not.toContain('<h2>Education</h2>')
  expect(html).toContain('href="/en/cv-team-lead.pdf"')
  expect(html).toMatch(/hrefLang="fr" href="[^"]*\/cv\/lead"/)
  expect(read('cv/lead.html')).toMatch(/hrefLang="en" href="[^"]*\/en\/cv\/team-lead"/)
  expect(read('sitemap.xml')).toMatch(/\/en\/cv\/team-lead</)
  expect(siteFiles(site).filter((file) => /^en\/(candidatures|applications)/.test(file))).toEqual([])
})

test('each CV says the same words as a page and as a PDF', () => {
  const pdf = (name: string) => wordsOfPdf(bytesOf(`cv-${name}.pdf`))
  expect(fromSections(pdf('lead'))).toEqual(fromSections(wordsOfPage(read('cv/lead.html'))))
  const english = (words: readonly string[]) => words.slice(words.indexOf('Profile'))
  expect(english(pdf('english'))).toEqual(english(wordsOfPage(read('cv/english.html'))))
  expect(readPdf(bytesOf('cv-english.pdf')).structure.join('\n')).toContain('I build interfaces.')
})

test('the pages fit in one round trip', () => {
  for (const file of [PAGE, 'cv/lead.html', 'cv/english.html', 'cv.html'])
    expect.soft(responseBytes(read(file), site), file).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES)
})
