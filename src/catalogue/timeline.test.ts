import { expect, test } from 'vitest'
import { timelineOf, yearsOfTimeline } from './timeline.ts'

test('each period has its place on the line from the first start to the last end', () => {
  const entries = [
    { start: '2025-02', end: '2026-10' },
    { start: '2024-10', end: '2024-12' },
    { start: '2017-09', end: '2023-12' },
  ]
  // 110 months from September 2017 to October 2026.
  expect(timelineOf(entries)).toEqual([
    { from: 81, length: 19 },
    { from: 77, length: 3 },
    { from: 0, length: 69 },
  ])
})

test('a year is the whole of it, and a current post has no end', () => {
  expect(
    timelineOf([
      { start: '2021', end: null },
      { start: '2020', end: '2020' },
      { start: '2019', end: '2019' },
    ]),
  ).toEqual([
    { from: 67, length: 33 },
    { from: 33, length: 34 },
    { from: 0, length: 33 },
  ])
})

test('one post only, current since this month, is the whole line', () => {
  expect(timelineOf([{ start: '2026-11', end: null }])).toEqual([{ from: 0, length: 100 }])
})

test('what is too short to be seen is longer, and stays on the line', () => {
  expect(
    timelineOf([
      { start: '2000-01', end: '2025-11' },
      { start: '2025-12', end: '2025-12' },
    ]),
  ).toEqual([
    { from: 0, length: 100 },
    { from: 98, length: 2 },
  ])
})

test('the years at the ends of the line are the first and the last; a current post has none', () => {
  const past = { start: '2017-09', end: '2023-12' }
  expect(yearsOfTimeline([{ start: '2025-02', end: '2026-10' }, past])).toEqual(['2017', '2026'])
  expect(yearsOfTimeline([{ start: '2025', end: null }, past])).toEqual(['2017', '…'])
})
