import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFile } from './site-file.ts'

/** The path of the file that shows that a build made this folder. */
export const MARK_PATH = 'portfolio-markdown.json'

/**
 * Returns a file that shows that a build made this folder. It lists the entries at the top, which another build may replace. It holds
 * nothing else, because it is published with the site.
 * @param alsoThere names of an earlier build that are not removed yet
 */
export function markOf(site: string, alsoThere: readonly string[] = []): SiteFile {
  const entries = [...new Set([...readdirSync(site), ...alsoThere, MARK_PATH])].sort()
  return { path: MARK_PATH, content: `${JSON.stringify({ version: 1, entries })}\n` }
}

/**
 * Returns the entries that a build put at the top of a folder; `all` for an old build without a list; `null` if no build made the folder.
 */
export function builtEntries(folder: string): readonly string[] | 'all' | null {
  const { version, entries } = readJson(join(folder, MARK_PATH))
  if (Number.isInteger(version)) return Array.isArray(entries) ? entries.map(String) : 'all'
  const notes = readJson(join(folder, '.site.json'))
  return typeof notes.base === 'string' && typeof notes.mailReady === 'boolean' ? 'all' : null
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
