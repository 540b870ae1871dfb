import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** A new empty folder for one server alone, so that two at once do not meet. */
export async function temporaryFolder(cacheDir: string): Promise<string> {
  const parent = join(cacheDir, 'builds')
  await mkdir(parent, { recursive: true })
  await removeAbandoned(parent, 'build-')
  return mkdtemp(join(parent, 'build-'))
}

/** A new empty folder beside the one it will replace, on the same disk, so that to replace is to rename. */
export async function folderBeside(target: string): Promise<string> {
  const place = resolve(target)
  const prefix = besidePrefix(place, 'next')
  await mkdir(dirname(place), { recursive: true })
  await removeAbandoned(dirname(place), prefix)
  const folder = await mkdtemp(join(dirname(place), prefix))
  // mkdtemp makes a private folder; the web server that will read this one is another user.
  await chmod(folder, 0o755)
  return folder
}

/**
 * Puts `source`, from `folderBeside`, in the place of `target` by two renames: what can fail has failed before. Of several builds at
 * once each puts its own folder there, one after the other.
 */
export async function replaceFolder(source: string, target: string): Promise<void> {
  const place = resolve(target)
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
    throw error
  }
  moved.forEach(removeIfAllowed)
}

/** After a kill between the two renames of `replaceFolder`: the last good folder comes back to its place. */
export async function restoreFolder(target: string): Promise<void> {
  const place = resolve(target)
  const names = await readdir(dirname(place)).catch(() => [])
  // Listed before the place is looked at: one that another build moves aside meanwhile is not among them.
  const moved = names
    .filter((name) => name.startsWith(besidePrefix(place, 'previous')))
    .map((name) => join(dirname(place), name))
  for (const last of moved) {
    if (await exists(place)) removeIfAllowed(last)
    else await unless(['ENOENT', ...TAKEN], rename(last, place))
  }
}

/** What the system says of a folder that is in the way. */
const TAKEN = ['ENOTEMPTY', 'EEXIST']

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
    // The new folder is in its place: an old one that the system will not let go is no failure.
  }
}

async function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** A build lasts minutes at most: what is older was left by one that was killed. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

async function removeAbandoned(parent: string, prefix: string) {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const path = join(parent, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Makes the folder of a file; of many files in one folder, the first alone asks the system. */
export function folderMaker(): (file: string) => void {
  const made = new Set<string>()
  return (file) => {
    const folder = dirname(file)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
  }
}
