import { join } from 'node:path'
import { contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { markedRules, type ServingRules } from '../disk/mark.ts'
import { realPlace } from '../disk/places.ts'
import { headersAt } from './host-files.ts'

/** Facts for `preview` about a built site. The build keeps them in the cache, because visitors do not need them. */
interface SiteNotes {
  /** The path of the analytics script on the site's own host; `null` if there is none. */
  analyticsPath: string | null
  owner: { name: string; email: string } | null
  /** The paths of its files that came from `public/`, which the server trusts less. */
  publicFiles: readonly string[]
}

/** All facts that `preview` needs to serve a site as its host would. */
export interface SiteFacts extends SiteNotes, ServingRules {}

/** The facts of a site that was built elsewhere, or before the cache was deleted. */
const UNKNOWN: SiteNotes = { analyticsPath: null, owner: null, publicFiles: [] }

const notesOf = (cacheDir: string) => contentCache<SiteNotes>(join(cacheDir, 'sites'))
const keyOf = async (site: string) => contentKey('2', await realPlace(site))

export async function writeSiteNotes(site: string, cacheDir: string, notes: SiteNotes): Promise<void> {
  await notesOf(cacheDir).write(await keyOf(site), { facts: notes, files: [] })
}

/** Returns the facts of a built site; `null` if an older version built it, or no build made the folder. */
export async function readSiteFacts(site: string, cacheDir: string): Promise<SiteFacts | null> {
  const rules = markedRules(site)
  if (rules === null) return null
  const notes = await notesOf(cacheDir).read(await keyOf(site))
  return { ...(notes?.facts ?? UNKNOWN), ...rules }
}

/**
 * Returns the headers of a file at this moment, because a build can change them while the server runs. While a build replaces the site, it
 * returns the last ones. The path is below the base.
 */
export function currentHeaders(site: string, first: ServingRules): (path: string) => ServingRules['headers'] {
  let rules = first
  return (path) => {
    rules = markedRules(site) ?? rules
    return headersAt(path, rules)
  }
}
