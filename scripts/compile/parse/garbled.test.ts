import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../disk/root.ts'
import { fromWindows1252, withoutGarbled } from './garbled.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const AS_LATIN1 = (text: string) => String.fromCharCode(...bytesOf(text))

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

/** The lines with other letters than those of ASCII in the texts of the sample, of the guide and of its owners. */
const LINES = ['content', 'docs/guide', 'tests/owners'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(join(ROOT, folder, name), 'utf8').split('\n'))
    // Nothing is known of Chinese signs, and « ”' » cannot be told from « ’ » once its last third is lost.
    .filter((line) => /[^\p{ASCII}]/u.test(line) && !/\p{Script=Han}|”'/u.test(line)),
)
/** As programs that replace no-break spaces, and drop the characters that Windows-1252 does not have. */
const AS_LOST = (text: string) =>
  AS_WINDOWS(text)
    .replaceAll('\u00A0', ' ')
    .replace(/[\u0080-\u009F]/g, '')

const AS_MAC = (text: string) => new TextDecoder('macintosh').decode(bytesOf(text))
/** The characters of the bytes 0x80 to 0xFF in the code page 850. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒÕõµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'
const AS_DOS = (text: string) =>
  Array.from(bytesOf(text), (byte) => (byte < 0x80 ? String.fromCharCode(byte) : DOS[byte - 0x80])).join('')

test.each([
  ['Latin-1', AS_LATIN1],
  ['Mac Roman', AS_MAC],
  ['the code page 850', AS_DOS],
  ['Windows-1252', AS_WINDOWS],
  ['Windows-1252, twice', (text: string) => AS_WINDOWS(AS_WINDOWS(text))],
  ['Windows-1252, with losses', AS_LOST],
])('every line of real texts comes back from a reading as %s', (_, read) => {
  expect(LINES.length).toBeGreaterThan(1000)
  expect(LINES.filter((line) => mended(line) !== line)).toEqual([])
  const withoutSpaces = (text: string) => text.replace(/\s/g, '')
  expect(LINES.filter((line) => withoutSpaces(mended(read(line))) !== withoutSpaces(line))).toEqual([])
})

const FROM_MAC = (text: string) => {
  const mac = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 0x80 }, (_, at) => 0x80 + at))
  const bytes = Array.from(text, (sign) => (sign <= '\u007F' ? sign.charCodeAt(0) : 0x80 + mac.indexOf(sign)))
  return fromWindows1252(String.fromCharCode(...bytes))
}

test('nearly every line of real texts in Mac Roman comes back whole', () => {
  const lines = LINES.filter((line) => /\p{L}[éçèê]/u.test(line) && !/[^\p{ASCII}éèêëàâçîïôûùœ’«»…–\u00A0]/u.test(line))
  expect(lines.length).toBeGreaterThan(1000)
  // Before a sign, « … » is an É.
  expect(lines.filter((line) => mended(FROM_MAC(line)) !== line).length).toBeLessThan(lines.length / 50)
})

test.each([
  'Le signe ˆ, la marque™, un « É » et 5 ‰ sont justes.',
  '🎈 ðŸŽˆ ÉCOLE Ç È Ê',
  'Dvořák naž, Žižkov et No‘l',
])('%s has no Mac Roman', (text) => expect(withoutGarbled(text)).toBe(text.replace('ðŸŽˆ', '🎈')))
