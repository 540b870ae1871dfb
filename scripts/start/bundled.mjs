// Plain JavaScript without dependencies: runs the commands of the repository from few files, because loading hundreds of TypeScript modules
// takes most of the time of a short command, in each of its threads again.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CHECKED } from './before.mjs'

/** Where `moduleBeside` of `scripts/disk/threads` finds the address of the bundle. */
export const BUNDLE = Symbol.for('portfolio-markdown: bundle')
/** The file of a bundle with a hash of the others. */
export const HASH_FILE = 'hash'
const BUNDLER = fileURLToPath(new URL('bundle.mjs', import.meta.url))

/**
 * Returns the module of the commands: bundled, or as it is if the folder was not checked or cannot hold a bundle.
 * @param {string} root the repository
 * @returns {Promise<typeof import('../commands/cli.ts')>}
 */
export async function loadCommands(root) {
  const folder = useBundle(root)
  if (folder !== null) return import(new URL('commands-cli.js', folder).href)
  const { register } = await import('tsx/esm/api')
  register()
  return import('../commands/cli.ts')
}

/**
 * Lets this process run the modules of the repository from their bundle, which is made if it is absent, damaged or of other sources.
 * @param {string} root the repository
 * @returns {URL | null} the folder of the bundle; `null` if the folder was not checked or cannot hold one
 */
export function useBundle(root) {
  // The cache contains code, so git must not have brought it.
  const isChecked = [...(globalThis[CHECKED] ?? [])].some((folder) => resolve(folder) === resolve(root))
  if (!isChecked) return null
  const folder = join(root, '.cache/commands', versionOf(root))
  // Without a bundle the modules run as they are, and say what is wrong with them.
  if (!isWhole(folder) && !makeBundle(folder, root)) return null
  touch(folder)
  const address = pathToFileURL(folder + sep)
  globalThis[BUNDLE] = address.href
  return address
}

/** Makes a bundle, and returns whether that has worked. */
function makeBundle(folder, root) {
  spawnSync(process.execPath, [BUNDLER, folder], { cwd: root, stdio: 'ignore' })
  return isWhole(folder)
}

/** Returns a hash of all sources, and of the lockfile, because packages are in the bundle too. */
export function versionOf(root) {
  const hash = createHash('sha256')
  const sources = ['scripts', 'src'].flatMap((part) => filesBelow(join(root, part)).map((name) => join(part, name)))
  const isRead = (name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|\.d\.m?ts$/.test(name)
  for (const name of [...sources.filter(isRead).sort(), 'package-lock.json'])
    hash.update(`${name.split(sep).join('/')}\0`).update(readFileSync(join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

/** Returns whether a folder contains a bundle as it was made. */
export function isWhole(folder) {
  try {
    return readFileSync(join(folder, HASH_FILE), 'utf8') === hashOf(folder)
  } catch {
    return false
  }
}

/** Notes that the bundle is used, because the clean-up of the cache removes what nothing has used for long. */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // A disk that can only be read is not cleaned up either.
  }
}

/** Returns a hash of the files of a bundle. */
export function hashOf(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort())
    if (name !== HASH_FILE) hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
