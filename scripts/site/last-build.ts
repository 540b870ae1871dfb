import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { contentCache, contentKey } from '../cache/content-cache.ts'

/** What a page was made from, and how its file looked when it was written. */
type Made = readonly [key: string, size: number, modifiedMs: number]

/** What a build may take over from the one before it, in the same folder. One file after the other: thousands at once cost more. */
export interface LastBuild {
  /**
   * Puts a file of the last site into the new one if it was made from the same, without copying it where the disk can.
   * @returns whether it is there: another build may have changed or moved the last site meanwhile
   */
  take(file: string, key: string, site: string): boolean
  /**
   * Notes how the files of the new site look, before it lies where another build can replace it.
   * @returns what writes it down, once it does
   */
  remember(keys: ReadonlyMap<string, string>, site: string): () => Promise<void>
}

/**
 * @param out the folder of the site
 * @param force take nothing over
 */
export async function openLastBuild(out: string, cacheDir: string, force: boolean): Promise<LastBuild> {
  const cache = contentCache<Record<string, Made>>(join(cacheDir, 'pages'))
  const name = contentKey(resolve(out)).slice(0, 16)
  const made = force ? {} : ((await cache.read(name))?.facts ?? {})
  return {
    take(file, key, site) {
      const [last, size, modifiedMs] = made[file] ?? []
      if (last !== key) return false
      const isSame = (path: string) => {
        const now = statSync(path, { throwIfNoEntry: false })
        return now?.size === size && now?.mtimeMs === modifiedMs
      }
      return isSame(join(out, file)) && linkOrCopy(join(out, file), join(site, file), isSame)
    },
    remember(keys, site) {
      const facts: Record<string, Made> = {}
      for (const [file, key] of keys) {
        const { size, mtimeMs } = statSync(join(site, file))
        facts[file] = [key, size, mtimeMs]
      }
      return () => cache.write(name, { facts, files: [] })
    },
  }
}

/** Another build may put its own file there at any moment: looked at once more when it is too late for that. */
function linkOrCopy(from: string, to: string, isSame: (path: string) => boolean): boolean {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
    if (isSame(to)) return true
  } catch {
    try {
      copyFileSync(from, to)
      if (isSame(from)) return true
    } catch {
      // Gone: the page is rendered again.
    }
  }
  rmSync(to, { force: true })
  return false
}
