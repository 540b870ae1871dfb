import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPackage, PACKAGED_VERSION, ROOT } from '../root.ts'
import { type ContentKey, contentKey } from './content-cache.ts'

/**
 * The folders of the code that decides what is cached. `tests/repository/cached-code.test.ts` compares them with what the code imports:
 * what is cached under the hash of too few folders stays as it was after a change of the others.
 */
export const CACHED_CODE = {
  compiled: [
    'scripts/compile',
    'scripts/diagnostics',
    'scripts/fields',
    'scripts/fonts',
    'scripts/images',
    'scripts/proofread',
    'src/catalogue',
    'src/looks',
    'src/styles',
  ],
  logos: ['scripts/images'],
  outputs: [
    'scripts/compile',
    'scripts/fields',
    'scripts/fonts',
    'scripts/images',
    'scripts/outputs',
    'scripts/share',
    'src/catalogue',
    'src/looks',
    'src/styles',
  ],
  sharePictures: [
    'scripts/compile/contract',
    'scripts/compile/validate',
    'scripts/fonts',
    'scripts/images',
    'scripts/share',
    'src/catalogue',
    'src/looks',
    'src/styles',
  ],
  site: ['scripts/fields', 'scripts/site', 'src'],
} as const

/** Returns a hash that changes with the code of what is cached, or with one of the other files that decide it. */
export function versionOfCode(kind: keyof typeof CACHED_CODE, files: readonly string[]): Promise<ContentKey> {
  return codeVersion(
    CACHED_CODE[kind].map((folder) => join(ROOT, folder)),
    files,
  )
}

/**
 * Returns a hash that changes when one of the given files changes, or a file below these folders except tests. Results that were cached
 * under another hash are made again. In the package, one hash stands for all of its own code, so that no command reads hundreds of files.
 */
export async function codeVersion(
  folders: readonly (URL | string)[],
  files: readonly string[] = [],
): Promise<ContentKey> {
  const paths = folders.map((folder) => (typeof folder === 'string' ? folder : fileURLToPath(folder)))
  const isPackaged = (path: string) => isPackage && path.startsWith(ROOT)
  const code = paths.filter((path) => !isPackaged(path)).flatMap(filesBelow)
  const named = [...files.filter((path) => !isPackaged(path)), ...(isPackage ? [join(ROOT, PACKAGED_VERSION)] : [])]
  const own = named.map((path) => ({ name: '', path }))
  const parts = await Promise.all([...code, ...own].map(async ({ name, path }) => [name, await readFile(path)]))
  return contentKey(...parts.flat())
}

/** Returns all files with their paths from the folder, in the same order on all machines. */
function filesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(folder, path).split(sep).join('/'), path }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
