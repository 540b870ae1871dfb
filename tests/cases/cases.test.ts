import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MESSAGES, messageOf } from '../../scripts/diagnostics/messages.ts'
import { CASE_NAMES, findIn, readCase, reportOf } from '../support/cases.ts'

describe.each(CASE_NAMES)('%s', (name) => {
  const shown = readCase(name)
  const { code, expected, input, mended, reportPath } = shown

  test('is told as report.txt has it, which `npm run docs` writes', () => {
    expect(reportOf(shown)).toBe(readFileSync(reportPath, 'utf8'))
  })

  test('is found where it is', () => {
    const own = findIn(input.sources, expected.answers).filter(({ file }) => file === input.path)
    expect(own).toMatchObject(expected.found)
    expect(own).toHaveLength(expected.found.length)
    expect(own.map((diagnostic) => diagnostic.code)).toContain(code)
  })

  test('says what to do, in a French sentence', () => {
    for (const diagnostic of findIn(input.sources, expected.answers)) {
      expect(messageOf(diagnostic)).toMatch(/^[A-ZÀ-Ý«].*[.?]$/s)
      expect(messageOf(diagnostic)).not.toMatch(/undefined|null »|\[object/)
    }
  })

  test('is gone once mended', () => {
    expect(findIn(mended.sources, expected.answers).filter(({ severity }) => severity !== 'notice')).toEqual([])
  })
})

test('every code has a case', () => {
  const shown = new Set(CASE_NAMES.map((name) => readCase(name).code))
  expect(Object.keys(MESSAGES).filter((code) => !shown.has(code))).toEqual([])
})
