import { expect, test } from 'vitest'
import { TextPlaces } from './text-places.ts'

const places = new TextPlaces('a.md', 'ab\n\ncde\nf')

test.each<[start: number, end: number, place: readonly number[]]>([
  [0, 0, [1, 1, 1, 1]],
  [0, 2, [1, 1, 1, 3]],
  [1, 3, [1, 2, 2, 1]],
  [3, 4, [2, 1, 3, 1]],
  [4, 7, [3, 1, 3, 4]],
  [6, 9, [3, 3, 4, 2]],
  [8, 9, [4, 1, 4, 2]],
  // Offsets outside the text become its start or its end, and an end before the start becomes the start.
  [20, 30, [4, 2, 4, 2]],
  [-5, 1, [1, 1, 1, 2]],
  [5, 1, [3, 2, 3, 2]],
])('from %d to %d is a place', (start, end, [line, column, endLine, endColumn]) => {
  expect(places.between(start, end)).toEqual({ file: 'a.md', line, column, endLine, endColumn })
})

test('a text of many lines knows each of them', () => {
  const text = Array.from({ length: 100 }, (_, index) => `ligne ${index}`).join('\n')
  const many = new TextPlaces('b.md', text)
  for (const [index, { index: at }] of [...text.matchAll(/ligne/g)].entries())
    expect(many.between(at, at + 5)).toMatchObject({ line: index + 1, column: 1, endColumn: 6 })
})

test('a text without lines has one place', () => {
  expect(new TextPlaces('c.md', '').between(0, 3)).toMatchObject({ line: 1, column: 1, endLine: 1, endColumn: 1 })
})
