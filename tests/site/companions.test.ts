import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { htmlFiles, readSite, siteFiles } from '../support/built-site.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'

const ORIGIN = 'https://camille.example.org'
const SHARE_MAX_BYTES = 150_000

/** The package has no types. */
const { validate }: { validate(resume: unknown, done: (errors: unknown, isValid: boolean) => void): void } =
  createRequire(import.meta.url)('@jsonresume/schema')

/** Returns the file of an address of the site; `null` if there is none. */
function fileOf(address: string): string | null {
  const { origin, pathname } = new URL(address, ORIGIN)
  if (origin !== ORIGIN) return null
  const path = pathname.slice(1)
  const candidates = path === '' ? ['index.html'] : [path, `${path}.html`]
  return candidates.find((file) => existsSync(join(SITE_FOLDER, file)) && file.includes('.')) ?? null
}

/** Returns the attribute of each such tag of a page. */
function valuesOf(html: string, tag: RegExp, attribute: string): string[] {
  return [...html.matchAll(tag)].map(([text]) => fromHtml(new RegExp(` ${attribute}="([^"]*)"`).exec(text)?.[1] ?? ''))
}

function fromHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

function openGraph(html: string): Record<string, string> {
  const [names = [], contents = []] = ['property', 'content'].map((name) =>
    valuesOf(html, /<meta property="og:[^>]*>/g, name),
  )
  return Object.fromEntries(names.map((name, index) => [name, contents[index] ?? '']))
}

const pages = htmlFiles().filter((file) => !file.endsWith('404.html'))
const isEnglish = (file: string) => file === 'en.html' || file.startsWith('en/')
const french = pages.filter((file) => !isEnglish(file))

test.each(pages)('%s says what it is to those it is shared with', async (file) => {
  const html = readSite(file)
  const [canonical = ''] = valuesOf(html, /<link rel="canonical"[^>]*>/g, 'href')
  expect(fileOf(canonical)).toBe(file)
  const card = openGraph(html)
  expect(card).toMatchObject({
    'og:url': canonical,
    'og:locale': isEnglish(file) ? 'en_GB' : 'fr_FR',
    'og:site_name': 'Camille Persienne',
  })
  expect(card['og:title']).toBe(fromHtml(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''))
  expect(card['og:description']).toBe(valuesOf(html, /<meta name="description"[^>]*>/g, 'content')[0])
  const picture = fileOf(card['og:image'] ?? '')
  const { format, width, height } = await sharp(join(SITE_FOLDER, picture ?? '')).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(join(SITE_FOLDER, picture ?? '')).size).toBeLessThanOrEqual(SHARE_MAX_BYTES)
})

test('a project shares its own picture, every other page the card of the owner', () => {
  for (const file of french) {
    const card = openGraph(readSite(file))
    const [, slug] = /^projets\/([^/]+)\.html$/.exec(file) ?? []
    const title = /<h1[^>]*>(?:[^<|]*\| )?([^<]*)</.exec(readSite(file))?.[1]
    expect(card['og:image:alt'], file).toBe(
      slug ? `Capture d’écran du projet ${fromHtml(title ?? '')}` : 'Camille Persienne, Développeur',
    )
    expect(card['og:image'], file).toContain(slug ? `/share/${slug}-` : '/share/site-')
  }
})

test('no two pages have the same description', () => {
  const descriptions = french.map((file) => openGraph(readSite(file))['og:description'])
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('the page of unknown addresses is not to be found or shared', () => {
  const html = readSite('404.html')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(openGraph(html)).toEqual({})
  expect(html).not.toContain('application/ld+json')
})

// TypeScript checks the vocabulary of schema.org (schema-dts).
test.each(pages)('the structured data of %s name what exists', (file) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readSite(file)) ?? []
  const graph = JSON.parse(json)
  expect(graph['@context']).toBe('https://schema.org')
  const own = json.match(new RegExp(`${ORIGIN}[^"#]*`, 'g')) ?? []
  expect(own.filter((address) => fileOf(address) === null)).toEqual([])
  const types = graph['@graph'].map((thing: { '@type': string }) => thing['@type'])
  const wanted =
    file === 'index.html' || file === 'en.html' ? ['WebSite', 'Person'] : [expect.any(String), 'BreadcrumbList']
  expect(types.slice(0, 2)).toEqual(wanted)
})

test('a project with a repository is source code', () => {
  const dataOf = (file: string) =>
    JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(readSite(file))?.[1] ?? '{}')['@graph'][0] as Record<string, unknown>
  expect(dataOf('projets/banque.html')).toMatchObject({
    '@type': 'SoftwareSourceCode',
    name: 'Banque en ligne',
    codeRepository: expect.stringContaining('github.example.org'),
  })
})

test('the sitemap names each page once, as the page names itself', () => {
  const found: string[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (part) => {
    text = part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') found.push(text)
  })
  parser.write(readSite('sitemap.xml')).close()
  const canonical = pages.flatMap((file) => valuesOf(readSite(file), /<link rel="canonical"[^>]*>/g, 'href'))
  expect(found.sort()).toEqual(canonical.sort())
  expect(readSite('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the plan of the site leads to each page of the sitemap', () => {
  const plan = readSite('plan-du-site.html')
  const listed = [...readSite('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, page = '']) => new URL(page).pathname,
  )
  const linked = valuesOf(/<main[\s\S]*<\/main>/.exec(plan)?.[0] ?? '', /<a [^>]*>/g, 'href')
  expect(listed.length).toBeGreaterThan(20)
  const own = listed.filter((path) => path !== '/en' && !path.startsWith('/en/'))
  expect(own.filter((path) => !linked.includes(path))).toEqual(['/plan-du-site'])
})

test('both feeds hold each begun project, whole, with addresses that exist', () => {
  const atom = parseAtomFeed(readSite('flux.atom'))
  const json = parseJsonFeed(readSite('flux.json'))
  const projects = siteFiles().filter((file) => /^projets\/[^/]+\.html$/.test(file))
  expect(atom.entries).toHaveLength(projects.length)
  expect(json.items).toHaveLength(projects.length)
  expect(json.items?.map((item) => item?.id)).toEqual(atom.entries?.map((entry) => entry?.id))
  for (const { id, content, links } of atom.entries ?? []) {
    expect(fileOf(links?.[0]?.href ?? '')).toMatch(/^projets\//)
    expect(id).toBe(links?.[0]?.href)
    const addresses = ['href', 'src'].flatMap((name) => valuesOf(`${content}`, /<(?:a|img)\b[^>]*>/g, name))
    for (const address of addresses.filter((value) => value.startsWith(ORIGIN)))
      expect(fileOf(address), address).not.toBeNull()
    expect(addresses.filter((value) => value !== '' && !/^(https?|mailto|tel):/.test(value))).toEqual([])
  }
  const alternate = valuesOf(readSite(pages[0] ?? ''), /<link rel="alternate" type[^>]*>/g, 'href')
  expect(alternate.map(fileOf)).toEqual(['flux.atom', 'flux.json'])
})

test('the manifest and its icons', async () => {
  const manifest = JSON.parse(readSite('site.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Camille Persienne', lang: 'fr', start_url: '/', scope: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    if (sizes === 'any') continue
    const { width, height, format } = await sharp(join(SITE_FOLDER, src)).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  }
  for (const file of pages) {
    const html = readSite(file)
    const linked = valuesOf(html, /<link rel="(?:manifest|icon|apple-touch-icon)"[^>]*>/g, 'href')
    expect(linked.map(fileOf)).toEqual(['favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
  }
})

test('the CV as JSON Resume is valid against its schema', () => {
  let result: unknown
  validate(JSON.parse(readSite('cv.json')), (errors, isValid) => {
    result = { errors, isValid }
  })
  expect(result).toEqual({ errors: null, isValid: true })
})

test('security.txt says whom to tell, and until when', () => {
  const text = readSite('.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:camille@example\.org$/m)
  expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T23:59:59Z$/m)
})
