import { expect, test } from 'vitest'
import { dataNotice } from './data-notice.ts'

test.each([
  [null, 'form', 'personnelle, hors celles du formulaire de contact.'],
  [
    { name: '/stats.js', url: null, id: null },
    'form',
    'personnelle, hors celles du formulaire de contact\u202F; une mesure d’audience compte les pages vues.',
  ],
  [null, 'mail', 'personnelle.'],
] as const)('with analytics %s and contact %s', (analytics, contact, end) => {
  expect(dataNotice({ analytics, contact, lang: 'fr' })).toBe(`Ce site ne vous demande aucune donnée ${end}`)
})

test.each([
  [
    { name: 'plausible', url: null, id: null },
    'form',
    ' Le formulaire m’envoie votre message, et rien d’autre.',
    'Plausible',
  ],
  [{ name: 'matomo', url: 'https://stats.zoe.fr/m', id: '3' }, 'none', '', 'Matomo (stats.zoe.fr)'],
] as const)('%j is named, and nothing is promised in its name', (analytics, contact, message, name) => {
  expect(dataNotice({ analytics, contact, lang: 'fr' })).toBe(
    `Ce site ne dépose aucun cookie.${message} Une mesure d’audience, ${name}, compte les pages vues.`,
  )
})
