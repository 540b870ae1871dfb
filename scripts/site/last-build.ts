import { copyFile, link, mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { contentCache, contentKey } from '../cache/content-cache.ts'

/** What a page was made from, and how its file looked when it was written. */
type Made = readonly [key: string, size: number, modifiedMs: number]

/** What a build may take over from the one before it, in the same folder. */
export interface LastBuild {
  /** Whether the page that lies there was made from the same. */
  has(path: string, key: string): Promise<boolean>
  /** Puts a file of the last site into the new one, without copying it where the disk can. */
  take(path: string, site: string): Promise<void>
  /** Remembers the pages of the new site, which then lies at its place. */
  remember(pages: ReadonlyMap<string, string>): Promise<void>
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
    async has(path, key) {
      const [last, size, modifiedMs] = made[path] ?? []
      if (last !== key) return false
      const now = await stat(join(out, path)).catch(() => null)
      return now?.size === size && now?.mtimeMs === modifiedMs
    },
    async take(path, site) {
      const target = join(site, path)
      await mkdir(dirname(target), { recursive: true })
      await link(join(out, path), target).catch(() => copyFile(join(out, path), target))
    },
    async remember(pages) {
      const facts: Record<string, Made> = {}
      for (const [path, key] of pages) {
        const { size, mtimeMs } = await stat(join(out, path))
        facts[path] = [key, size, mtimeMs]
      }
      await cache.write(name, { facts, files: [] })
    },
  }
}
