import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { extname, join, sep } from 'node:path'

/** The reason why a file cannot be read. `code`: an error of the system that has no other name here. */
export type Refusal =
  | 'notUtf8Name'
  | 'linkToFolder'
  | 'notPlain'
  | 'linkOut'
  | 'annexLink'
  | 'writtenLink'
  | 'isFolder'
  | 'refused'
  | 'tooHeavy'
  | { code: string }

/**
 * Files and folders that desktops and their archives leave everywhere; `~$cv.docx`, with the name of the person who has it open, of Office;
 * and `cv.md~`, the last version of a text, of editors.
 */
export const DESKTOP_LITTER = /^(\.DS_Store|(eh)?thumbs\.db|desktop\.ini|Icon\r|__MACOSX|~\$.*|.*~)$/i

/** Downloads that have not ended, and the copies that editors and terminals leave: `cv.pdf.crdownload`, `#cv.md#`, `index.html.bak`. */
export const LEFT_COPY = /^#.*#$|\.(?:bak|crdownload|part|partial|sw[op]|tmp)$/i

/** Files of a private key or of passwords: those of SSH, PuTTY, certificates, Java, KeePass and WordPress. */
export const SECRET_FILE = /^id_(?:rsa|dsa|ecdsa|ed25519)$|^wp-config\.php$|\.(?:ppk|p12|pfx|jks|kdbx)$/i

/** A file in a folder, or an entry that cannot be read. */
interface ListedFile {
  /** The path below the folder, with slashes. */
  file: string
  /** The reason why it cannot be read; `null` if it can. */
  refused: Refusal | null
  /** Whether its name begins with a dot, a program left it, or it holds secrets. The content of hidden folders is not listed. */
  hidden: boolean
}

/**
 * Lists all entries of a folder and its subfolders, in the same order on every machine. A missing folder has no files. Follows links only
 * to files of the same folder.
 * @param shown names with a dot at the start that do not count as hidden
 * @param filesOnly folders with such a name are listed as entries that cannot be read
 */
export function listFiles(folder: string, shown: readonly string[] = [], filesOnly?: RegExp): ListedFile[] {
  const files: ListedFile[] = []
  function visit(below: string) {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const file = below + entry.name
      const isDotted = entry.name.startsWith('.') && !shown.includes(entry.name)
      const isNotForVisitors = !entry.isDirectory() && (LEFT_COPY.test(entry.name) || SECRET_FILE.test(entry.name))
      const hidden = isDotted || isNotForVisitors || DESKTOP_LITTER.test(entry.name)
      if (entry.isDirectory() && filesOnly?.test(file)) files.push({ file, hidden, refused: 'isFolder' })
      if (!entry.isDirectory() || hidden) files.push({ file, hidden, refused: refusalOf(folder, file, entry) })
      else
        try {
          visit(`${file}/`)
        } catch (error) {
          files.push({ file, hidden, refused: reasonOf(error) })
        }
    }
  }
  try {
    visit('')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return files.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Returns why a file cannot be read, or `null`. */
function refusalOf(folder: string, file: string, entry: Dirent): Refusal | null {
  if (file.includes('\uFFFD')) return 'notUtf8Name'
  if (entry.isFile()) return null
  if (!entry.isSymbolicLink()) return 'notPlain'
  try {
    const real = realpathSync(join(folder, file))
    if (!isInside(folder, real)) return linkOut(join(folder, file))
    const target = statSync(real)
    if (target.isDirectory()) return 'linkToFolder'
    return target.isFile() ? null : 'notPlain'
  } catch {
    return linkOut(join(folder, file))
  }
}

/** Distinguishes a link of git-annex, whose file may not have been downloaded. */
function linkOut(path: string): Refusal {
  return /[\\/]annex[\\/]objects[\\/]/.test(readlinkSync(path)) ? 'annexLink' : 'linkOut'
}

/** The size of a link that a shared disk of macOS keeps as a text. One that Git wrote is shorter. */
export const LINK_MAX_BYTES = 1067

/** Returns whether a file is a link that Git wrote as a text because its system has none, or that a shared disk keeps as one. */
export function isWrittenLink(name: string, bytes: Uint8Array): boolean {
  if (bytes.length > LINK_MAX_BYTES) return false
  const text = Buffer.from(bytes).toString()
  const ending = extname(name)
  // The whole text is a path that ends like the name; that of a folder has no ending.
  const isPath =
    /^(?:[^:\s\0]+|[^:\r\n\0/]*\/[^:\r\n\0]+)$/.test(text) &&
    extname(text) === ending &&
    (ending !== '' || /^\.\.?\//.test(text))
  return isPath || text.startsWith('XSym\n')
}

/**
 * Reads a regular file. It never waits for a pipe.
 * @param options.maxBytes a larger file is not read
 * @param options.roomFor returns the memory for so many bytes. @default memory of its own
 * @throws {NodeJS.ErrnoException} `EFBIG` if it is too large, `EISDIR` if it is not a regular file
 */
export function readPlainFile(path: string, options: { maxBytes: number; roomFor?: (size: number) => Buffer }): Buffer {
  return withPlainFile(path, (file, size) => {
    if (size > options.maxBytes) throw Object.assign(new Error(`${path} is too large.`), { code: 'EFBIG' })
    return readInto(file, options.roomFor?.(size) ?? Buffer.alloc(size))
  })
}

/**
 * Reads a regular file, or only the beginning of a large one. It never waits for a pipe.
 * @param options.maxBytes of a larger file, one byte more than this is read
 * @returns its bytes, and its size in bytes
 * @throws {NodeJS.ErrnoException} `EISDIR` if it is not a regular file
 */
export function readPlainStart(path: string, { maxBytes }: { maxBytes: number }): { bytes: Buffer; size: number } {
  return withPlainFile(path, (file, size) => ({
    bytes: readInto(file, Buffer.alloc(Math.min(size, maxBytes + 1))),
    size,
  }))
}

/**
 * Reads as many bytes as there is room for, so that a file that grows meanwhile stays below its limit.
 * @param file the descriptor of an open file
 * @returns the part of the room that is filled
 */
export function readInto(file: number, room: Buffer): Buffer {
  let length = 0
  while (length < room.length) {
    const count = readSync(file, room, length, room.length - length, null)
    if (count === 0) break
    length += count
  }
  return room.subarray(0, length)
}

/** @param use receives the descriptor of a regular file, and its size in bytes */
function withPlainFile<Result>(path: string, use: (file: number, size: number) => Result): Result {
  const file = openPlainFile(path)
  try {
    return use(file, fstatSync(file).size)
  } finally {
    closeSync(file)
  }
}

/** Opens the file to which a path leads, if it is inside the folder. The caller closes the descriptor. */
export function openFileInside(folder: string, file: string): number {
  const real = realpathSync(join(folder, file))
  if (!isInside(folder, real)) throw Object.assign(new Error(`${real} is not in ${folder}.`), { code: 'EACCES' })
  // The real path contains no links, so a link here has been put in its place since then, and is not followed.
  return openPlainFile(real, constants.O_NOFOLLOW)
}

function isInside(folder: string, real: string): boolean {
  return real.startsWith(realpathSync(folder) + sep)
}

/** @param flags flags of `open`, which Windows lacks */
function openPlainFile(path: string, flags = 0): number {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | flags)
  if (fstatSync(file).isFile()) return file
  closeSync(file)
  throw Object.assign(new Error(`${path} is no file.`), { code: 'EISDIR' })
}

/** Returns whether a link is in this place, wherever it leads. */
export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/** Returns why the disk refused an operation. */
export function reasonOf(error: unknown): Refusal {
  const code = codeOf(error)
  return REASONS.get(code) ?? { code }
}

const REASONS: ReadonlyMap<string, Refusal> = new Map([
  ['EISDIR', 'isFolder'],
  ['EACCES', 'refused'],
  ['EFBIG', 'tooHeavy'],
])

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
