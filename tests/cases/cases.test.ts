import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inWords, messageOf } from '../../scripts/diagnostics/message.ts'
import { MESSAGES } from '../../scripts/diagnostics/messages.ts'
import { CASE_NAMES, findIn, readCase, reportOn, WALKED_CASES } from '../support/cases.ts'

describe.each(WALKED_CASES)('%s', (name) => {
  const { code, expected, input, mended, reportPath } = readCase(name)

  test('is found in its place, and reported in French as in report.txt', async () => {
    const found = await findIn(input.sources, expected)
    expect(reportOn(input.sources, found)).toBe(readFileSync(reportPath, 'utf8'))
    const own = found.filter(({ file }) => file === input.path)
    expect(own.map((diagnostic) => inWords(diagnostic))).toMatchObject(expected.found)
    expect(own).toHaveLength(expected.found.length)
    expect(own.map((diagnostic) => diagnostic.code)).toContain(code)
    for (const diagnostic of found) {
      expect(messageOf(diagnostic)).toMatch(/^[A-ZÀ-Ý«].*[.?]$/s)
      expect(messageOf(diagnostic)).not.toMatch(/undefined|null »|\[object/)
    }
  })

  test('is gone once mended', async () => {
    expect(
      (await findIn(mended.sources, { ...expected, reading: undefined })).filter(
        ({ severity }) => severity !== 'notice',
      ),
    ).toEqual([])
  })
})

test('every code has a case', () => {
  const shown = new Set(CASE_NAMES.map((name) => readCase(name).code))
  expect(Object.keys(MESSAGES).filter((code) => !shown.has(code))).toEqual([])
})
