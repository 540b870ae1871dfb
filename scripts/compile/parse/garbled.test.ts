import { describe, expect, test } from 'vitest'
import { withoutGarbled } from './garbled.ts'

const AS_LATIN1 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

/** The characters of the bytes 0x80 to 0x9F in Windows-1252. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const AS_WINDOWS = (text: string) =>
  AS_LATIN1(text).replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? '')

/** Mends a text as often as `check --fix` does. */
function mended(text: string): string {
  const once = withoutGarbled(text)
  return once === text ? text : mended(once)
}

describe.each([
  ...['café: oui', 'validé; fini', 'Enchanté!', '¿Qué?', 'Zoë?', '“Résumé”: yes', 'là: ici', 'voilà, enfin'],
  ...[
    'Prix\u00A0: 12\u00A0€',
    'Quoi\u00A0?',
    'créé\u00A0;',
    'l’été\u202F!',
    '«\u00A0L’eau\u00A0»',
    '« créé »',
    '«créé»',
  ],
  ...['L’été', 'D’où vient l’œuvre ?', 'L’île — loin', '« L’eau »', 'L’« autre »', 'D’À côté', 'L’Éveil', 'Où ?'],
])('« %s »', (text) => {
  test('is right as it is', () => {
    expect(withoutGarbled(text)).toBe(text)
  })

  test.each([
    ['Latin-1', AS_LATIN1],
    ['Windows-1252', AS_WINDOWS],
  ])('comes back whole after one or two readings as %s', (_, read) => {
    expect(mended(read(text))).toBe(text)
    expect(mended(read(read(text)))).toBe(text)
  })
})

test.each(['IRMÃ…', 'AMANHÃ: sim', 'MÃE', '« Ã »', '« Â »', 'São Paulo', 'GRÂCE'])('%s is right as it is', (text) => {
  expect(withoutGarbled(text)).toBe(text)
})
