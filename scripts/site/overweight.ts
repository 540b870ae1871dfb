import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { pageFile } from '../../src/catalogue/pages.ts'
import { ownStyleLayer } from './look.ts'

/** TCP sends about this much before it waits for an answer (RFC 6928: ten segments). */
export const FIRST_ROUND_TRIP_BYTES = 14_600

/** What a server adds to the headers of a page. */
const ADDED = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  etag: '"0123456789012345678901-br"',
  'content-type': 'text/html; charset=utf-8',
  'content-length': '12345',
  'content-encoding': 'br',
  date: 'Fri, 20 Nov 2026 23:38:47 GMT',
  connection: 'keep-alive',
}

/** The bytes of a response: of the page after brotli, and of the headers as HTTP/1.1 writes them. HTTP/2 sends fewer bytes. */
export function responseBytes(html: string, headers: Readonly<Record<string, string>>): number {
  const lines = Object.entries({ ...headers, ...ADDED }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`) + brotliSize(html)
}

/** Bytes after brotli at its highest quality, as good hosts send them. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** Two pages are enough to know, and measuring every page of a large site would take longer than rendering it. */
const MEASURED = { '': 'l’accueil', projets: 'la liste des projets' } as const

/** What the owner's style sheet adds to a page that fits in one round trip only without it, in French. */
export function overweight(
  site: string,
  ownStyles: string | null,
  { base, headers }: { base: string; headers: Readonly<Record<string, string>> },
): string[] {
  if (ownStyles === null) return []
  return Object.entries(MEASURED).flatMap(([path, name]) => {
    const file = join(site, pageFile(path))
    if (!existsSync(file)) return []
    const html = readFileSync(file, 'utf8')
    const full = responseBytes(html, headers)
    if (full <= FIRST_ROUND_TRIP_BYTES) return []
    const without = responseBytes(html.replace(ownStyleLayer(ownStyles, base), ''), headers)
    if (without > FIRST_ROUND_TRIP_BYTES) return []
    return `ajoute ${octets(full - without)} (brotli) à ${name}, qui pèse alors ${octets(full)} avec ses en-têtes. Jusqu’à ${octets(FIRST_ROUND_TRIP_BYTES)}, une page arrive en un seul aller-retour : retirez des règles.`
  })
}

const octets = (count: number) => `${new Intl.NumberFormat('fr').format(count)} octets`
