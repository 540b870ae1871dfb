import { expect, test } from 'vitest'
import { toFrenchTypography, toPlainSpaces } from './french-typography.ts'

/** Shows a no-break space as ⍽, a narrow one as ⎵. */
const shown = (text: string) => text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⎵')

test.each([
  ['Oui ! Non ? a ; b : c', 'Oui⎵! Non⎵? a⎵; b⍽: c'],
  ['« a » et « b »', '«⍽a⍽» et «⍽b⍽»'],
  ['Oui! «a» 10:30', 'Oui! «a» 10:30'],
  ['50 % et 1 000 000 et 1 0000 et 12 34 et x %', '50⎵% et 1⎵000⎵000 et 1 0000 et 12 34 et x %'],
  ['5 € 5 px 5 ms 5 s 5 h 5 min', '5⍽€ 5⍽px 5⍽ms 5⍽s 5⍽h 5⍽min'],
  ['5 Ko 5 Mo 5 octets 5 pixels', '5⍽Ko 5⍽Mo 5⍽octets 5⍽pixels'],
  ['5 secondes 5 h3 5 pxé 5 heures x €', '5 secondes 5 h3 5 pxé 5 heures x €'],
])('« %s » is « %s »', (written, set) => {
  expect(shown(toFrenchTypography(written))).toBe(set)
  expect(toPlainSpaces(toFrenchTypography(written))).toBe(written)
})
