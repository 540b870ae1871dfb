import { realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import type { FSWatcher } from 'chokidar'
import { printError } from '../print-error.ts'

/** Files that are saved within this time count as one change. */
const QUIET_MS = 5
/** The watcher ignores changes within 50 ms of the last one that it reported, such as the end of a file that is saved in two parts. */
const SECOND_CHECK_MS = 100

/** Returns a text that changes when the file is written, added or removed. */
function stateOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path)
    return `${mtimeMs} ${size}`
  } catch {
    return ''
  }
}

/** Folders that are watched, and what was made of them at first. */
interface Followed<First> {
  watcher: FSWatcher
  first: First
}

/**
 * Watches folders, then makes something of them, and calls `refresh` with it and the paths that are written, added or removed from then on, even
 * while it is made. Calls follow each other, so the file that is saved last is shown last. Links below the folders are not followed, because one
 * of them may lead to a whole disk.
 * @throws what `begin` throws
 */
export async function followChanges<First>(
  folders: readonly string[],
  begin: () => Promise<First>,
  refresh: (first: First, paths: readonly string[]) => Promise<void>,
): Promise<Followed<First>> {
  // Loaded here, because a check that does not watch needs no watcher.
  const { watch } = await import('chokidar')
  // A folder that the owner names may itself be a link, and only its target has files.
  const named = new Map(folders.map((folder) => [realPath(folder), folder]))
  const watcher = watch([...named.keys()], { ignoreInitial: true, followSymlinks: false })
  let timer: NodeJS.Timeout | undefined
  const changed = new Set<string>()
  const seen = new Map<string, string>()
  let isRefreshing = false
  async function refreshAll(first: First) {
    if (isRefreshing) return
    isRefreshing = true
    while (changed.size > 0) {
      const paths = [...changed]
      changed.clear()
      for (const path of paths) seen.set(path, stateOf(path))
      await refresh(first, paths)
    }
    isRefreshing = false
  }
  /** Does nothing until `begin` has ended: what changes until then waits. */
  let whenQuiet = () => {}
  function soon(path: string) {
    clearTimeout(timer)
    changed.add(path)
    timer = setTimeout(() => whenQuiet(), QUIET_MS)
  }
  watcher.on('all', (_event, found) => {
    const [real = '', folder = ''] = [...named].find(([real]) => found === real || found.startsWith(real + sep)) ?? []
    const path = folder + found.slice(real.length)
    soon(path)
    setTimeout(() => {
      if (stateOf(path) !== seen.get(path)) soon(path)
    }, SECOND_CHECK_MS)
  })
  // What cannot be watched is still read when another file changes.
  watcher.on('error', (error) => printError(error))
  // What is written before the watcher has read the folders is not reported, so nothing may have read them yet.
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  try {
    const first = await begin()
    whenQuiet = () => void refreshAll(first)
    whenQuiet()
    return { watcher, first }
  } catch (error) {
    await watcher.close()
    throw error
  }
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    // It does not exist yet.
    return folder
  }
}
