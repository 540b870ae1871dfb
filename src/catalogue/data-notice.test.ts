import { expect, test } from 'vitest'
import { dataNotice } from './data-notice.ts'

test.each([
  [null, 'form', 'personnelle, hors le message que vous m’envoyez.'],
  [
    '/stats.js',
    'form',
    'personnelle, hors le message que vous m’envoyez\u202F; une mesure d’audience compte les pages vues.',
  ],
  [null, 'mail', 'personnelle.'],
] as const)('with analytics %s and contact %s', (analytics, contact, end) => {
  expect(dataNotice({ analytics, contact })).toBe(`Ce site est fait main et ne collecte aucune donnée ${end}`)
})
