import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './preview-server.ts'

/**
 * Makes an empty folder. Its path is that of a folder that an earlier test has deleted, because caches know what was made of a content, and
 * of code, at the same path.
 * @param name distinguishes folders of several kinds
 */
export function takeFolder(name: string): string {
  for (let number = 0; ; number++) {
    const folder = join(tmpdir(), `portfolio-${HASH_OF_ROOT}-${name}-${number}`)
    try {
      mkdirSync(folder)
      return folder
    } catch (error) {
      // Another test has it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Distinguishes the folders of several clones. */
const HASH_OF_ROOT = createHash('sha256').update(ROOT).digest('hex').slice(0, 8)
