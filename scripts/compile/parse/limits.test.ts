import { describe, expect, test } from 'vitest'
import { LIMITS, type Limit } from '../../diagnostics/limits.ts'
import { excessInBody, excessInHeader } from './limits.ts'

const repeated = (piece: string, count: number, between = '') =>
  Array.from({ length: count }, () => piece).join(between)

/** For each limit, a function that returns a text with exactly `count` of the limited items. */
const BODIES: Partial<Record<Limit, (count: number) => string>> = {
  bodyLines: (count) => repeated('a', count, '\n'),
  words: (count) => repeated('a ', count).replace(/(?:a ){1000}/g, '$&\n\n'),
  passageWords: (count) => repeated('a', count, ' '),
  wordLength: (count) => repeated('a', count),
  marks: (count) => repeated('\\', count, ' '),
  passage: (count) => repeated('[', count, ' '),
  depth: (count) => repeated('> ', count),
  containers: (count) => repeated('- - a\n', count / 2) + (count % 2 === 1 ? '- a' : ''),
  cells: (count) => repeated('|', 9) + repeated('\na', Math.ceil(count / 10) - 1),
}

describe.each(Object.entries(BODIES))('%s', (name, body) => {
  const limit = name as Limit

  test('may be as many as the limit says', () => {
    expect(excessInBody(body(LIMITS[limit]))).toBeNull()
  })

  test('may not be one more', () => {
    expect(excessInBody(body(LIMITS[limit] + 1))?.limit).toBe(limit)
  })
})

test('a header has its own limits', () => {
  expect(excessInHeader(repeated('a', LIMITS.headerLines, '\n'))).toBeNull()
  expect(excessInHeader(repeated('a', LIMITS.headerLines + 1, '\n'))).toEqual({ limit: 'headerLines', at: 2000 })
  expect(excessInHeader(repeated('a', LIMITS.headerLength))).toBeNull()
  expect(excessInHeader(repeated('a', LIMITS.headerLength + 1))).toEqual({ limit: 'headerLength', at: 0 })
})

test('an empty line begins another passage, a line with a no-break space does not', () => {
  const half = repeated('[a]', 700, ' ')
  expect(excessInBody(`${half}\n \t\n${half}`)).toBeNull()
  expect(excessInBody(`${half}\n\u00A0\n${half}`)).toEqual({ limit: 'passage', at: half.length + 3 })
})

test('lists that are indented line by line nest as well', () => {
  const nested = (levels: number) => Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
  expect(excessInBody(nested(30))).toBeNull()
  expect(excessInBody(nested(31))?.limit).toBe('depth')
  expect(excessInBody(`${'\t'.repeat(15)}- a`)?.limit).toBe('depth')
  expect(excessInBody(`${' '.repeat(200)}a`)).toBeNull()
})

test('a rule may be as long as it looks good', () => {
  for (const rule of ['- ', '* ', '-', '_ ']) expect(excessInBody(rule.repeat(60))).toBeNull()
  expect(excessInBody(`> ${'- '.repeat(60)}a`)?.limit).toBe('depth')
})

test('addresses that make links of themselves count as marks', () => {
  for (const address of ['www.a', 'WWW.a', 'http://a', 'a@b'])
    expect(excessInBody(repeated(address, LIMITS.passage + 1, ' '))?.limit).toBe('passage')
})
