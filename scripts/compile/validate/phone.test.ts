import { expect, test } from 'vitest'
import { isDialledInFrance, readNumber, withCountryCode, withLostZero } from './phone.ts'

test.each([
  ['+33 (0)6 39 98 12 34', true, 'tel:+33639981234', 'FR'],
  ['00 33 6 39 98 12 34', true, 'tel:+33639981234', 'FR'],
  ['0033639981234', false, 'tel:+33639981234', 'FR'],
  ['06.39.98.12.34', true, 'tel:+33639981234', 'FR'],
  ['0690 00 12 34', true, 'tel:+590690001234', 'GP'],
  ['02 4000 0012', true, 'tel:+33240000012', 'FR'],
  ['(0)2 40 00 00 12', true, 'tel:+33240000012', 'FR'],
  // Services have groups of three in France too.
  ['0970 808 911', true, 'tel:+33970808911', 'FR'],
  ['+44 (0)20 7946 0958', true, 'tel:+442079460958', 'GB'],
  ['+49 (0)30 23125-000', false, 'tel:+493023125000', 'DE'],
  // The host with the most sites in France.
  ['1007', true, 'tel:1007', null],
  ['3900', false, 'tel:3900', null],
  // Italian numbers keep their 0.
  ['+39 02 3661 8300', false, 'tel:+390236618300', 'IT'],
])('%s is dialled from anywhere', (text, isFrench, url, region) => {
  expect(readNumber(text, isFrench)).toEqual({ text, url, region, doubt: null })
})

test.each([
  ['06 12 34 56 7', true, 'unassigned'],
  ['+33 6 12 34 56 7', true, 'unassigned'],
  ['+999 12 34 56', false, 'unassigned'],
  ['030 23125 000', false, 'national'],
  // Belgian, Swiss, Algerian and Australian numbers have the digits of French ones, in other groups.
  ['0470 12 34 56', true, 'national'],
  ['079 123 45 67', true, 'national'],
  ['0661 23 45 67', true, 'national'],
  ['0412 345 678', true, 'national'],
  ['612 34 56 78', true, 'unassigned'],
])('%s is doubtful, and its link keeps its digits', (text, isFrench, doubt) => {
  expect(readNumber(text, isFrench)).toEqual({
    ...{ text, region: null, doubt },
    url: `tel:${text.replaceAll(' ', '')}`,
  })
})

test.each([
  ['Namur, Belgique', false],
  ['Namur ; belgique', false],
  ['Zürich (Schweiz)', false],
  ['Montréal, Québec, Canada', false],
  ['Montpellier, Occitanie', true],
  ['Paris, France', true],
  ['Saint-Denis, La Réunion', true],
  ['Grenade', true],
  [null, true],
])('a number without a country code on a French site of %s is French: %s', (place, isFrench) => {
  const site = { form: null, legal: null, lang: null }
  expect(isDialledInFrance({ ...site, place }, 'fr')).toBe(isFrench)
  expect(isDialledInFrance({ ...site, legal: { law: 'france' } as never, place }, 'fr')).toBe(true)
})

test.each([
  ['0470/12.34.56', 'Bruxelles, Belgique', '+32 470 12 34 56'],
  ['020 7946 0958', 'London, United Kingdom', '+44 20 7946 0958'],
  ['514-555-0123', 'Montréal, Québec, Canada', '+1 514-555-0123'],
  // Only the sign is missing.
  ['32 470 12 34 56', 'Bruxelles', '+32 470 12 34 56'],
  ['0470/12.34.56', 'Bruxelles', '+32 470 12 34 56'],
  ['06-12345678', 'Utrecht, NL', '+31 6 12345678'],
  ['0470/12.34.56', 'Porto, Corse', null],
  ['12', 'Bruxelles, Belgique', null],
])('%s of %s has the country code %s', (text, place, expected) => {
  expect(withCountryCode(text, place)).toBe(expected)
})

test.each([
  ['612345678', '0612345678'],
  ['6 12 34 56 78', '06 12 34 56 78'],
  // Spain and Cameroon write three digits, then pairs.
  ['612 34 56 78', null],
  ['06 12 34 56 78', null],
])('%s has lost its 0: %s', (text, whole) => {
  expect(withLostZero(text)).toBe(whole)
})
