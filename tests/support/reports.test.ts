import { expect, test } from 'vitest'
import { OTHER_BROWSER, readPlaywright } from './reports.ts'

test('a report of Playwright: the groups of a test, each of its errors, and what stopped the whole run', () => {
  const result = { duration: 1000, errors: [] }
  const passed = { status: 'expected', annotations: [], results: [result] }
  const failed = {
    ...passed,
    ...{ status: 'unexpected', results: [{ ...result, errors: [{ message: 'first' }, { message: 'second' }] }] },
  }
  const skipped = { ...passed, status: 'skipped', annotations: [{ type: 'skip', description: OTHER_BROWSER }] }
  const report = readPlaywright({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        title: 'e2e/a.spec.ts',
        specs: [{ title: 'works', tests: [passed] }],
        suites: [
          {
            title: 'group',
            specs: [
              { title: 'fails', tests: [failed] },
              { title: 'has no reference', tests: [skipped, { ...skipped, annotations: [] }] },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'Timed out' }],
  })
  const tests = ['works', 'group › fails', 'group › has no reference', 'group › has no reference']
  expect(report).toEqual({
    ...{ passed: 3, failed: 2, skipped: 2, allowed: 1 },
    failures: [
      'e2e/a.spec.ts › group › fails\n    first',
      'e2e/a.spec.ts › group › fails\n    second',
      'Playwright\n    Timed out',
    ],
    tests: tests.map((name) => ({ name: `tests/e2e/a.spec.ts › ${name}`, milliseconds: 1000 })),
    files: [{ name: 'tests/e2e/a.spec.ts', milliseconds: 4000 }],
  })
})
