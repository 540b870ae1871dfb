import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** Makes a new folder for each test of a file, which is removed after it. The returned function returns a path in this folder. */
export function folderForEachTest(): (...names: readonly string[]) => string {
  let folder = ''
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'portfolio-test-')))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return (...names) => join(folder, ...names)
}
