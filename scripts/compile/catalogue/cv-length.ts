import type { Cv, Profile } from '../../../src/catalogue/types.ts'

/** Letters on a page that is full. */
const PAGE = 5000
/** What a text takes besides its letters, because it begins on a line of its own. */
const TEXT = 30
/** What a CV takes besides its texts, because each has its head and its fonts. */
const HEAD = 1000

/**
 * Returns about how many pages a CV takes. It is counted from all texts that may be drawn, before any is, so a CV that is far too long costs
 * nothing, on every machine.
 * @param profiles those of the site, which each CV names
 */
export function cvLength(profiles: readonly Pick<Profile, 'name' | 'url'>[], cv: Cv): number {
  const links = profiles.map(({ name, url }) => [name, url])
  const shown = { ...cv, profile: null, profilePictures: null }
  return (HEAD + sizeOf(links) + sizeOf(shown)) / PAGE
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return TEXT + value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0)
}
