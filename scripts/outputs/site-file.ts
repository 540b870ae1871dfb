import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file of the site that is no page, by its path below the base. */
export interface SiteFile {
  path: string
  content: string | Uint8Array
}

export async function writeSiteFiles(site: string, files: readonly SiteFile[]): Promise<void> {
  for (const { path, content } of files) {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), content)
  }
}
