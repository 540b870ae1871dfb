import { join } from 'node:path'
import type { Character } from '../../../src/looks/character.ts'
import { CHARACTERS, type CharacterName, DEFAULT_CHARACTER, type Drawings } from '../../../src/looks/characters.ts'
import { ROOT } from '../../disk/root.ts'

type DrawnFolder = keyof Character['sheets']

/** The sheets that components import, with the folders that they follow. */
const IMPORTED = new Map(
  (Object.keys(CHARACTERS[DEFAULT_CHARACTER].sheets) as DrawnFolder[]).map((folder) => [
    sheetOf(DEFAULT_CHARACTER, folder),
    folder,
  ]),
)

function sheetOf(character: CharacterName, folder: DrawnFolder): string {
  return join(ROOT, 'src/looks', character, CHARACTERS[character].sheets[folder])
}

/** Puts the sheets of a character in the place of those that components import. A site without drawings has none. */
export function asDrawn(files: readonly string[], drawings: Drawings): string[] {
  return files.flatMap((file) => {
    const folder = IMPORTED.get(file)
    if (folder === undefined) return file
    return drawings === 'aucune' ? [] : sheetOf(drawings, folder)
  })
}

/** Returns each sheet once, sorted by path. A sheet of a character stands after the sheets of the folder that it follows. */
export function inOrder(files: readonly string[]): string[] {
  const placed = [...new Set(files)].map((file) => ({ file, place: placeOf(file) }))
  return placed.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ file }) => file)
}

function placeOf(file: string): string {
  const folder = IMPORTED.get(file)
  // No other character of a file's name comes after it.
  return folder === undefined ? file : join(ROOT, 'src', folder, '~')
}
