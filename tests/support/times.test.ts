import { expect, test } from 'vitest'
import { describeTimes, readClocks, timeSince } from './times.ts'

test('the table has a row for each suite, their sum, and the slowest tests and files first', () => {
  const durations = Array.from({ length: 25 }, (_, index) => ({ name: `n${index}`, milliseconds: index * 1000 }))
  const report = { passed: 25, failed: 0, skipped: 0, allowed: 0, failures: [], tests: durations, files: durations }
  const suites = [
    { name: 'One', processor: 3, wall: 2 },
    { name: 'Two', processor: 1.25, wall: 1 },
  ]
  const rows = describeTimes(suites, [report])
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/))
  expect(rows.slice(0, 4)).toEqual([
    ['Seconds', 'processor', 'wall'],
    ['One', '3.0', '2.0'],
    ['Two', '1.3', '1.0'],
    ['All', '4.3', '3.0'],
  ])
  const tests = rows.slice(rows.findIndex(([title]) => title?.endsWith('tests')) + 1).slice(0, 20)
  expect(tests.map(([, name]) => name)).toEqual(
    durations
      .slice(5)
      .reverse()
      .map(({ name }) => name),
  )
})

test('the clocks count the work of this process', () => {
  const before = readClocks()
  const end = performance.now() + 300
  while (performance.now() < end);
  const { wall, processor } = timeSince(before)
  expect(wall).toBeGreaterThanOrEqual(0.3)
  expect(processor).toBeGreaterThan(0.1)
})
