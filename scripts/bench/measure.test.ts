import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measure, quantile } from './measure.ts'

const MEGABYTE = 1024 ** 2
// Memory is read from /proc, times from GNU time: elsewhere there is nothing to test.
const canMeasure = process.platform === 'linux' && existsSync('/usr/bin/time')

test('a median of nothing, or of what is no number, is refused rather than written', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(() => quantile([], 0.5)).toThrow()
  expect(() => quantile([1, Number.NaN], 0.5)).toThrow()
})

test.skipIf(!canMeasure)('the memory is that of a command and of what it starts, together', async () => {
  const hold = `const held = Buffer.alloc(${100 * MEGABYTE}, 1); setTimeout(() => held.length, 1000);`
  const both = `${hold} require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}])`
  const { peakMegabytes } = await measure(process.execPath, ['-e', both], process.cwd())
  expect(peakMegabytes).toBeGreaterThan(200)
})

test.skipIf(!canMeasure)('a command that fails has no cost', async () => {
  await expect(measure(process.execPath, ['-e', 'process.exit(3)'], process.cwd())).rejects.toThrow('ended with 3')
})
