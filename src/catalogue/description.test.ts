import { expect, test } from 'vitest'
import { toDescription } from './description.ts'

test('a short text stays whole, on one line', () => {
  expect(toDescription(' Une banque\n en ligne. ')).toBe('Une banque en ligne.')
})

test('a long text is cut at a word, without a dangling comma', () => {
  const description = toDescription(`${'mot '.repeat(37)}fin, puis la suite qui ne tient plus`)
  expect(description).toMatch(/ fin…$/)
  expect(description.length).toBeLessThanOrEqual(155)
})

test('a text without spaces is cut all the same', () => {
  expect(toDescription('a'.repeat(400))).toHaveLength(155)
})
