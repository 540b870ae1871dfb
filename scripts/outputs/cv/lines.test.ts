import { expect, test } from 'vitest'
import { breakLines } from './lines.ts'

const lines = (text: string, width: number) => breakLines(text, width, (part) => part.length)

test('lines are as full as they can be and keep the space they ended at', () => {
  expect(lines('un deux trois quatre', 8)).toEqual(['un deux ', 'trois ', 'quatre'])
})

test('no-break spaces hold; hyphens inside words may part', () => {
  expect(lines('dit-il tout\u202f! vraie', 7)).toEqual(['dit-il ', 'tout\u202f! ', 'vraie'])
  expect(lines('avant-propos', 8)).toEqual(['avant-', 'propos'])
  expect(lines('de 10-12 ans', 6)).toEqual(['de ', '10-12 ', 'ans'])
})

test('a word wider than the line is cut', () => {
  expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
})

test('a last line that would be left with one short word gets another', () => {
  expect(lines('aaaa aaaa aaaa aaaa aaaa aaaa bb', 30)).toEqual(['aaaa aaaa aaaa aaaa aaaa ', 'aaaa bb'])
})

test('nothing gives no line', () => {
  expect(lines('', 4)).toEqual([])
})
