import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { spoken } from '../spoken/spoken.ts'
import { type ContentKey, contentKey } from './cache/content-cache.ts'

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
  return { path: `assets/${nameFor(contentKey(content), name)}.${ending}`, content }
}

/** Hexadecimal digits of the hash. More would take bytes of every page (docs/decisions/pages.md). */
const DIGITS_IN_NAME = 8

/** Returns the name of a file, without its ending. `FileNames` sees to it that no other content of the site gets it. */
export function nameFor(key: ContentKey, name: string): string {
  return `${name}-${key.slice(0, DIGITS_IN_NAME)}`
}

/**
 * The names of a site's files, each with the whole hash of what the file is made from. Names contain a part of it, and whoever makes two files
 * finds a pair with one name within a second: no site is made of these, because one would be shown in the place of the other.
 */
export class FileNames {
  readonly #taken = new Map<string, { key: ContentKey; from: string }>()

  /**
   * Returns a name, which no other content gets from now on.
   * @param from what the file is made from, for a person
   * @throws {SameName} whichever of the two comes first
   */
  take(name: string, key: ContentKey, from: string): string {
    const taken = this.#taken.get(name)
    if (taken !== undefined && taken.key !== key) throw new SameName(taken.from, from)
    this.#taken.set(name, taken ?? { key, from })
    return name
  }

  /** Returns the whole hash of the content that has a name. */
  keyOf(name: string): ContentKey {
    const taken = this.#taken.get(name)
    if (taken === undefined) throw new Error(`Nothing has the name ${name}.`)
    return taken.key
  }
}

/** Says that two contents would have one name in the site. */
export class SameName extends Error {
  constructor(...from: readonly [string, string]) {
    const [one = '', other = ''] = [...from].sort()
    super(spoken().build.sameName(one, other))
    this.name = 'SameName'
  }
}
