import type { Character } from '../../../src/catalogue/characters.ts'
import { atelier } from './atelier.ts'
import type { CharacterDrawings } from './character.ts'
import { papier } from './papier.ts'
import { soleil } from './soleil.ts'

export const DRAWINGS: Readonly<Record<Character, CharacterDrawings>> = { soleil, atelier, papier }
