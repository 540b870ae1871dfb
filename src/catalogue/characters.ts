import type { Look } from './types.ts'

/**
 * The drawing style of a site: its style sheets (`<name>.module.scss` beside those of a component), its mark, its share card and its PDF.
 */
export type Character = NonNullable<Look['character']>
/** The drawings of a site; `aucune` means none. */
export type Drawings = Character | 'aucune'

const OURS = {
  ...{ character: null, signature: null, logo: null },
  ...{ hue: null, second: null, typeface: null, radius: null },
} as const

/** The defaults of each character, for choices that the owner did not make. */
const LOOKS: Readonly<Record<Character, Look<never>>> = {
  soleil: OURS,
  atelier: { ...OURS, hue: '#d03a10', second: '#9fb9c8', typeface: 'outfit', radius: 'none' },
  papier: { ...OURS, hue: '#0f653a', second: '#d97f3d', typeface: 'literata', radius: 'large' },
}
export const CHARACTERS = Object.keys(LOOKS) as readonly Character[]

export function drawingsOf({ character, signature }: Pick<Look, 'character' | 'signature'>): Drawings {
  return signature === 'aucune' ? 'aucune' : (character ?? 'soleil')
}

/** Returns the values of `look` in site.md, completed by those of its character. */
export function lookOf<Mark = never>(chosen?: Partial<Look<Mark>> | null): Look<Mark> {
  const own = Object.entries(chosen ?? {}).filter(([, value]) => value !== null)
  return { ...LOOKS[chosen?.character ?? 'soleil'], ...Object.fromEntries(own) }
}
