import { expect, test } from 'vitest'
import { daysNamed, isDate, nearMonth, ONGOING } from './near-value.ts'

test.each([
  ['14/03/2026', ['2026-03-14']],
  ['12/31/2020', ['2020-12-31']],
  ['03/04/2020', ['2020-04-03', '2020-03-04']],
  ['04.04.2020', ['2020-04-04']],
  ['1er août 2026', ['2026-08-01']],
  ['3 sept. 2026', ['2026-09-03']],
  ['January 30th, 2026', ['2026-01-30']],
  ['30 Aug 2026', ['2026-08-30']],
  ['3. März 2026', ['2026-03-03']],
  ['2026-1-30T10:00:00Z', ['2026-01-30']],
  ['30 juil 2026', ['2026-07-30']],
  // The first letters of two months.
  ['30 jui 2026', []],
  ['12 de marzo de 2020', ['2020-03-12']],
  ['31/02/2026', []],
])('%s names the days %j', (text, days) => {
  expect(daysNamed(text).filter(isDate)).toEqual(days)
})

test.each([
  ['Aug 2021', '2021-08'],
  ['Okt. 2022', '2022-10'],
  ['février 2025', '2025-02'],
  ['05/2021', '2021-05'],
  ['2021-05-03T00:00:00.000Z', '2021-05'],
  ['ene 2019', '2019-01'],
  ['dic. de 2020', '2020-12'],
  ['out de 2020', '2020-10'],
  ['gen 2017', '2017-01'],
  ['maart 2018', '2018-03'],
  ['Herbst 2021', null],
])('%s is the month %s', (text, month) => {
  expect(nearMonth(text)).toBe(month)
})

test.each(['Current', 'present', 'aujourd’hui', 'bis heute', 'Ongoing', 'Actualidad', 'o momento'])(
  '%s means that it still goes on',
  (text) => {
    expect(text).toMatch(ONGOING)
  },
)
