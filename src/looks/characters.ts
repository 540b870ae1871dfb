import { atelier } from './atelier/index.ts'
import type { Character } from './character.ts'
import { papier } from './papier/index.ts'
import { soleil } from './soleil/index.ts'

/** Characters that an owner can choose, by the name in site.md. */
export const CHARACTERS = { soleil, atelier, papier } as const satisfies Readonly<Record<string, Character>>

export type CharacterName = keyof typeof CHARACTERS
/** Drawings of a site; `aucune` means none. */
export type Drawings = CharacterName | 'aucune'

export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly CharacterName[]
/** Character of a site whose owner chose none. */
export const DEFAULT_CHARACTER = 'soleil' satisfies CharacterName

interface ChosenLook {
  character: CharacterName | null
  signature: string | null
}

/** Returns the drawings of a site with this look. */
export function drawingsOf({ character, signature }: ChosenLook): Drawings {
  return signature === 'aucune' ? 'aucune' : (character ?? DEFAULT_CHARACTER)
}

/** Returns the character that draws a site; `null` for a site without drawings. */
export function characterOf(look: ChosenLook): Character | null {
  const drawings = drawingsOf(look)
  return drawings === 'aucune' ? null : CHARACTERS[drawings]
}

/** Returns each character as the description of the key lists it: « soleil (lumière et persiennes) ». */
export function describedCharacters(lang: keyof Character['words']): string[] {
  return CHARACTER_NAMES.map((name) => `${name} (${CHARACTERS[name].words[lang].key})`)
}
