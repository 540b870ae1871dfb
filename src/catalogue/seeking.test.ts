import { expect, test } from 'vitest'
import { FRENCH, LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { isPast, latestPost, termsOf } from './seeking.ts'
import type { Cv, Seeking } from './types.ts'

const TODAY = '2026-11-23'

test.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2026-10', true],
  ['2026-11', false],
  ['2025', true],
  ['2026', false],
])('%s is past: %s', (date, past) => {
  expect(isPast(date, TODAY)).toBe(past)
})

const NOTHING: Seeking = { contract: null, post: null, place: null, remote: null, from: null, latest: null }
test.each<[Partial<Seeking>, string | null]>([
  [
    { contract: 'CDI', from: '2027-09-01', place: 'Sète', remote: true },
    'CDI dès le 1er septembre 2027, Sète ou à distance',
  ],
  [{ contract: 'CDI', from: '2027-01-04' }, 'CDI dès le 4 janvier 2027'],
  [{ from: '2027-01', remote: true }, 'Dès janvier 2027, à distance'],
  [{ from: '2027', place: 'Sète' }, 'Dès 2027, Sète'],
  [{ post: 'Développeuse' }, null],
])('%o is said: %s', (values, text) => {
  expect(termsOf({ ...NOTHING, ...values }, FRENCH.home, LANGUAGES.fr)).toBe(text)
})

const post = (title: string, end: string | null) => ({ title, organisation: 'Atelier', start: '2020', end })
test.each([
  ['one that ends later', [post('Stage', '2026-12'), post('Poste', null)], 'Stage', true],
  ['the one that ended last', [post('Stage', '2020'), post('Poste', '2024-03')], 'Poste', false],
])('the latest post is the first of today, or else %s', (_, experience, title, isCurrent) => {
  expect(latestPost({ experience } as unknown as Cv, TODAY)).toEqual({ title, organisation: 'Atelier', isCurrent })
})

test('a CV without posts has none', () => {
  expect(latestPost({ experience: [] }, TODAY)).toBeNull()
})
