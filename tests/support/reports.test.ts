import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.ts'

test('a report of Vitest: what failed and why, a file that could not be run too', () => {
  const report = readVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { fullName: 'works', status: 'passed' },
          { fullName: 'group fails', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'] },
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find c.ts', assertionResults: [] },
    ],
  })
  expect(report).toEqual({
    ...{ passed: 1, failed: 1, skipped: 2 },
    failures: ['a.test.ts › group fails\n    expected 1\n    to be 2', 'b.test.ts\n    Cannot find c.ts'],
  })
})

test('a report of Playwright: the groups of a test, each of its errors, and what stopped the whole run', () => {
  const failed = { results: [{ errors: [{ message: 'first' }, { message: 'second' }] }] }
  const report = readPlaywright({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: 'e2e/a.spec.ts',
        specs: [{ title: 'works', tests: [{ results: [{ errors: [] }] }] }],
        suites: [{ title: 'group', specs: [{ title: 'fails', tests: [failed] }] }],
      },
    ],
    errors: [{ message: 'Timed out' }],
  })
  expect(report).toEqual({
    ...{ passed: 3, failed: 2, skipped: 0 },
    failures: [
      'e2e/a.spec.ts › group › fails\n    first',
      'e2e/a.spec.ts › group › fails\n    second',
      'Playwright\n    Timed out',
    ],
  })
})
