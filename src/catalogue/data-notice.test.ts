import { expect, test } from 'vitest'
import { dataNotice } from './data-notice.ts'

test.each([
  [false, 'Ce site est fait main et ne collecte aucune donnée personnelle, hors le message que vous m’envoyez.'],
  [
    true,
    'Ce site est fait main et ne collecte aucune donnée personnelle, hors le message que vous m’envoyez\u202F; une mesure d’audience compte les pages vues.',
  ],
])('with analytics: %s', (hasAnalytics, notice) => {
  expect(dataNotice(hasAnalytics)).toBe(notice)
})
