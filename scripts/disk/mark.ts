import { join } from 'node:path'
import { readPlainFile } from './list-files.ts'
import type { SiteFile } from './site-file.ts'

/** The path of the file that shows that a build made this folder. */
export const MARK_PATH = 'portfolio-markdown.json'

/** A mark takes some kilobytes. The folder may have come with the repository, with anything in this place. */
const MARK_MAX_BYTES = 1024 * 1024

/** The rules by which a host serves a site. */
export interface ServingRules {
  /** `/` or `/dossier/`. */
  base: string
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>
}

/**
 * Returns a file that shows that a build made this folder, and says how to serve the site. It is published with the site, so it must not tell
 * what else the site has: `built-entries.ts` keeps the names.
 */
export function markOf({ base, headers }: ServingRules): SiteFile {
  return { path: MARK_PATH, content: `${JSON.stringify({ version: 1, base, headers })}\n` }
}

/**
 * Returns the entries that a build put at the top of a folder, if an older version named them in its mark; `unnamed` if the mark names none;
 * `all` for a build without a mark; `null` if no build made the folder.
 */
export function markedEntries(folder: string): readonly string[] | 'unnamed' | 'all' | null {
  const { version, entries } = readMark(folder)
  if (Number.isInteger(version)) return Array.isArray(entries) ? entries.map(String) : 'unnamed'
  const notes = readJson(join(folder, '.site.json'))
  return typeof notes.base === 'string' && typeof notes.mailReady === 'boolean' ? 'all' : null
}

/** Returns the rules by which a host serves the site; `null` if an older version built it, or no build made the folder. */
export function markedRules(folder: string): ServingRules | null {
  const { base, headers } = readMark(folder)
  if (typeof base !== 'string' || typeof headers !== 'object' || headers === null) return null
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { base, headers: Object.fromEntries(texts) }
}

function readMark(folder: string): Readonly<Record<string, unknown>> {
  return readJson(join(folder, MARK_PATH))
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readPlainFile(file, { maxBytes: MARK_MAX_BYTES }).toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
