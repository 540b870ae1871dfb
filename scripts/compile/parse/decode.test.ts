import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode } from './decode.ts'

/** Characters of Windows-1252 that are one byte above 0x7F there. */
const SINGLE = new Map([
  ['é', 0xe9],
  ['À', 0xc0],
  ['’', 0x92],
  ['€', 0x80],
  ['ÿ', 0xff],
])

/** Returns a text in UTF-8, with single bytes for the characters at these offsets. */
function withSingle(text: string, at: readonly number[]): Buffer {
  return Buffer.concat(
    [...text].map((character, index) =>
      at.includes(index) ? Buffer.from([SINGLE.get(character) ?? 0]) : Buffer.from(character),
    ),
  )
}

test('single bytes in UTF-8 are read as Windows-1252, and move no other character', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' ', '\n', ...SINGLE.keys(), '→'), { minLength: 1 }),
      fc.nat(),
      (characters, seed) => {
        const text = characters.join('')
        // Two bytes beside each other might be a character of UTF-8.
        const at = characters.flatMap((one, index) => (SINGLE.has(one) && (index + seed) % 3 === 0 ? index : []))
        const apart = at.filter((index) => /^[ a\n]?$/.test(characters[index + 1] ?? ''))
        const { text: read, single, encoding } = decode(withSingle(text, apart))
        expect(read).toBe(text)
        expect(single).toEqual(apart)
        expect(encoding === 'UTF-8').toBe(apart.length === 0)
      },
    ),
  )
})

test.each([
  ['UTF-8 with a byte of its mark', '\xEF\xBB\xBFCaf\xC3\xA9 \xE9t\xC3\xA9', 'mixed', 'Café été', [5]],
  ['more single bytes than characters of UTF-8', 'Caf\xC3\xA9 \xE0 l\xE0', 'Windows-1252', 'Café à là', [5, 8]],
  ['Windows-1252', 'Caf\xE9', 'Windows-1252', 'Café', [3]],
  ['UTF-16 without a mark', 'C\0a\0', 'UTF-16', 'Ca', []],
  ['a character that is cut', 'Caf\xC3\xA9 \xE2\x80', 'Windows-1252', 'Café â€', [5, 6]],
])('%s', (_, bytes, encoding, text, single) => {
  expect(decode(Buffer.from(bytes, 'latin1'))).toEqual({ text, encoding, single })
})
