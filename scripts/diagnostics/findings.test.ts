import { expect, test } from 'vitest'
import { Findings, TooManyFindings } from './findings.ts'

const PLACE = { file: 'a.md', line: 1, column: 1, endLine: 1, endColumn: 1 }

test('only the first problems of a file are reported, and that there are more', () => {
  const findings = new Findings(3)
  const add = () => findings.add('body/html', PLACE, { actual: '<b>', suggestion: null })
  add()
  add()
  expect(add).toThrow(TooManyFindings)
  const reported = findings.diagnostics.map(({ code, severity }) => `${code} ${severity}`)
  expect(reported).toEqual([...Array(3).fill('body/html warning'), 'file/limit error'])
})

test('of files that are checked together, each has a limit of its own', () => {
  const findings = new Findings(undefined, 2)
  for (const file of ['a.md', 'b.md'])
    for (let count = 0; count < 9; count++)
      findings.add('body/html', { ...PLACE, file }, { actual: '<b>', suggestion: null })
  const reported = findings.diagnostics.map(({ code, file }) => `${code} ${file}`)
  expect(reported).toEqual(
    ['a.md', 'b.md'].flatMap((file) => [`body/html ${file}`, `body/html ${file}`, `file/limit ${file}`]),
  )
})
