import type { Look } from '../../../src/catalogue/types.ts'
import { CHARACTERS, DEFAULT_CHARACTER } from '../../../src/looks/characters.ts'

/** Returns the values of `look` in site.md, completed by those of its character. */
export function lookOf<Mark = never>(chosen?: Partial<Look<Mark>> | null): Look<Mark> {
  const own = Object.entries(chosen ?? {}).filter(([, value]) => value !== null)
  const { look } = CHARACTERS[chosen?.character ?? DEFAULT_CHARACTER]
  return { character: null, signature: null, logo: null, ...look, ...Object.fromEntries(own) }
}
