import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFile } from '../outputs/site-file.ts'

/** Says that a build made this folder. */
export const MARK_PATH = 'portfolio-markdown.json'

/**
 * Says of a folder that a build made it, and what it put at its top: another build may replace that. It is published with the site, so it
 * tells nothing else.
 * @param alsoThere names that an earlier build put there and that are still to be removed
 */
export function markOf(site: string, alsoThere: readonly string[] = []): SiteFile {
  const entries = [...new Set([...readdirSync(site), ...alsoThere, MARK_PATH])].sort()
  return { path: MARK_PATH, content: `${JSON.stringify({ version: 1, entries })}\n` }
}

/** What a build put at the top of a folder; `all` when it kept no list, as builds before this one; `null` when no build made it. */
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
