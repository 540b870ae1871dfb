import { expect, test } from 'vitest'
import { byPlace, type Diagnostic, isError } from './diagnostic.ts'
import { Findings } from './findings.ts'

const at = (file: string, line: number, column: number): Diagnostic => {
  const findings = new Findings()
  findings.add('header/empty', { file, line, column, endLine: line, endColumn: column })
  const [diagnostic] = findings.diagnostics
  if (diagnostic === undefined) throw new Error('Nothing was added.')
  return diagnostic
}

test('problems are sorted by file, then line, then column', () => {
  const sorted = [at('a.md', 1, 2), at('a.md', 2, 1), at('a.md', 2, 10), at('a.md', 10, 1), at('b.md', 1, 1)]
  for (const shuffled of [sorted.toReversed(), [2, 0, 4, 1, 3].flatMap((index) => sorted[index] ?? [])])
    expect(shuffled.sort(byPlace)).toEqual(sorted)
  expect(byPlace(at('a.md', 1, 1), at('a.md', 1, 1))).toBe(0)
})

test('what is left out of a problem is empty', () => {
  const given = {
    code: 'header/empty',
    severity: 'error',
    file: 'a.md',
    line: 3,
    column: 4,
    endLine: 3,
    endColumn: 4,
  }
  expect(at('a.md', 3, 4)).toEqual({ ...given, field: null, actual: '', expected: [], suggestion: null, mend: null })
  expect(isError(at('a.md', 1, 1))).toBe(true)
})
