import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentCache, contentKey } from './cache/content-cache.ts'
import { MARK_PATH, markedEntries } from './mark.ts'
import { realPlace } from './places.ts'

const listsOf = (cacheDir: string) => contentCache<readonly string[]>(join(cacheDir, 'sites'))
const keyOf = async (site: string) => contentKey('entries', await realPlace(site))

/** Remembers the entries that builds put at the top of a site, in the cache, because the site must not name them to its visitors. */
export async function rememberEntries(site: string, cacheDir: string, names: readonly string[]): Promise<void> {
  await listsOf(cacheDir).write(await keyOf(site), { facts: [...new Set(names)].sort(), files: [] })
}

/** Returns the entries at the top of a folder. */
export function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Returns the entries at the top of a folder that a build put there, which another build may replace; `all` for an old build without a list.
 * @param isOurs whether a build can write an entry of this name, for a site whose list was in a cache that is gone, or on another machine
 */
export async function builtEntries(
  folder: string,
  cacheDir: string,
  isOurs: (name: string) => boolean,
): Promise<readonly string[] | 'all'> {
  const marked = markedEntries(folder)
  if (marked !== 'unnamed') return marked ?? []
  const kept = await listsOf(cacheDir).read(await keyOf(folder))
  return [MARK_PATH, ...(kept?.facts ?? entriesOf(folder).filter(isOurs))]
}
