import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentKey } from './content-cache.ts'

/**
 * Changes when a file below these folders changes, except tests, or one of the given files. Results that were cached before are then made
 * again.
 */
export async function codeVersion(folders: readonly (URL | string)[], files: readonly string[] = []): Promise<string> {
  const code = folders.flatMap((folder) => filesBelow(typeof folder === 'string' ? folder : fileURLToPath(folder)))
  const own = files.map((path) => ({ name: '', path }))
  const parts = await Promise.all([...code, ...own].map(async ({ name, path }) => [name, await readFile(path)]))
  return contentKey(...parts.flat())
}

/** Each file by its path from the folder, in an order that is the same on all machines. */
function filesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(folder, path).split(sep).join('/'), path }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
