import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readHeadersFile } from '../../scripts/outputs/host-files.ts'
import { SITE_FOLDER } from './preview-server.ts'

/** Paths of all files of the built site, with slashes, sorted. */
export function siteFiles(folder = SITE_FOLDER): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** The SHA-256 of each file of a folder, by path. */
export function fingerprint(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  return Object.fromEntries(siteFiles(folder).map((file) => [file, hash(file)]))
}

/** The security headers that the built site wants, by name. */
export function siteHeaders(folder = SITE_FOLDER): Readonly<Record<string, string>> {
  return readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8')).headers
}

export function readSite(file: string, folder = SITE_FOLDER): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** Bytes after brotli at its highest quality, as good hosts send them. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

export function htmlFiles(folder = SITE_FOLDER): string[] {
  return siteFiles(folder).filter((file) => file.endsWith('.html'))
}

/** TCP sends about this much before it waits for an answer (RFC 6928: ten segments). */
export const FIRST_ROUND_TRIP_BYTES = 14_600

/** The bytes of a response: of the page after brotli, and of the headers as HTTP/1.1 writes them, with those the server adds by itself. HTTP/2 sends fewer bytes. */
export function responseBytes(html: string, folder = SITE_FOLDER): number {
  const added = {
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: '"0123456789012345678901-br"',
    'content-type': 'text/html; charset=utf-8',
    'content-length': '12345',
    'content-encoding': 'br',
    date: 'Fri, 20 Nov 2026 23:38:47 GMT',
    connection: 'keep-alive',
  }
  const lines = Object.entries({ ...siteHeaders(folder), ...added }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`) + brotliSize(html)
}

/** The code of the inline scripts of a page, data blocks left out. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
}

/** The modules of an island as a page names them: its own first. */
export function islandModules(html: string, island: string): string[] {
  const tag = new RegExp(`<div data-island="${island}"[^>]*>`).exec(html)?.[0] ?? ''
  return (/data-modules="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ').map((address) => address.replace(/^\//, ''))
}
