import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { spoken } from '../spoken/spoken.ts'
import { ownStyleLayer } from './look.ts'

/** Bytes that TCP sends before it waits for an answer (RFC 6928: ten segments). */
export const FIRST_ROUND_TRIP_BYTES = 14_600

/** Headers that a server adds to a page. */
const SERVER_HEADERS = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  etag: '"0123456789012345678901-br"',
  'content-type': 'text/html; charset=utf-8',
  'content-length': '12345',
  'content-encoding': 'br',
  date: 'Fri, 20 Nov 2026 23:38:47 GMT',
  connection: 'keep-alive',
}

/** Returns the bytes of a response: those of the headers, and of the page after brotli. HTTP/2 sends fewer bytes. */
export function responseBytes(html: string, headers: Readonly<Record<string, string>>): number {
  return headerBytes(headers) + brotliSize(html)
}

/** Returns the bytes of the headers in HTTP/1.1. */
function headerBytes(headers: Readonly<Record<string, string>>): number {
  const lines = Object.entries({ ...headers, ...SERVER_HEADERS }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`)
}

/** Returns the bytes after brotli at its highest quality, as good hosts send them. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** Number of the largest files that are measured. Measuring all pages of a large site would take longer than rendering it. */
const MEASURED = 20
/** Number of pages that the message names; further ones are counted. */
const NAMED = 3
/** The longest page that is compressed at the highest quality, because one of 2 MB takes seconds, and no page of that size is light. */
const BEST_MAX_LENGTH = 200_000
/** Quality 5 is fifty times as fast as 11, and its result is larger by at least this factor (1.09 with our pages). */
const QUICK_TO_BEST = 1.05

interface Options {
  /** Rules of the owner's style sheet; `null` if there are none. */
  ownStyles: string | null
  base: string
  headers: Readonly<Record<string, string>>
  /** Caches the weight of unchanged pages, because compressing two pages at the highest quality takes as long as rendering twelve. */
  cacheDir: string
  /** Returns the name of a page for a person, by its file. */
  nameOf(file: string): string
}

/**
 * Returns messages about the pages that do not arrive in one round trip, with their bytes and their heaviest part.
 * @param site the folder of the pages
 * @param files paths of the pages, below that folder
 */
export async function overweight(site: string, files: Iterable<string>, options: Options): Promise<string[]> {
  const { headers, cacheDir } = options
  const room = FIRST_ROUND_TRIP_BYTES - headerBytes(headers)
  const cache = contentCache<number | null>(join(cacheDir, 'outputs'))
  const sized = [...files].map((file) => ({ file, size: statSync(join(site, file)).size }))
  const largest = sized.sort((a, b) => b.size - a.size).slice(0, MEASURED)
  const measured = await Promise.all(
    largest.map(async ({ file }) => {
      const html = readFileSync(join(site, file), 'utf8')
      const key = contentKey('page weight', `${process.versions.brotli}`, `${room}`, html)
      const { facts } = await cache.readOrMake(key, async () => ({ facts: sizeAbove(room, html), files: [] }))
      return facts === null ? [] : { file, html, bytes: headerBytes(headers) + facts }
    }),
  )
  const heavy = measured.flat()
  const sentences = heavy.slice(0, NAMED).map(({ file, html, bytes }) => {
    const [part, weight] = heaviestPart(html, options)
    return spoken().build.heavyPage(options.nameOf(file), bytes, FIRST_ROUND_TRIP_BYTES, part, weight)
  })
  const others = heavy.length - sentences.length
  if (others > 0) sentences.push(spoken().build.otherHeavy(others))
  return sentences
}

/** Returns the bytes of a page after brotli; `null` if they are at most the limit. */
function sizeAbove(room: number, html: string): number | null {
  const quick = quickSize(html)
  if (quick / QUICK_TO_BEST <= room) return null
  const bytes = html.length > BEST_MAX_LENGTH ? quick : brotliSize(html)
  return bytes <= room ? null : bytes
}

/** Returns the heaviest part that an owner can change, with the bytes that the page would save without it. */
function heaviestPart(html: string, { ownStyles, base }: Options): readonly [string, number] {
  const { rules, pictures, code, tables, text } = spoken().build.parts
  const from = Math.max(0, html.lastIndexOf('<main'))
  const to = Math.max(from, html.lastIndexOf('</main>'))
  const parts: Record<string, string> = {
    [rules]: ownStyles === null ? html : html.replace(ownStyleLayer(ownStyles, base), ''),
    [pictures]: withoutElements('picture', html),
    [code]: withoutElements('pre', html),
    [tables]: withoutElements('table', html),
    [text]: html.slice(0, from) + html.slice(from, to).replace(/>[^<]+/g, '>') + html.slice(to),
  }
  const whole = quickSize(html)
  const weights = Object.entries(parts).map(([name, without]) => [name, whole - quickSize(without)] as const)
  return weights.reduce((most, part) => (part[1] > most[1] ? part : most))
}

/** Removes all elements of a name. One that nothing closes stays, with everything behind it, so that no part is read twice. */
function withoutElements(name: string, html: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const from = html.indexOf(`<${name}`, at)
    const end = from === -1 ? -1 : html.indexOf(`</${name}>`, from)
    if (end === -1) return kept + html.slice(at)
    kept += html.slice(at, from)
    at = end + name.length + 3
  }
}

function quickSize(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
