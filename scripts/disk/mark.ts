import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFile } from './site-file.ts'

/** Says that a build made this folder. */
export const MARK_PATH = 'portfolio-markdown.json'

/**
 * A file that says that a build made this folder, and lists what it put at the top, which another build may replace. It is published with the
 * site, so it holds nothing else.
 * @param alsoThere names that an earlier build put there and that are still to be removed
 */
export function markOf(site: string, alsoThere: readonly string[] = []): SiteFile {
  const entries = [...new Set([...readdirSync(site), ...alsoThere, MARK_PATH])].sort()
  return { path: MARK_PATH, content: `${JSON.stringify({ version: 1, entries })}\n` }
}

/** The entries that a build put at the top of a folder; `all` for an older build without a list; `null` if no build made the folder. */
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
