import { readdir, readlink, realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { spoken } from '../spoken/spoken.ts'
import { CACHE, HOME } from './root.ts'

/** Returns the real path. Follows links as far as the path exists, and appends the rest. */
export async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code) || dirname(path) === path) throw error
    const parent = await realPlace(dirname(path))
    const link = code === 'ENOENT' ? await readlink(path).catch(() => null) : null
    return link === null ? join(parent, basename(path)) : realPlace(resolve(parent, link))
  }
}

/** Folders of the project that contain the owner's work, or that the project needs. The content folder is given separately. */
const PROJECT_PARTS = [
  ...['src', 'scripts', 'public', 'tests', 'tools', 'docs', 'outbox', 'node_modules'],
  ...['.git', '.github', '.vscode', '.ci', '.agents', 'AGENTS.md'],
]

/**
 * Returns why a site may not replace this folder, or `null` if it may.
 * @param contents folders of content, which also belong to the owner
 */
export async function refusalToReplace(target: string, contents: readonly string[]): Promise<string | null> {
  const place = await realPlace(target)
  const wholes = [
    [HOME, spoken().places.project],
    [process.cwd(), spoken().places.current],
    [homeFolder(), spoken().places.personal],
    [CACHE, spoken().places.cache],
  ] as const
  for (const [folder, name] of wholes)
    if (await isWithin(await realPlace(folder), place)) return spoken().places.is(name)
  // In the package, the cache is in node_modules, and the site of `npm start` is in the cache.
  if (await isWithin(place, await realPlace(CACHE))) return null
  const asides = await Promise.all([...contents, join(HOME, 'content')].map(asidesOf))
  for (const part of [...contents, ...asides.flat(), ...PROJECT_PARTS.map((name) => join(HOME, name))]) {
    const folder = await realPlace(part)
    if (await isWithin(place, folder)) return spoken().places.partOf(basename(part))
    if (await isWithin(folder, place)) return spoken().places.contains(basename(part))
  }
  return place.split(sep).includes('.git') ? spoken().places.partOfGit : null
}

/** Returns the folders of content that `init` set aside: `content-2026-11-26`. Git does not keep them. */
async function asidesOf(content: string): Promise<string[]> {
  const names = await readdir(dirname(content)).catch(() => [])
  return names.filter((name) => name.startsWith(`${basename(content)}-20`)).map((name) => join(dirname(content), name))
}

function homeFolder(): string {
  try {
    return homedir()
  } catch {
    // A user without a name (in some containers) has no home folder.
    return HOME
  }
}

async function isWithin(place: string, folder: string): Promise<boolean> {
  const wanted = await namesOf(folder)
  for (let path = place; ; path = dirname(path)) {
    if ((await namesOf(path)).some((name) => wanted.includes(name))) return true
    if (dirname(path) === path) return false
  }
}

/**
 * Returns the names of a folder. It has several: some disks ignore case, and a folder that is mounted twice has two paths but one number.
 */
async function namesOf(path: string): Promise<string[]> {
  const info = await stat(path, { bigint: true }).catch(() => null)
  const number = info === null || info.ino === 0n ? [] : [`${info.dev}:${info.ino}`]
  return [path.normalize('NFC').toLowerCase(), ...number]
}
