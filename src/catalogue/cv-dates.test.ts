import { expect, test } from 'vitest'
import { formatPeriod } from './cv-dates.ts'

test.each([
  ['2025-02', '2026-10', 'févr. 2025 – oct. 2026'],
  ['2015', '2017', '2015 – 2017'],
  ['2017-09', '2023', 'sept. 2017 – 2023'],
  ['2025-01', null, 'depuis janv. 2025'],
  ['2024', '2024', '2024'],
  ['2024-08', '2024-08', 'août 2024'],
])('%s to %s', (start, end, text) => {
  expect(formatPeriod(start, end).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a month never stands on another line than its year', () => {
  expect(formatPeriod('2025-02', '2026-10')).toBe('févr.\u00a02025\u00a0– oct.\u00a02026')
})
