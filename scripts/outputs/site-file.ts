import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderMaker } from '../site/folders.ts'

/** A file of the site that is no page, by its path below the base. */
export interface SiteFile {
  path: string
  content: string | Uint8Array
}

/** One file after the other, because hundreds of promises cost more time than they save. */
export function writeSiteFiles(site: string, files: readonly SiteFile[]): void {
  const makeFolderOf = folderMaker()
  for (const { path, content } of files) {
    makeFolderOf(join(site, path))
    writeFileSync(join(site, path), content)
  }
}
