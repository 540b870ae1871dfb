import { expect, test } from 'vitest'
import { timelineOf, yearsOfTimeline } from './timeline.ts'

const NOW = '2026-11'

test('each period has its place on the line from the first start to the last end', () => {
  const entries = [
    { start: '2025-02', end: '2026-10' },
    { start: '2024-10', end: '2024-12' },
    { start: '2017-09', end: '2023-12' },
  ]
  // 110 months from September 2017 to October 2026.
  expect(timelineOf(entries, NOW)).toEqual([
    { from: 81, length: 19 },
    { from: 77, length: 3 },
    { from: 0, length: 69 },
  ])
})

test('a year is the whole of it, and a current post reaches the month of the build', () => {
  const entries = [
    { start: '2021', end: null },
    { start: '2020', end: '2020' },
    { start: '2019', end: '2019' },
  ]
  expect(timelineOf(entries, '2021-12')).toEqual([
    { from: 67, length: 33 },
    { from: 33, length: 34 },
    { from: 0, length: 33 },
  ])
  expect(timelineOf(entries, '2024-12')).toEqual([
    { from: 33, length: 67 },
    { from: 17, length: 16 },
    { from: 0, length: 17 },
  ])
})

test('a current post ends before one whose end is known and still to come', () => {
  const entries = [
    { start: '2026-01', end: null },
    { start: '2025-12', end: '2027-11' },
  ]
  expect(timelineOf(entries, NOW)).toEqual([
    { from: 4, length: 46 },
    { from: 0, length: 100 },
  ])
})

test('one post only, current since this month or from a later one, is the whole line', () => {
  expect(timelineOf([{ start: '2026-11', end: null }], NOW)).toEqual([{ from: 0, length: 100 }])
  expect(timelineOf([{ start: '2027-01', end: null }], NOW)).toEqual([{ from: 0, length: 100 }])
})

test('what is too short to be seen is longer, and stays on the line', () => {
  expect(
    timelineOf(
      [
        { start: '2000-01', end: '2025-11' },
        { start: '2025-12', end: '2025-12' },
      ],
      NOW,
    ),
  ).toEqual([
    { from: 0, length: 100 },
    { from: 98, length: 2 },
  ])
})

test('the years at the ends of the line are the first and the last, for a current post that of the build', () => {
  const past = { start: '2017-09', end: '2023-12' }
  expect(yearsOfTimeline([{ start: '2025-02', end: '2026-10' }, past], '2028-01')).toEqual(['2017', '2026'])
  expect(yearsOfTimeline([{ start: '2025', end: null }, past], '2028-01')).toEqual(['2017', '2028'])
})
