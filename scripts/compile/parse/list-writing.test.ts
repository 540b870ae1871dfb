import { expect, test } from 'vitest'
import CASES from './list-writing.cases.json' with { type: 'json' }
import { entriesOf, listOf, looseEntriesOf } from './list-writing.ts'
import { quoted } from './quoted.ts'

test.each(CASES.entries as [string, ...string[]][])('« %s » was meant as entries', (written, ...entries) => {
  expect(entriesOf(written)).toEqual(entries.map((entry) => entry.trim()))
})

test('what is too long is no list', () => {
  expect(entriesOf('a'.repeat(1000))).toEqual(['a'.repeat(1000)])
  expect(entriesOf('a'.repeat(1001))).toEqual([])
  expect(looseEntriesOf('a'.repeat(1001))).toEqual([])
})

test.each(CASES.loose as [string, ...string[]][])(
  '« %s » was meant as entries without commas',
  (written, ...entries) => {
    expect(looseEntriesOf(written)).toEqual(entries)
  },
)

test.each(CASES.written as [string[], string][])('%j is written on one line', (entries, list) => {
  expect(listOf(entries)).toBe(list)
})

test.each([
  ['Banque', "'Banque'"],
  ['a "b" \\ c', '\'a "b" \\ c\''],
  ["l'école", '"l\'école"'],
  ['l\'"école" \\ "b" \\', '"l\'\\"école\\" \\\\ \\"b\\" \\\\"'],
])('« %s » is quoted as it is', (value, written) => {
  expect(quoted(value)).toBe(written)
})
