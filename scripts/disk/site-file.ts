import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of the site that is not a page. The path is below the base. */
export interface SiteFile {
  path: string
  content: string | Uint8Array
}

/** Writes synchronously, because hundreds of promises cost more time than they save. */
export function writeSiteFiles(site: string, files: readonly SiteFile[]): void {
  for (const { path, content } of files) {
    const file = join(site, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
