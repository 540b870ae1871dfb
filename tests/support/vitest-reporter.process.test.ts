import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerEnvironment } from './owner-environment.ts'
import { ROOT } from './preview-server.ts'
import type { Report } from './reports.ts'

/** Below the project, so that the files find Vitest. */
const folder = mkdtempSync(join(ROOT, '.cache/reported-'))
let report: Report

beforeAll(() => {
  const file = (name: string, code: string) => writeFileSync(join(folder, name), code)
  file(
    'a.test.ts',
    `import { describe, expect, test } from 'vitest'
    test('works', () => new Promise((resolve) => setTimeout(resolve, 100)))
    test.skip('waits', () => {}) // Skipped, because the report has to count it.
    describe('group', () => { test('fails', () => { expect('1').toBe('2') }) })`,
  )
  // Else Vitest takes that of the project.
  file('vitest.config.ts', 'export default {}')
  file('b.test.ts', `import './missing.ts'`)
  const reporter = join(ROOT, 'tests/support/vitest-reporter.ts')
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--reporter', reporter],
    { cwd: folder, env: ownerEnvironment({ TEST_REPORT: join(folder, 'out/report.json') }), stdio: 'inherit' },
  )
  expect(status).toBe(1)
  report = JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('what failed and why, a file that could not be run too', () => {
  expect(report).toMatchObject({ passed: 1, failed: 1, skipped: 1, allowed: 0 })
  expect(report.failures.map((failure) => failure.replace(/^.*reported-\w+\//, ''))).toEqual([
    expect.stringMatching(/^b\.test\.ts\n.*missing\.ts/),
    expect.stringMatching(/^a\.test\.ts › group > fails\n {4}expected '1' to be '2'/),
  ])
})

test('how long each test and each file took', () => {
  const names = report.tests.map(({ name }) => name.replace(/^.*\//, ''))
  expect(names).toEqual(['a.test.ts › works', 'a.test.ts › waits', 'a.test.ts › group > fails'])
  expect(report.tests[0]?.milliseconds).toBeGreaterThan(90)
  expect(report.files).toHaveLength(2)
  const [whole = 0] = report.files.filter(({ name }) => name.endsWith('a.test.ts')).map((file) => file.milliseconds)
  expect(whole).toBeGreaterThan(report.tests[0]?.milliseconds ?? 0)
})
