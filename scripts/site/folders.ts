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
  const prefix = `.${basename(place)}-next-`
  await mkdir(dirname(place), { recursive: true })
  await removeAbandoned(dirname(place), prefix)
  const folder = await mkdtemp(join(dirname(place), prefix))
  // mkdtemp makes a private folder; the web server that will read this one is another user.
  await chmod(folder, 0o755)
  return folder
}

/** Puts `source`, from `folderBeside`, in the place of `target` by two renames: what can fail has failed before. */
export async function replaceFolder(source: string, target: string): Promise<void> {
  const place = resolve(target)
  await restoreFolder(place)
  const last = previousOf(place)
  if (await exists(place)) await rename(place, last)
  await rename(source, place)
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

async function removeAbandoned(parent: string, prefix: string) {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const path = join(parent, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
