import { linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { own } from '../fields/own.ts'
import { type ContentKey, contentCache, contentKey } from './cache/content-cache.ts'

/** The key of a written file, its size and its time. */
type Made = readonly [key: ContentKey, size: number, modifiedMs: number]

/** Reuses files from the last build in the same folder. Works file by file, because thousands at once take longer. */
export interface LastBuild {
  /**
   * Links a file of the last site into the new one if its key is the same.
   * @returns whether this worked: another build may have changed or moved the last site, and not every disk can link
   */
  take(file: string, key: ContentKey, site: string): boolean
  /**
   * Reads sizes and times of the new site's files. This must run before another build can replace them.
   * @returns a function that saves the result
   */
  remember(keys: ReadonlyMap<string, ContentKey>, site: string): () => Promise<void>
}

/**
 * Opens the record of the last build.
 * @param out the folder of the site
 * @param force reuse nothing
 */
export async function openLastBuild(out: string, cacheDir: string, force: boolean): Promise<LastBuild> {
  const cache = contentCache<Record<string, Made>>(join(cacheDir, 'pages'))
  const name = contentKey(resolve(out))
  const made = force ? {} : ((await cache.read(name))?.facts ?? {})
  const taken = new Map<string, Made>()
  return {
    take(file, key, site) {
      const last = own(made, file)
      if (last?.[0] !== key) return false
      const to = join(site, file)
      mkdirSync(dirname(to), { recursive: true })
      if (!linkIfSame(join(out, file), to, last)) return false
      taken.set(file, last)
      return true
    },
    remember(keys, site) {
      const facts: Record<string, Made> = {}
      for (const [file, key] of keys) facts[file] = taken.get(file) ?? madeFrom(key, join(site, file))
      return () => cache.write(name, { facts, files: [] })
    },
  }
}

function madeFrom(key: ContentKey, path: string): Made {
  const { size, mtimeMs } = statSync(path)
  return [key, size, mtimeMs]
}

/** Checks the file after linking it, because another build may replace the original at any moment. */
function linkIfSame(from: string, to: string, [key, size, modifiedMs]: Made): boolean {
  try {
    linkSync(from, to)
  } catch {
    return false
  }
  const [, sizeNow, modifiedNow] = madeFrom(key, to)
  if (sizeNow === size && modifiedNow === modifiedMs) return true
  rmSync(to, { force: true })
  return false
}
