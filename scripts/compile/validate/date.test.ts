import { expect, test } from 'vitest'
import { daysNamed, isDate, nearMonth, nearPhone, ONGOING, periodOf, withoutSlips, yearWithin } from './near-value.ts'

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
  // Midnight in France, in winter and in summer.
  ['2021-02-28T23:00:00.000Z', ['2021-03-01']],
  ['2021-12-31T22:00:00Z', ['2022-01-01']],
  ['2021-02-28T23:30:00.000Z', ['2021-02-28']],
  ['2021-02-30T23:00:00.000Z', []],
  ['30 juil 2026', ['2026-07-30']],
  // The first letters of two months.
  ['30 jui 2026', []],
  ['12 de marzo de 2020', ['2020-03-12']],
  ['31/02/2026', []],
  ['April 1,2020', ['2020-04-01']],
  ['le 14 mars 2024', ['2024-03-14']],
  ['March 14, 2024 3:04 PM', ['2024-03-14']],
  ['14 mars 2024 à 14h30', ['2024-03-14']],
  ['[[2024-03-14]]', ['2024-03-14']],
  ['@March 14, 2024', ['2024-03-14']],
  ['２０２４−03−14', ['2024-03-14']],
  ['mardi 5 mars 2024', ['2024-03-05']],
  ['Tue Mar 05 2024', ['2024-03-05']],
  ['Wed Apr 12 2023 08:30:00 GMT+0000 (Coordinated Universal Time)', ['2023-04-12']],
  ['Mar 5, 2024', ['2024-03-05']],
  ['5th of March 2024', ['2024-03-05']],
  ['25 / 03 / 2024', ['2024-03-25']],
  // A second day is not a remark.
  ['2024-03-05 – 2024-04-02', []],
])('%s names the days %j', (text, days) => {
  expect(daysNamed(text).filter(isDate)).toEqual(days)
})

test.each([
  ['5 févirer 2024', '2024-02-05'],
  ['12 setpembre 2023', '2023-09-12'],
  ['5 mars 24', '2024-03-05'],
  ['25-Mar-24', '2024-03-25'],
  ['25/03/24', '2024-03-25'],
  ['24-03-25', undefined],
  ['5 serveur 2024', undefined],
])('%s is likely to mean the day %s', (text, day) => {
  expect(daysNamed(withoutSlips(text)).filter(isDate)[0]).toBe(day)
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
  ['Dec. ’23', '2023-12'],
  ["Apr '98", '1998-04'],
  ['2024–12', '2024-12'],
  ['Avril, 2020', '2020-04'],
  ['2020 avril', '2020-04'],
  ['décembre  2020', '2020-12'],
  ['seit März 2021', '2021-03'],
  ['Jänner 2020', '2020-01'],
  ['2021 - 03', '2021-03'],
  ['03 / 2021', '2021-03'],
  ['mars - 2021', '2021-03'],
  ['depuis 2021', '2021'],
  ['Herbst 2021', null],
])('%s is the month %s', (text, month) => {
  expect(nearMonth(text)).toBe(month)
})

test.each([
  ['Q1 2019', '2019'],
  ['T3 2021', '2021'],
  ['printemps 2020', '2020'],
  ['Herbst 2021', '2021'],
  ['2020 (en cours)', '2020'],
  ['2019-2020', null],
  ['2020-13', null],
  ['12020', null],
])('the year within %s is %s', (text, year) => {
  expect(yearWithin(text)).toBe(year)
})

test.each([
  ['mars à juin 2024', '2024-03', '2024-06'],
  ['d’avril à juin 2024', '2024-04', '2024-06'],
  ['März bis Juni 2024', '2024-03', '2024-06'],
  ['Mar-Jun 2024', '2024-03', '2024-06'],
  ['du 3 au 5 mars 2024', '2024-03-03', '2024-03-05'],
  ['12 mars – 4 juin 2024', '2024-03-12', '2024-06-04'],
  // The year of its start is not said.
  ['novembre à février 2024', undefined, undefined],
  ['Stage - juin 2024', undefined, undefined],
  // When six months from one in March end is not sure.
  ['mars 2024 (6 mois)', undefined, undefined],
])('%s goes from %s to %s', (text, start, end) => {
  expect([periodOf(text)?.start, periodOf(text)?.end]).toEqual([start, end])
})

test.each([
  ['(+33) 6 39 98 12 34', '+33 6 39 98 12 34'],
  ['+33 6 39 98 12 34 (WhatsApp)', '+33 6 39 98 12 34'],
  ['06 39 98 12 34 / 02 40 00 00 00', '06 39 98 12 34'],
  ['06 39 98 12 34 poste 12', '06 39 98 12 34'],
  ['+３３ 6 39 98 12 34', '+33 6 39 98 12 34'],
  ['O6 39 98 12 34', '06 39 98 12 34'],
  ['0049 (0)151/234567-89', '0049 (0)151 234567-89'],
  // As Germans write it, with a space on each side of the slash.
  ['+49 (0) 30 / 23125-000', '+49 (0) 30 23125-000'],
  ['+49 (0)6221 / 54-0000', '+49 (0)6221 54-0000'],
  ['+33 6 39 98 12 34 / 02 40 00 00 00', '+33 6 39 98 12 34'],
  ['1-800-FLOWERS', null],
  // Only the beginning of a number.
  ['06 39 98 XX XX', null],
])('%s was meant to be the number %s', (text, number) => {
  expect(nearPhone(text)).toBe(number)
})

test.each([
  'Current',
  'Gegenwart',
  'Actual',
  'present',
  'aujourd’hui',
  'bis heute',
  'Ongoing',
  'Actualidad',
  'o momento',
  '(en cours)',
  'toujours en cours.',
  'En poste',
])('%s means that it still goes on', (text) => {
  expect(text).toMatch(ONGOING)
})
