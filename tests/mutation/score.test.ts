import { expect, test } from 'vitest'
import { scoreTable } from './score.ts'

const file = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) })

test('what is found or never ends counts as detected, what cannot be run does not count', () => {
  const files = {
    'scripts/compile/a.ts': file('Killed', 'Timeout', 'Survived'),
    'scripts/compile/b.ts': file('NoCoverage', 'CompileError', 'Ignored', 'Killed'),
    'scripts/diagnostics/c.ts': file('Killed', 'Killed', 'Survived'),
  }
  expect(scoreTable({ files }).split('\n').slice(2)).toEqual([
    '| scripts/compile | 60.0 % | 5 | 2 | 1 | 1 | 1 |',
    '| scripts/diagnostics | 66.7 % | 3 | 2 | 0 | 1 | 0 |',
    '| together | 62.5 % | 8 | 4 | 1 | 2 | 1 |',
  ])
})
