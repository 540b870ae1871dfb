import { expect, test } from 'vitest'
import { dataNotice } from './data-notice.ts'

test.each([
  [true, false, 'Ce site est fait main et ne collecte aucune donnée personnelle, hors le message que vous m’envoyez.'],
  [
    true,
    true,
    'Ce site est fait main et ne collecte aucune donnée personnelle, hors le message que vous m’envoyez\u202F; une mesure d’audience compte les pages vues.',
  ],
  [
    false,
    true,
    'Ce site est fait main et ne collecte aucune donnée personnelle\u202F; une mesure d’audience compte les pages vues.',
  ],
  [false, false, 'Ce site est fait main et ne collecte aucune donnée.'],
])('with a form: %s, with analytics: %s', (hasForm, hasAnalytics, notice) => {
  expect(dataNotice({ hasForm, hasAnalytics })).toBe(notice)
})
