import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { responseBytes as bytesOfResponse } from '../../scripts/site/overweight.ts'
import { SITE_FOLDER } from './preview-server.ts'

export { brotliSize, FIRST_ROUND_TRIP_BYTES } from '../../scripts/site/overweight.ts'

/** Returns the paths of all files of the built site, with slashes, sorted. */
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

/** Returns the SHA-256 of each file of a folder, by path. */
export function fingerprint(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  return Object.fromEntries(siteFiles(folder).map((file) => [file, hash(file)]))
}

/** Returns the security headers that the built site requires, by name, as hosts read them. */
export function siteHeaders(folder = SITE_FOLDER): Readonly<Record<string, string>> {
  const [ofAll]: { headers: { key: string; value: string }[] }[] = JSON.parse(readSite('vercel.json', folder)).headers
  return Object.fromEntries((ofAll?.headers ?? []).map(({ key, value }) => [key, value]))
}

export function readSite(file: string, folder = SITE_FOLDER): string {
  return readFileSync(join(folder, file), 'utf8')
}

export function htmlFiles(folder = SITE_FOLDER): string[] {
  return siteFiles(folder).filter((file) => file.endsWith('.html'))
}

/** Returns the bytes of a response with a page of the site. */
export const responseBytes = (html: string, folder = SITE_FOLDER) => bytesOfResponse(html, siteHeaders(folder))

/** Returns the code of the inline scripts of a page, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
}

/** Returns the modules of an island as a page names them, its own first. */
export function islandModules(html: string, island: string): string[] {
  const tag = new RegExp(`<div data-island="${island}"[^>]*>`).exec(html)?.[0] ?? ''
  return (/data-modules="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ').map((address) => address.replace(/^\//, ''))
}
