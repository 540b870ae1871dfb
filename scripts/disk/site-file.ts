import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

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

/**
 * Writes a file beside its place, and renames it when it is complete: a part of one would not be known as ours, and would stay. A link in
 * either place is replaced, not followed.
 */
export function replaceSiteFile(site: string, { path, content }: SiteFile): void {
  const file = join(site, path)
  mkdirSync(dirname(file), { recursive: true })
  const draft = join(dirname(file), `.${basename(file)}.new`)
  rmSync(draft, { force: true })
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Names a file that browsers may keep for ever by its content. */
export function hashedFile(name: string, ending: string, content: string | Uint8Array): SiteFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { path: `assets/${name}-${hash}.${ending}`, content }
}
