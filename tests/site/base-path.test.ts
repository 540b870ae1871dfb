import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentFolder, copySample, runCommand } from '../support/content-folder.ts'
import { type RunningCommand, startCommand } from '../support/preview-server.ts'

const ORIGIN = 'https://camille.example.org'
const BASE = '/depot/'

/** The tests request every address in every file of the site. The site is below a folder, as on GitHub Pages. */
let content: ContentFolder
let preview: RunningCommand

beforeAll(async () => {
  content = copySample()
  const out = content.beside('site')
  // Vike keeps the base of the first site that a process renders.
  const { status, output } = runCommand(['build', '--content', content.path, '--out', out, '--base', BASE])
  expect(status, output).toBe(0)
  preview = await startCommand('preview', ['--out', out, '--port', '0'])
}, 120_000)

afterAll(async () => {
  await preview?.stop()
  content?.dispose()
})

/** Returns the addresses in a file, resolved against the address of the file. */
function addressesIn(text: string, type: string, page: string): string[] {
  if (/html/.test(type)) {
    const attributes = [...text.matchAll(/ (?:href|src|content|action|data-modules|data-details)="([^"]*)"/g)]
    const sets = [...text.matchAll(/ srcset="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(/,\s*/))
    const written = attributes
      .flatMap(([, value = '']) => value.split(/\s+/))
      .concat(sets.map((part) => part.split(' ')[0] ?? ''))
    const styles = [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address)
    const data = [...text.matchAll(/"(https:\/\/camille\.example\.org[^"]*)"/g)].map(([, address = '']) => address)
    return [...written, ...styles, ...data].filter((value) => /^(\/|\.|https:\/\/camille\.)/.test(value))
  }
  if (/manifest/.test(type))
    return JSON.parse(text).icons.map(({ src }: { src: string }) => new URL(src, page).pathname)
  // The id of a feed is a name that never changes, not an address.
  if (/xml|json|plain/.test(type))
    return [...text.replace(/<id>[^<]*<\/id>/g, '').matchAll(/https:\/\/camille\.example\.org[^\s"<&]*/g)].map(
      ([address]) => address,
    )
  if (/javascript/.test(type))
    return [...text.matchAll(/from\s*"(\.[^"]+)"/g)].map(([, address = '']) => new URL(address, page).pathname)
  return []
}

test('every link, asset, feed and share picture is there, below the folder, without a redirect', {
  timeout: 120_000,
}, async () => {
  const host = new URL(preview.url).origin
  const seen = new Set<string>()
  const waiting = ['', 'sitemap.xml', 'robots.txt', '.well-known/security.txt', 'nulle-part'].map((path) => BASE + path)
  const wrong: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const response = await fetch(host + path, { redirect: 'manual' })
    const expected = path === `${BASE}nulle-part` ? 404 : 200
    if (response.status !== expected) wrong.push(`${response.status} ${path}`)
    const type = response.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = /text|xml|json|javascript/.test(type) ? bytes.toString() : ''
    for (const address of addressesIn(text, type, `${ORIGIN}${path}`)) {
      const { pathname, origin } = new URL(address, `${ORIGIN}${path}`)
      if (origin !== ORIGIN || pathname.startsWith('/_vercel/')) continue
      // This address is in the content: it is the live site of the project « Portfolio ».
      if (address === ORIGIN && /\/(?:projets|en\/projects)\/portfolio$/.test(path)) continue
      if (pathname.startsWith(BASE)) waiting.push(pathname)
      else wrong.push(`${address} in ${path}`)
    }
  }
  expect(wrong).toEqual([])
  const kinds = 'avif webp woff2 js jpg png svg pdf json atom webmanifest xml'.split(' ')
  expect(kinds.filter((kind) => ![...seen].some((path) => path.endsWith(`.${kind}`)))).toEqual([])
  expect(seen.has(`${BASE}projets/banque`)).toBe(true)
})
