import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** A new empty folder for one build alone, so that two at once do not meet. */
export async function temporaryFolder(cacheDir: string): Promise<string> {
  const parent = join(cacheDir, 'builds')
  await mkdir(parent, { recursive: true })
  await removeAbandoned(parent)
  return mkdtemp(join(parent, 'build-'))
}

/**
 * Puts `source` in the place of `target`. Everything is copied beside the target first, so that what can fail (a full disk, a
 * kill) fails before the last good folder is touched; then two renames swap them.
 */
export async function replaceFolder(source: string, target: string): Promise<void> {
  const place = resolve(target)
  const parent = dirname(place)
  await mkdir(parent, { recursive: true })
  await restoreFolder(place)
  const next = await mkdtemp(join(parent, `.${basename(place)}-next-`))
  const last = previousOf(place)
  try {
    await rename(source, join(next, 'site')).catch(() => cp(source, join(next, 'site'), { recursive: true }))
    if (await exists(place)) await rename(place, last)
    await rename(join(next, 'site'), place)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  await rm(last, { recursive: true, force: true })
}

/** After a kill between the two renames of `replaceFolder`: the last good folder comes back to its place. */
export async function restoreFolder(target: string): Promise<void> {
  const place = resolve(target)
  const last = previousOf(place)
  if (!(await exists(last))) return
  if (await exists(place)) await rm(last, { recursive: true, force: true })
  else await rename(last, place)
}

function previousOf(place: string) {
  return join(dirname(place), `.${basename(place)}-previous`)
}

async function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** A build lasts minutes at most: what is older was left by one that was killed. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

async function removeAbandoned(parent: string) {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
