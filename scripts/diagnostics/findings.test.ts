import { expect, test } from 'vitest'
import { Findings, TooManyFindings } from './findings.ts'

const PLACE = { file: 'a.md', line: 1, column: 1, endLine: 1, endColumn: 1 }

test('of a file with more faults than anyone reads the first are told, and that there are more', () => {
  const findings = new Findings(3)
  const add = () => findings.add('body/html', PLACE, { actual: '<b>' })
  add()
  add()
  expect(add).toThrow(TooManyFindings)
  const told = findings.diagnostics.map(({ code, severity }) => `${code} ${severity}`)
  expect(told).toEqual([...Array(3).fill('body/html warning'), 'file/limit error'])
})
