import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { keepGreenRun, keyOfInputs, readGreenRun } from './green-runs.ts'
import { ROOT } from './preview-server.ts'
import { folderForEachTest } from './temporary-folder.ts'

const at = folderForEachTest()
const SUITE = 'A suite of this test'
const reads = ['tests/support/pages.json']
const command = ['vitest', 'run']
const REPORT = { passed: 2, failed: 0, skipped: 0, allowed: 0, failures: [], tests: [], files: [] }

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(ROOT, '.cache/green/a-suite-of-this-test.json'), { force: true })
})

test('the key follows the files that are read, the part of the suite and the settings of the searches, and nothing else', () => {
  const key = keyOfInputs({ reads, command })
  expect(keyOfInputs({ reads, command })).toBe(key)
  expect(keyOfInputs({ reads: [...reads, 'vite.config.ts'], command })).not.toBe(key)
  expect(keyOfInputs({ reads, command: [...command, '--shard=1/2'] })).not.toBe(key)
  vi.stubEnv('HOME', at())
  expect(keyOfInputs({ reads, command })).toBe(key)
  vi.stubEnv('SEED', '7')
  expect(keyOfInputs({ reads, command })).not.toBe(key)
})

test('a suite that passed is known by its key alone', () => {
  expect(readGreenRun(SUITE, 'one')).toBeNull()
  keepGreenRun(SUITE, 'one', REPORT)
  expect(readGreenRun(SUITE, 'one')).toEqual(REPORT)
  expect(readGreenRun(SUITE, 'other')).toBeNull()
})
