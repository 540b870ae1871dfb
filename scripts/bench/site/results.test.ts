import { expect, test } from 'vitest'
import { type Row, standing } from './results.ts'

const row = (ours: number, astro: number, facts: Partial<Row> = {}): Row => ({
  key: 'largestPaint',
  name: 'Largest contentful paint',
  unit: 'ms',
  digits: 0,
  better: 'lower',
  values: { ours, astro, bare: null, spa: null },
  ...facts,
})

test.each<[Row, ReturnType<typeof standing>]>([
  [row(900, 1000), 'ahead'],
  [row(1000, 900), 'behind'],
  [row(900.1, 900.4), 'level'],
  [row(100, 95, { better: 'higher' }), 'ahead'],
  [row(95, 100, { better: 'higher' }), 'behind'],
  [row(2048, 2050, { unit: 'KB', digits: 1 }), 'level'],
])('%j', (measured, expected) => {
  expect(standing(measured, 'astro')).toBe(expected)
})
