import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFile } from './site-file.ts'

/** The path of the file that shows that a build made this folder. */
export const MARK_PATH = 'portfolio-markdown.json'

/** The rules by which a host serves a site. */
export interface ServingRules {
  /** `/` or `/dossier/`. */
  base: string
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>
  /** The folder of the pages that no search engine may keep, if there is one: `candidatures/`. */
  privateFolder?: string | undefined
}

/**
 * Returns a file that shows that a build made this folder. It lists the entries at the top, which another build may replace, and says how to
 * serve the site. It holds nothing else, because it is published with the site.
 */
export function markOf(site: string, { base, headers, privateFolder }: ServingRules): SiteFile {
  return markFile({ version: 1, entries: entriesOf(readdirSync(site)), base, headers, privateFolder })
}

/**
 * Returns the mark of a site that is taking the place of another one.
 * @param alsoThere names of an earlier build that are not removed yet
 */
export function markWith(site: string, alsoThere: readonly string[]): SiteFile {
  return markFile({ ...readMark(site), entries: entriesOf([...readdirSync(site), ...alsoThere]) })
}

function markFile(mark: Readonly<Record<string, unknown>>): SiteFile {
  return { path: MARK_PATH, content: `${JSON.stringify(mark)}\n` }
}

function entriesOf(names: readonly string[]): string[] {
  return [...new Set([...names, MARK_PATH])].sort()
}

/**
 * Returns the entries that a build put at the top of a folder; `all` for an old build without a list; `null` if no build made the folder.
 */
export function builtEntries(folder: string): readonly string[] | 'all' | null {
  const { version, entries } = readMark(folder)
  if (Number.isInteger(version)) return Array.isArray(entries) ? entries.map(String) : 'all'
  const notes = readJson(join(folder, '.site.json'))
  return typeof notes.base === 'string' && typeof notes.mailReady === 'boolean' ? 'all' : null
}

/** Returns the rules by which a host serves the site; `null` if an older version built it, or no build made the folder. */
export function markedRules(folder: string): ServingRules | null {
  const { base, headers, privateFolder } = readMark(folder)
  if (typeof base !== 'string' || typeof headers !== 'object' || headers === null) return null
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { base, headers: Object.fromEntries(texts), ...(typeof privateFolder === 'string' && { privateFolder }) }
}

function readMark(folder: string): Readonly<Record<string, unknown>> {
  return readJson(join(folder, MARK_PATH))
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
