import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { contentCache, contentKey } from '../cache/content-cache.ts'

/** What a page was made from, and how its file looked when it was written. */
type Made = readonly [key: string, size: number, modifiedMs: number]

/** What a build may take over from the one before it, in the same folder. One file after the other: thousands at once cost more. */
export interface LastBuild {
  /** Whether the file that lies there was made from the same. */
  has(file: string, key: string): boolean
  /** Puts a file of the last site into the new one, without copying it where the disk can. */
  take(file: string, site: string): void
  /** Remembers the files of the new site, which then lies at its place. */
  remember(keys: ReadonlyMap<string, string>): Promise<void>
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
    has(file, key) {
      const [last, size, modifiedMs] = made[file] ?? []
      if (last !== key) return false
      const now = statSync(join(out, file), { throwIfNoEntry: false })
      return now?.size === size && now?.mtimeMs === modifiedMs
    },
    take(file, site) {
      const target = join(site, file)
      mkdirSync(dirname(target), { recursive: true })
      try {
        linkSync(join(out, file), target)
      } catch {
        copyFileSync(join(out, file), target)
      }
    },
    async remember(keys) {
      const facts: Record<string, Made> = {}
      for (const [file, key] of keys) {
        const { size, mtimeMs } = statSync(join(out, file))
        facts[file] = [key, size, mtimeMs]
      }
      await cache.write(name, { facts, files: [] })
    },
  }
}
