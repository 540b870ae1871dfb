import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { builtEntries } from '../disk/mark.ts'
import { realPlace } from '../disk/places.ts'
import { type HostFilesInput, headersAt, headersFile, readHeadersFile } from './host-files.ts'

/** Facts about a built site for `preview`. The build keeps them in the cache, because visitors do not need them. */
export interface SiteNotes {
  /** Path of the analytics script on the site's own host; `null` when there is none. */
  analyticsPath: string | null
  owner: { name: string; email: string } | null
}

/** All facts that `preview` needs to serve a site as its host would. */
export interface SiteFacts extends SiteNotes, HostFilesInput {}

/** For a site that was built elsewhere, or before the cache was deleted. */
const UNKNOWN: SiteNotes = { analyticsPath: null, owner: null }

const notesOf = (cacheDir: string) => contentCache<SiteNotes>(join(cacheDir, 'sites'))
const keyOf = async (site: string) => contentKey('1', await realPlace(site)).slice(0, 16)

export async function writeSiteNotes(site: string, cacheDir: string, notes: SiteNotes): Promise<void> {
  await notesOf(cacheDir).write(await keyOf(site), { facts: notes, files: [] })
}

/** `null` if the folder is not a built site. */
export async function readSiteFacts(site: string, cacheDir: string): Promise<SiteFacts | null> {
  if (builtEntries(site) === null) return null
  const notes = await notesOf(cacheDir).read(await keyOf(site))
  const rules = readHeadersFile(await readFile(join(site, headersFile.path), 'utf8').catch(() => ''))
  return { ...(notes?.facts ?? UNKNOWN), ...rules }
}

/**
 * The headers of a file at this moment, because a build can change them while the server runs. While a build replaces the site, the last
 * ones. The path is below the base.
 */
export function currentHeaders(site: string, first: HostFilesInput): (path: string) => SiteFacts['headers'] {
  const file = join(site, headersFile.path)
  let rules = first
  return (path) => {
    if (existsSync(file)) rules = readHeadersFile(readFileSync(file, 'utf8'))
    return headersAt(path, rules)
  }
}
