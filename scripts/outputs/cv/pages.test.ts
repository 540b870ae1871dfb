import { expect, test } from 'vitest'
import { paginate } from './pages.ts'
import type { Row } from './rows.ts'

const row = (height: number, { spaceBefore = 0, keepWithNext = false, opensSection = false } = {}): Row => ({
  height,
  spaceBefore,
  keepWithNext,
  opensSection,
  fragments: [],
})
const tops = (rows: readonly Row[], bodyHeight = 100) =>
  paginate(rows, bodyHeight).map((page) => page.map(({ top }) => top))

test('rows follow one another and go on on the next page', () => {
  expect(tops([row(40), row(40, { spaceBefore: 10 }), row(40)])).toEqual([[0, 50], [0]])
})

test('space before a row is left out at the top of a page', () => {
  expect(tops([row(90, { spaceBefore: 30 }), row(90, { spaceBefore: 30 })])).toEqual([[0], [0]])
})

test('a title never ends a page', () => {
  expect(tops([row(70), row(20, { keepWithNext: true }), row(20)])).toEqual([[0], [0, 20]])
})

test('what is kept together but taller than a page is cut like the rest', () => {
  const together = row(40, { keepWithNext: true })
  expect(tops([row(10), together, together, together, row(40)])).toEqual([
    [0, 10, 50],
    [0, 40],
  ])
})

test('a section that does not fit below a well filled page moves as a whole', () => {
  const section = [row(20, { opensSection: true }), row(20), row(20)]
  expect(tops([row(60), ...section])).toEqual([[0], [0, 20, 40]])
  expect(tops([row(50), ...section])).toEqual([[0, 50, 70], [0]])
})

test('nothing gives no page', () => {
  expect(tops([])).toEqual([])
})
