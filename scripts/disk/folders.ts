import { randomUUID } from 'node:crypto'
import { type Dirent, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { contentKey } from './cache/content-cache.ts'
import { MARK_PATH } from './mark.ts'
import { realPlace } from './places.ts'

/** Makes a new empty folder for one server, so that two servers at once do not share one. */
export async function temporaryFolder(cacheDir: string): Promise<string> {
  return ownFolder(join(cacheDir, 'servers'), '')
}

/** Identifies this machine, because several machines may share a disk, and each numbers its own processes. */
const HOST = contentKey(hostname()).slice(0, 8)

/** Makes a new empty folder whose name contains its process, and removes the folders of processes that have ended. */
export async function ownFolder(parent: string, prefix: string): Promise<string> {
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) if (isLeftBehind(name, prefix)) removeIfAllowed(join(parent, name))
  return mkdtemp(join(parent, ownName(prefix)))
}

/** Returns the start of a name that says which process made it. */
export function ownName(prefix: string): string {
  return `${prefix}${HOST}-${process.pid}-`
}

/** Returns whether the process in this name ran on this machine and has ended. */
export function isLeftBehind(name: string, prefix: string): boolean {
  if (!name.startsWith(prefix)) return false
  const [host, pid] = name.slice(prefix.length).split('-')
  if (host !== HOST) return false
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    // The process of another user may not be signalled, but it is running.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Entries at the top of the site's folder that belong to the owner. They stay, whatever is built there. */
export const KEPT: readonly string[] = ['.git', 'CNAME', '.nojekyll']

/**
 * Makes a new empty folder beside the one it will replace. Both are on the same disk, so that replacing is a rename. If nothing may be
 * written beside the target, the folder is made inside it.
 */
export async function folderBeside(target: string): Promise<string> {
  const place = await realPlace(target)
  const folder = await newDraft(dirname(place), place).catch((error: NodeJS.ErrnoException) => {
    if (!NOT_WRITABLE.includes(error.code ?? '')) throw error
    return newDraft(place, place)
  })
  // mkdtemp makes a private folder, but the web server that reads the site is another user.
  await chmod(folder, 0o755)
  return folder
}

function newDraft(parent: string, place: string): Promise<string> {
  return ownFolder(parent, besidePrefix(place, 'next'))
}

/** Returns whether this name, in the folder of a site, is that of an unfinished build. */
export function isDraft(name: string, place: string): boolean {
  return name.startsWith(besidePrefix(place, 'next'))
}

/**
 * Puts `source` (from `folderBeside`) in the place of `target`. A link to a folder stays and leads to the new site. Replaces the whole
 * folder. Two kinds are updated file by file instead: one with `.git`, which must not move, and one that cannot move (a mount point).
 */
export async function replaceFolder(source: string, target: string): Promise<void> {
  const place = await realPlace(target)
  const there: readonly string[] = await readdir(place).catch(() => [])
  for (const name of KEPT.filter((kept) => kept !== GIT && there.includes(kept)))
    await cp(join(place, name), join(source, name), { recursive: true, force: false, verbatimSymlinks: true })
  const isWhole = dirname(source) !== place && !there.includes(GIT) && (await swap(source, place))
  if (!isWhole) await merge(source, place)
}

/**
 * Replaces the folder with two renames. If several builds do so at once, each puts its own folder there, one after the other.
 * @returns `false` if the existing folder cannot be moved
 */
async function swap(source: string, place: string): Promise<boolean> {
  const moved: string[] = []
  try {
    for (let isThere = false; !isThere; ) {
      const last = join(dirname(place), `${besidePrefix(place, 'previous')}${randomUUID()}`)
      // There is no folder: this is the first build, or another one is between its two renames.
      if (await succeeds(['ENOENT'], rename(place, last))) moved.push(last)
      // There is a folder again: another build was faster.
      isThere = await succeeds(TAKEN, rename(source, place))
    }
  } catch (error) {
    await restoreFolder(place)
    if (moved.length === 0 && UNMOVABLE.includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
  moved.forEach(removeIfAllowed)
  return true
}

/**
 * Updates a folder file by file. At every moment each file is either the old or the new one. Files that pages need are written before the
 * pages and removed after them. A site on another disk is copied first, so that a full disk is noticed before anything changes.
 */
async function merge(source: string, place: string): Promise<void> {
  const draft = await newDraft(place, place)
  try {
    const site = join(draft, 'site')
    if (!(await succeeds(['EXDEV'], rename(source, site))))
      await cp(source, site, { recursive: true, preserveTimestamps: true })
    const wanted = new Set(readdirSync(site, { recursive: true }).map(String))
    moveInto(site, place)
    removeOthers(place, wanted)
  } finally {
    removeIfAllowed(draft)
  }
}

function moveInto(site: string, place: string): void {
  for (const entry of readdirSync(site, { withFileTypes: true }).sort((a, b) => rank(a) - rank(b))) {
    const [from, to] = [join(site, entry.name), join(place, entry.name)]
    if (entry.name === GIT) continue
    const last = lstatSync(to, { throwIfNoEntry: false })
    if (last && last.isDirectory() !== entry.isDirectory()) rmSync(to, { recursive: true })
    if (last?.isDirectory() && entry.isDirectory()) moveInto(from, to)
    else renameSync(from, to)
  }
}

/**
 * Returns the order of an entry: the mark first, so that the next build accepts the folder if this one is killed; then files that pages
 * need; then pages.
 */
function rank(entry: Dirent): number {
  return [MARK_PATH, 'assets'].includes(entry.name) ? 0 : entry.isDirectory() ? 1 : 2
}

/** @param wanted paths below `place` */
function removeOthers(place: string, wanted: ReadonlySet<string>, folder = ''): void {
  for (const entry of readdirSync(join(place, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (folder === '' && (entry.name === GIT || isDraft(entry.name, place))) continue
    if (!wanted.has(path)) rmSync(join(place, path), { recursive: true, force: true })
    else if (entry.isDirectory()) removeOthers(place, wanted, path)
  }
}

/** Puts the last good folder back if `replaceFolder` was killed between its two renames. */
export async function restoreFolder(target: string): Promise<void> {
  const place = await realPlace(target)
  const names = await readdir(dirname(place)).catch(() => [])
  // The list is read before the place, so that it lacks a folder that another build moves aside in the meantime.
  const moved = names
    .filter((name) => name.startsWith(besidePrefix(place, 'previous')))
    .map((name) => join(dirname(place), name))
  for (const last of moved) {
    if (existsSync(place)) removeIfAllowed(last)
    else await succeeds(['ENOENT', ...TAKEN], rename(last, place))
  }
}

/** Error codes of the system: there is already a folder. */
const TAKEN = ['ENOTEMPTY', 'EEXIST']
/** Error codes: the folder is not writable. */
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS']
/** Error codes: the folder cannot be moved, because it is a mount point, on another layer, or in a folder that is not writable. */
const UNMOVABLE = [...NOT_WRITABLE, 'EBUSY', 'EXDEV']

const GIT = '.git'

function besidePrefix(place: string, role: 'next' | 'previous') {
  return `.${basename(place)}-${role}-`
}

/** Waits for the work. Returns whether it was done: `false` if it failed with one of the expected codes. */
async function succeeds(codes: readonly string[], work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Removes a folder that nobody needs, if that is possible. Synchronously, because thousands of promises cost more time than they save. */
export function removeIfAllowed(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // It does no harm if it stays.
  }
}
