import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of the site that is no page, by its path below the base. */
export interface SiteFile {
  path: string
  content: string | Uint8Array
}

/** One file after the other: hundreds of promises cost more than they wait for. */
export function writeSiteFiles(site: string, files: readonly SiteFile[]): void {
  for (const folder of new Set(files.map(({ path }) => dirname(join(site, path)))))
    mkdirSync(folder, { recursive: true })
  for (const { path, content } of files) writeFileSync(join(site, path), content)
}
