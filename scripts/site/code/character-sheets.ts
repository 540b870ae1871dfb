import { join } from 'node:path'
import type { Character } from '../../../src/looks/character.ts'
import { CHARACTERS, type CharacterName, DEFAULT_CHARACTER, type Drawings } from '../../../src/looks/characters.ts'
import { ROOT } from '../../disk/root.ts'

type SheetFolder = keyof Character['sheets']

/** Sheets of the default character, which components import, with the folders that they follow. */
const IMPORTED = new Map(
  (Object.keys(CHARACTERS[DEFAULT_CHARACTER].sheets) as SheetFolder[]).map((folder) => [
    sheetOf(DEFAULT_CHARACTER, folder),
    folder,
  ]),
)

function sheetOf(character: CharacterName, folder: SheetFolder): string {
  return join(ROOT, 'src/looks', character, CHARACTERS[character].sheets[folder])
}

/** Replaces the sheets of the default character by those of the given one. A site without drawings has none. */
export function sheetsFor(files: readonly string[], drawings: Drawings): string[] {
  return files.flatMap((file) => {
    const folder = IMPORTED.get(file)
    if (folder === undefined) return file
    return drawings === 'aucune' ? [] : sheetOf(drawings, folder)
  })
}

/** Returns each sheet once, sorted by path. A sheet of a character follows the sheets of its folder. */
export function inOrder(files: readonly string[]): string[] {
  const placed = [...new Set(files)].map((file) => ({ file, place: placeOf(file) }))
  return placed.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ file }) => file)
}

function placeOf(file: string): string {
  const folder = IMPORTED.get(file)
  // `~` sorts after all names of files.
  return folder === undefined ? file : join(ROOT, 'src', folder, '~')
}
