import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fstatSync,
  mkdirSync,
  readSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PUBLISHED_DOTS, reasonFor } from '../compile/read.ts'
import { worded } from '../diagnostics/phrase.ts'
import { listFiles, openFileInside, readInto } from '../disk/list-files.ts'
import { PUBLIC_FOLDER } from '../disk/root.ts'
import { CLEARED_MAX_BYTES, clearPosition, mayHavePosition, roomForFilm } from '../images/position.ts'
import { spoken } from '../spoken/spoken.ts'

const HEAD_BYTES = 4096

/**
 * Copies the owner's files into an empty site, unchanged except for the position in photographs and films. A link inside the folder becomes a
 * copy of its target. Must run first, so that the build's own files replace them.
 * @throws {Error} if the folder contains something that the check of the content refuses
 */
export async function copyPublicFiles(folder: string, site: string): Promise<void> {
  for (const { file, refused, hidden } of listFiles(folder, PUBLISHED_DOTS)) {
    if (hidden) continue
    if (refused !== null) throw new Error(spoken().build.inPublic(file, worded(reasonFor(refused))))
    await copyFileInside(folder, file, site)
  }
}

/** Copies one file. Returns whether it exists and the check of the content accepts it. */
export async function copyPublicFile(folder: string, file: string, site: string): Promise<boolean> {
  const found = listFiles(folder, PUBLISHED_DOTS).find((listed) => publishedName(listed.file) === publishedName(file))
  if (found === undefined || found.hidden || found.refused !== null) return false
  await copyFileInside(folder, found.file, site)
  return true
}

async function copyFileInside(folder: string, file: string, site: string): Promise<void> {
  const target = join(site, publishedName(file))
  mkdirSync(dirname(target), { recursive: true })
  const source = openFileInside(folder, file)
  const head = Buffer.alloc(HEAD_BYTES)
  const length = readSync(source, head, 0, HEAD_BYTES, 0)
  const { size } = fstatSync(source)
  if (mayHavePosition(head.subarray(0, length)) && size <= CLEARED_MAX_BYTES) {
    const bytes = clearPosition(readInto(source, roomForFilm(size)))
    closeSync(source)
    return writeFileSync(target, bytes, { flag: 'wx' })
  }
  await pipeline(createReadStream('', { fd: source, start: 0 }), createWriteStream(target, { flags: 'wx' }))
}

/** Returns the name in the form in which pages ask for it. The disk of macOS writes an accent as a character of its own. */
function publishedName(file: string): string {
  return file.normalize('NFC')
}

/** Returns whether a path below the site is that of one of these files. */
export function isPublicFile(path: string): boolean {
  return ['NFC', 'NFD'].some((form) => existsSync(join(PUBLIC_FOLDER, path.normalize(form))))
}

/** Returns the paths below the site of these files. */
export function publicFiles(): string[] {
  return listFiles(PUBLIC_FOLDER, PUBLISHED_DOTS).map(({ file }) => publishedName(file))
}

/**
 * Returns whether a path below the site is one of these files now, or was at the call.
 * @param built those that a built site keeps, although they may be gone
 */
export function publicFilesFromNow(built: readonly string[] = []): (path: string) => boolean {
  const known = new Set([...built, ...publicFiles()].map((file) => file.toLowerCase()))
  return (path) => known.has(publishedName(path).toLowerCase()) || (path !== '' && isPublicFile(path))
}
