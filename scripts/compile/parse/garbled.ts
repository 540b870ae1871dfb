import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { linesOf } from './lines.ts'

/**
 * UTF-8 that was read as Windows-1252: « Ã© » for « é », « â€™ » for « ’ ». A Portuguese word in capitals may end in « Ã » (« IRMÃ… »), so
 * it does not count after a capital letter or before punctuation. The second half of « à » is a no-break space, which many programs replace.
 */
const GARBLED =
  /(?<![\p{Lu}«„“])[ÃÂ][\u00A0-¿‘-”‚„–—†‡•…‰‹›€™ƒˆ˜ŠŒŽšœžŸ](?![:;!?»])|Ã[€‡‰ˆŠ‹Ž]|[âð][\u0080-¿‘-”‚„–—†‡•…‰‹›€™ƒˆ˜ŠŒŽšœžŸ]{2,3}|Å[“’](?=\p{L}\p{L})|(?<![\p{Lu}«„“])Ã(?: (?= )|(?= \p{Ll}))/gu

/** The characters of the bytes 0x80 to 0x9F in Windows-1252. All other bytes have the same number as their character. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Reads the control characters U+0080 to U+009F as what they are in Windows-1252. Some versions of Node decode that as Latin-1. */
export function fromWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte)
}

/** The most lines of a file that are reported. `check --fix` checks the file again after its corrections. */
const LINES_SHOWN = 20
const CHARACTERS_SHOWN = 8

/** Reports each line of a text with characters that were decoded wrongly. */
export function reportGarbled(text: string, placeBetween: (start: number, end: number) => Place, findings: Findings) {
  let reported = 0
  for (const line of linesOf(text)) {
    const found = [...line.text.matchAll(GARBLED)]
    const [first, last] = [found[0], found.at(-1)]
    if (first === undefined || last === undefined) continue
    const characters = new Map(found.map(([garbled]) => [garbled, decodedAgain(garbled) ?? garbled]))
    const right = [...characters].filter(([garbled, again]) => garbled !== again).slice(0, CHARACTERS_SHOWN)
    if (right.length === 0) continue
    const [from, to] = [first.index, last.index + last[0].length]
    const mended = withoutGarbled(line.text)
    findings.add('file/garbled', placeBetween(line.start + from, line.start + to), {
      actual: right.map(([garbled]) => garbled).join(' '),
      characters: right,
      mend: mended.slice(from, mended.length - line.text.length + to),
    })
    reported += 1
    if (reported === LINES_SHOWN) return
  }
}

/** Replaces wrongly decoded characters by the right ones, where these are certain. */
export function withoutGarbled(text: string): string {
  return text.replace(GARBLED, (garbled) => decodedAgain(garbled) ?? garbled)
}

/** Returns whether the character at an offset is part of a text that can be decoded again. */
export function isPartOfGarbled(text: string, offset: number): boolean {
  // A sequence has four characters at most, and one more before it decides.
  const from = Math.max(0, offset - 4)
  return [...text.slice(from, offset + 4).matchAll(GARBLED)].some(({ index, 0: garbled }) => {
    const start = from + index
    return start <= offset && offset < start + garbled.length && decodedAgain(garbled) !== null
  })
}

/**
 * Decodes characters again: as UTF-8, from the bytes that they have in Windows-1252. Returns `null` if the bytes are not UTF-8, or are a
 * control character, which nobody meant.
 */
function decodedAgain(garbled: string): string | null {
  if (/^Ã ?$/.test(garbled)) return 'à'
  const bytes = Uint8Array.from(garbled, (character) => {
    const at = WINDOWS_1252.indexOf(character)
    return at === -1 ? character.charCodeAt(0) : 0x80 + at
  })
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /\p{Cc}/u.test(text) ? null : text
  } catch {
    return null
  }
}
