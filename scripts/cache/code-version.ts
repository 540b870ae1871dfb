import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { contentKey } from './content-cache.ts'

/**
 * Changes when the code in these folders changes, except tests, or one of the given files. Results that were cached before are then made
 * again.
 * @param folders Addresses, each with its closing slash.
 */
export async function codeVersion(folders: readonly URL[], files: readonly string[] = []): Promise<string> {
  const modules = await Promise.all(folders.map(modulesOf))
  const paths = [...modules.flat(), ...files]
  return contentKey(...(await Promise.all(paths.map((path) => readFile(path)))))
}

async function modulesOf(folder: URL): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => fileURLToPath(new URL(name, folder)))
}
