import { statSync } from 'node:fs'
import type { FSWatcher } from 'chokidar'

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

/**
 * Calls `refresh` with the paths that were written, added or removed. Calls follow each other, so the file that is saved last is shown
 * last.
 */
export function followChanges(watcher: FSWatcher, refresh: (paths: readonly string[]) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const changed = new Set<string>()
  const seen = new Map<string, string>()
  let isRefreshing = false
  async function refreshAll() {
    if (isRefreshing) return
    isRefreshing = true
    while (changed.size > 0) {
      const paths = [...changed]
      changed.clear()
      for (const path of paths) seen.set(path, stateOf(path))
      await refresh(paths)
    }
    isRefreshing = false
  }
  function soon(path: string) {
    clearTimeout(timer)
    changed.add(path)
    timer = setTimeout(refreshAll, QUIET_MS)
  }
  watcher.on('all', (_event, path) => {
    soon(path)
    setTimeout(() => {
      if (stateOf(path) !== seen.get(path)) soon(path)
    }, SECOND_CHECK_MS)
  })
}
