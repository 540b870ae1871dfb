import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { keepGreenRun, keyOfInputs, readGreenRun } from './green-runs.ts'
import { ROOT } from './preview-server.ts'
import { folderForEachTest } from './temporary-folder.ts'

const at = folderForEachTest()
const SUITE = 'A suite of this test'
const COMMAND = ['vitest', 'run']
const REPORT = { passed: 2, failed: 0, skipped: 0, allowed: 0, failures: [], tests: [], files: [] }

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(ROOT, '.cache/green/a-suite-of-this-test.json'), { force: true })
})

test('the key follows the files that are read, the part of the suite and the settings of the searches, and nothing else', () => {
  const key = keyOfInputs(['tests/support/pages.json'], COMMAND)
  expect(keyOfInputs(['tests/support/pages.json'], COMMAND)).toBe(key)
  expect(keyOfInputs(['tests/support/pages.json', 'vite.config.ts'], COMMAND)).not.toBe(key)
  expect(keyOfInputs(['tests/support/pages.json'], [...COMMAND, '--shard=1/2'])).not.toBe(key)
  vi.stubEnv('HOME', at())
  expect(keyOfInputs(['tests/support/pages.json'], COMMAND)).toBe(key)
  vi.stubEnv('SEED', '7')
  expect(keyOfInputs(['tests/support/pages.json'], COMMAND)).not.toBe(key)
})

test('a suite that passed is known by its key alone', () => {
  expect(readGreenRun(SUITE, 'one')).toBeNull()
  keepGreenRun(SUITE, 'one', REPORT)
  expect(readGreenRun(SUITE, 'one')).toEqual(REPORT)
  expect(readGreenRun(SUITE, 'other')).toBeNull()
})
