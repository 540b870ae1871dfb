import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { contentKey } from './cache/content-cache.ts'
import { builtEntries, MARK_PATH, markOf } from './mark.ts'
import { realPlace } from './places.ts'

/** A new empty folder for one server alone, so that two at once do not meet. */
export async function temporaryFolder(cacheDir: string): Promise<string> {
  return ownFolder(join(cacheDir, 'servers'), '')
}

/** A disk may be shared by several machines, and each counts its own processes. */
const HOST = contentKey(hostname()).slice(0, 8)

/** A new empty folder whose name says whose it is. Those of processes that have ended are removed. */
async function ownFolder(parent: string, prefix: string): Promise<string> {
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent))
    if (name.startsWith(prefix) && isLeftBehind(name.slice(prefix.length))) removeIfAllowed(join(parent, name))
  return mkdtemp(join(parent, `${prefix}${HOST}-${process.pid}-`))
}

/** Whether the process that gave a folder this end of its name ran on this machine and has ended. */
function isLeftBehind(name: string): boolean {
  const [host, pid] = name.split('-')
  if (host !== HOST) return false
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    // Another user's process may not be asked, but it runs.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Entries at the top of a site's folder that are its owner's: they stay whatever is built there. */
export const KEPT: readonly string[] = ['.git', 'CNAME', '.nojekyll']

/**
 * A new empty folder beside the one it will replace, on the same disk, so that to replace is to rename; within it where nothing may be
 * written beside it.
 */
export async function folderBeside(target: string): Promise<string> {
  const place = await realPlace(target)
  const folder = await newDraft(dirname(place), place).catch((error: NodeJS.ErrnoException) => {
    if (!CLOSED.includes(error.code ?? '')) throw error
    return newDraft(place, place)
  })
  // mkdtemp makes a private folder; the web server that will read this one is another user.
  await chmod(folder, 0o755)
  return folder
}

function newDraft(parent: string, place: string): Promise<string> {
  return ownFolder(parent, besidePrefix(place, 'next'))
}

/** Whether it is a site that a build has not finished, within the folder where it belongs. */
export function isDraft(name: string, place: string): boolean {
  return name.startsWith(besidePrefix(place, 'next'))
}

/**
 * Puts `source`, from `folderBeside`, in the place of `target`. A link to a folder stays and leads to the new site. The folder is
 * replaced as a whole, but for one that holds `.git`, which is never moved, and one that cannot be moved, as a mount point.
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
 * @returns `false` when the folder that is there cannot be moved
 */
async function swap(source: string, place: string): Promise<boolean> {
  const moved: string[] = []
  try {
    for (let isThere = false; !isThere; ) {
      const last = join(dirname(place), `${besidePrefix(place, 'previous')}${randomUUID()}`)
      // No folder there: the first build, or another one is between its two renames.
      if (await unless(['ENOENT'], rename(place, last))) moved.push(last)
      // A folder there again: the other one was faster.
      isThere = await unless(TAKEN, rename(source, place))
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
 * File by file: at every moment each of them is the last one or the new one, and what pages need is there before them and goes after
 * them. What is on another disk is copied first, so that a full disk is found out while nothing is changed yet.
 */
async function merge(source: string, place: string): Promise<void> {
  const draft = await newDraft(place, place)
  try {
    const site = join(draft, 'site')
    if (!(await unless(['EXDEV'], rename(source, site))))
      await cp(source, site, { recursive: true, preserveTimestamps: true })
    const wanted = new Set(readdirSync(site, { recursive: true }).map(String))
    const last = builtEntries(place)
    const hasMark = wanted.has(MARK_PATH)
    if (hasMark) copyFileSync(join(site, MARK_PATH), join(draft, MARK_PATH))
    // Until the old files are gone the mark names them too, so that a build that is killed here does not lock out the next.
    if (last !== null && last !== 'all') writeFileSync(join(site, MARK_PATH), markOf(site, last).content)
    moveInto(site, place)
    removeOthers(place, wanted)
    if (hasMark) renameSync(join(draft, MARK_PATH), join(place, MARK_PATH))
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

/** The mark first, so that a build that is killed here does not lock out the next; then what pages need, then the pages. */
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

/** After a kill between the two renames of `replaceFolder`: the last good folder comes back to its place. */
export async function restoreFolder(target: string): Promise<void> {
  const place = await realPlace(target)
  const names = await readdir(dirname(place)).catch(() => [])
  // Listed before the place is looked at: one that another build moves aside meanwhile is not among them.
  const moved = names
    .filter((name) => name.startsWith(besidePrefix(place, 'previous')))
    .map((name) => join(dirname(place), name))
  for (const last of moved) {
    if (existsSync(place)) removeIfAllowed(last)
    else await unless(['ENOENT', ...TAKEN], rename(last, place))
  }
}

/** Error codes of the system: a folder is in the way. */
const TAKEN = ['ENOTEMPTY', 'EEXIST']
/** Error codes: we may not write into the folder. */
const CLOSED = ['EACCES', 'EPERM', 'EROFS']
/** Error codes: the folder cannot be moved, because it is a mount point, on another layer, or in a folder that we may not write. */
const UNMOVABLE = [...CLOSED, 'EBUSY', 'EXDEV']

const GIT = '.git'

function besidePrefix(place: string, role: 'next' | 'previous') {
  return `.${basename(place)}-${role}-`
}

/** @returns whether it was done; `false` when it failed in one of the expected ways */
async function unless(codes: readonly string[], work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** One file after the other: thousands of promises cost more than they wait for. */
function removeIfAllowed(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The new folder is in its place, so it is no failure if the old one cannot be removed.
  }
}
