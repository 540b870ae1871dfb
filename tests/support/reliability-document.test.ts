import { expect, test } from 'vitest'
import { MESSAGE_CASES } from './message-cases.ts'
import { rowOf } from './message-report.ts'
import { readPart } from './reliability-document.ts'

test('docs/reliability.md has each case of the message as the browser tests play it, and no other', () => {
  const [, , ...rows] = readPart('message').split('\n')
  const withoutTimes = rows.map((row) => row.replace(/ [\d,–]+ \|$/, ''))
  expect(withoutTimes).toEqual(MESSAGE_CASES.map(rowOf))
})
