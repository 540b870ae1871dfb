import { cpSync, existsSync, lstatSync, readdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HASH_FILE } from '../../scripts/start/bundled.mjs'
import { ROOT, SITE_FOLDER } from '../support/preview-server.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { treeOf } from '../support/tree.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
  unlinkSync(join(copy.root, 'node_modules'))
  rmSync(join(copy.root, '.cache'), { recursive: true })
  cpSync(join(ROOT, '.npmrc'), join(copy.root, '.npmrc'))
  // The pictures are encoded already, and nothing else is there.
  cpSync(join(ROOT, '.cache/pictures'), join(copy.root, '.cache/pictures'), { recursive: true })
})
afterAll(() => copy.dispose())

/** Bytes on a disk with blocks of 4 KB, as `du` counts them. */
function weightOf(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  )
  return paths.reduce((sum, path) => sum + 4096 * Math.ceil(lstatSync(path).size / 4096), 0)
}

test('the first command installs 110 MB at most, and they build the same site', { timeout: 900_000 }, async () => {
  const out = join(copy.root, 'site')
  // With a variable that changes what many packages load.
  const { status, output } = await copy.startBuild(['--out', out], { NODE_ENV: 'development' }).ended
  expect(output).toContain('npm ci')
  expect(status, output).toBe(0)
  expect(treeOf(out)).toEqual(treeOf(SITE_FOLDER))
  // The packages suffice to bundle the commands; without a bundle each command takes three times as long.
  const [bundle = ''] = readdirSync(join(copy.root, '.cache/commands'))
  expect(existsSync(join(copy.root, '.cache/commands', bundle, HASH_FILE))).toBe(true)
  expect(weightOf(join(copy.root, 'node_modules'))).toBeLessThanOrEqual(110 * 2 ** 20)
})
