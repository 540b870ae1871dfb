import { expect, test } from 'vitest'
import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { formatPeriod, longDate } from './cv-dates.ts'

test.each([
  ['2025-02', '2026-10', 'févr. 2025 – oct. 2026', 'fr'],
  ['2015', '2017', '2015 – 2017', 'fr'],
  ['2017-09', '2023', 'sept. 2017 – 2023', 'fr'],
  ['2025-01', null, 'depuis janv. 2025', 'fr'],
  ['2025-01', null, 'since Jan 2025', 'en'],
  ['2024-08', '2026-09', 'Aug 2024 – Sept 2026', 'en'],
  ['2024', '2024', '2024', 'fr'],
  ['2024-08', '2024-08', 'août 2024', 'fr'],
] as const)('%s to %s: %s', (start, end, text, lang) => {
  expect(formatPeriod(start, end, { lang, since: LANGUAGES[lang].words.project.since }).replaceAll('\u00a0', ' ')).toBe(
    text,
  )
})

test('a month never stands on another line than its year', () => {
  expect(formatPeriod('2025-02', '2026-10', { lang: 'fr', since: '' })).toBe('févr.\u00a02025\u00a0– oct.\u00a02026')
})

test('a day in a sentence', () => {
  expect(longDate('2027-01-01', LANGUAGES.fr)).toBe('le 1er janvier 2027')
  expect(longDate('2027-01-01', LANGUAGES.en)).toBe('1 January 2027')
  expect(longDate('2027-01', LANGUAGES.en)).toBe('January 2027')
})
