import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join, sep } from 'node:path'

/** What lies below a folder: a file, or something that is not read. */
export interface ListedFile {
  /** The path below the folder, with slashes. */
  file: string
  /** In French, why it cannot be read; `null` for a file. */
  refused: string | null
  /** Its name, or that of a folder around it, begins with a dot. Nothing below such a folder is listed. */
  hidden: boolean
}

/**
 * Everything below a folder, in one order on every machine. A folder that does not exist has no files. Links are followed to files of
 * the same folder and nowhere else.
 * @param shown names that begin with a dot and count as any other
 * @param filesOnly a folder of such a name is also listed itself, as something that cannot be read
 */
export function listFiles(folder: string, shown: readonly string[] = [], filesOnly?: RegExp): ListedFile[] {
  const files: ListedFile[] = []
  function visit(below: string) {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const file = below + entry.name
      const hidden = entry.name.startsWith('.') && !shown.includes(entry.name)
      if (entry.isDirectory() && filesOnly?.test(file)) files.push({ file, hidden, refused: IS_FOLDER })
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

/** In French, why a file cannot be read; `null` when it can. */
function refusalOf(folder: string, file: string, entry: Dirent): string | null {
  if (file.includes('\uFFFD')) return 'son nom n’est pas en UTF-8'
  if (entry.isFile()) return null
  if (!entry.isSymbolicLink()) return NOT_PLAIN
  try {
    const real = realpathSync(join(folder, file))
    if (!isInside(folder, real)) return LINK_OUT
    const target = statSync(real)
    if (target.isDirectory()) return 'c’est un lien vers un dossier'
    return target.isFile() ? null : NOT_PLAIN
  } catch {
    return LINK_OUT
  }
}

const NOT_PLAIN = 'ce n’est pas un fichier ordinaire'
const LINK_OUT = 'c’est un lien vers un autre dossier, ou vers rien'

/**
 * Opens a file without waiting for whoever writes into a pipe, and only if it is a file.
 * @param options.maxBytes a larger one is not read
 * @throws {NodeJS.ErrnoException} `EFBIG` for one that is too large, `EISDIR` for what is no file
 */
export function readPlainFile(path: string, options: { maxBytes: number }): Buffer {
  const file = openPlainFile(path)
  try {
    if (fstatSync(file).size > options.maxBytes)
      throw Object.assign(new Error(`${path} is too large.`), { code: 'EFBIG' })
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** Opens what a path below a folder leads to, if that is a file of the folder at this moment. The caller closes the descriptor. */
export function openFileInside(folder: string, file: string): number {
  const real = realpathSync(join(folder, file))
  if (!isInside(folder, real)) throw Object.assign(new Error(`${real} is not in ${folder}.`), { code: 'EACCES' })
  // What is a link now was none a moment ago: it is not followed.
  return openPlainFile(real, constants.O_NOFOLLOW)
}

function isInside(folder: string, real: string): boolean {
  return real.startsWith(realpathSync(folder) + sep)
}

/** @param flags Windows knows neither these nor pipes among files. */
function openPlainFile(path: string, flags = 0): number {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | flags)
  if (fstatSync(file).isFile()) return file
  closeSync(file)
  throw Object.assign(new Error(`${path} is no file.`), { code: 'EISDIR' })
}

/** In French, why something of the disk could not be read. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  return REASONS[code] ?? code
}

const IS_FOLDER = 'c’est un dossier'

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: IS_FOLDER,
  EACCES: 'l’accès est refusé',
  EFBIG: 'il est beaucoup trop lourd',
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
