import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { linesOf } from './lines.ts'

/**
 * UTF-8 that was read as Windows-1252: « Ã© » for « é », « â€™ » for « ’ ». A Portuguese word in capitals may end in « Ã » (« IRMÃ… »), so
 * it does not count after a capital letter or before punctuation, unless a small letter stands on one of its sides (« SÃ¨te », « cafÃ©: »),
 * another such pair does (« LÃ¢Â\u0080Â\u0099 », which was read so twice), or the capital is alone (« OÃ¹ »). The second half of « à »
 * and of a no-break space is a no-break space, which many programs replace by a space or drop, as they do the last third of « ” »; some write
 * straight quotes for the last third of « – » and « ’ ».
 */
const AS_WINDOWS =
  /(?<=[\p{Ll}¬]|[ÃÂ][\u0080-¿‘-”‚„–—†‡•…‰‹›€™ƒˆ˜ŠŒŽšœžŸ])[ÃÂ][\u0080-¿‘-”‚„–—†‡•…‰‹›€™ƒˆ˜ŠŒŽšœžŸ]|(?<![\p{Lu}«„“])[ÃÂ][\u0080-¿‘-”‚„–—†‡•…‰‹›€™ƒˆ˜ŠŒŽšœžŸ](?![:;!?»])|[ÃÂ][\u0080-¿‘-”‚„–—†‡•…‰‹›€™ƒˆ˜ŠŒŽšœžŸ](?=\p{Ll}|[ÃÂ][\u0080-¿])|(?<=(?<!\p{L})\p{Lu})Ã[¡-ª¬-º¼-¾]|(?<=[\p{Ll}\p{N}«»])Â (?=\S)|(?<!‰)[Â-ß][\u0080-\u009F]|Ã[€‡‰ˆŠ‹Ž]|[âð][\u0080-¿‘-”‚„–—†‡•…‰‹›€™ƒˆ˜ŠŒŽšœžŸ]{2,3}|â€(?:["']|Â\u009D)?|Å[“’](?=\p{L}\p{L})|(?<=[€¬”\u009D])Å[“’]|(?<=\p{Ll})(?<!‚\p{Ll})[ÄÅ][¡-ª¬-º¼-¿‚ƒ†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|(?<![\p{Lu}«„“])Ã(?: (?= )|(?= \p{Ll}))|(?<=\p{Ll})Ã (?=[.,)\]])|(?<=[ (])Ã $|(?<=-)Ã (?=-)|(?<=\p{Ll})Ã(?!\p{L})/gu

/** UTF-8 that was read as Mac Roman: « √© » for « é », « ‚Äô » for « ’ ». « √π » is a root, if no letter stands before it. */
const AS_MAC =
  /√[ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨Æªºæø¥∂]|(?<=\p{L})√[∞±≤≥µ∑∏π∫Ω]|≈[ìí]|‚(?:Ä[ìîòôúù¶†Øâ¢êë]|Ç¨|Ü[êëíì]|î[ÄÇåêîòú§¨¥º])|¬[´ª†∞£©®∑]/gu

/** UTF-8 that was read as the code page 850 of a Windows terminal: « ├® » for « é », « ÔÇÖ » for « ’ ». */
const AS_DOS =
  /[├┬┼][ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©╗¢¥]|┬[░▒▓]|(?<=[\p{L}\p{N}])┬│|(?<=\p{L})├[┤╣║│▒╝]|├[┤╣║│▒╝](?=\p{Ll})|Ô(?:Ç[ôöÿÖ£ØªóñÑ»«ÉæÆ]|é¼|å[ÉæÆô]|ö[Ç£öéÿñ¼┤╝É])/gu

/**
 * Mac Roman that was read as Windows-1252: « dŽtail » for « détail », « lÕŽtŽ » for « l’été ». Where UTF-8 had been read as Windows-1252 before, as Excel for the Mac
 * does, « ‰Ûª » stands for « ’ » and « Ì© » for « é ».
 */
const FROM_MAC =
  /‰Û[ÏªÒÓ÷¢_\u009D]|(?<=\p{Ll})Ì[©¬ª¢¤»¯´±§¨®¶]|(?<=(?<!\p{L})(?:[LDNMTSCJldnmtscj]|[Qq]u|jusqu|lorsqu|puisqu|aujourd))Õ(?=[\p{Ll}Ž\u0088-\u0090])|(?<![âð])(?:(?<=[\p{Ll}Õ])[Ž\u008D\u008F\u0090\u009D](?!\p{Lu})|(?<=[A-Z])[Ž\u008D\u008F\u0090\u009D](?=\p{Ll}))/gu

/**
 * The other signs of Mac Roman, which right texts have too: « voilˆ », « conna”tre », « etcÉ », « ÇÊmotÊÈ ». They count only on a line with one of
 * those above, and are mended before it is.
 */
const BESIDE_MAC =
  /(?:(?<![âðŸ‰])[Ž\u008D\u008F\u0090](?=[\p{Ll}Ž\u008F\u0090])|(?<=^|[\p{L} (’'Õ-])ˆ(?!\p{L})|(?<=[\p{L}ŽÕ\u008F])[‰™”ž‘•Ï](?=[\p{Ll}Ž\u008F])|(?<=\p{Ll})[ž\u009D](?!\p{L})|(?<!\p{L})Ï(?=u)|(?<=\p{L})Õ(?=[\p{L}Ž\u008F\u0090])|(?<=\p{L})É(?![\p{L}’])|(?<= )[ÐÑ](?= )|(?<!\p{L})Ç(?=[ \u00A0Ê])|(?<=[ \u00A0Ê])È(?!\p{L})|Ê(?=[ÈÐ:;!?])|(?<=Ç)Ê)(?:(?<=[A-Za-zÕ][Ž\u008D\u008F\u0090][^\n]{0,300})|(?=[^\n]{0,300}[A-Za-zÕ][Ž\u008D\u008F\u0090]))/gmu

const PATTERNS = [BESIDE_MAC, FROM_MAC, AS_WINDOWS, AS_MAC, AS_DOS]

function garbledIn(text: string): RegExpExecArray[] {
  return PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]).sort((a, b) => a.index - b.index)
}

/** The characters of the bytes 0x80 to 0x9F in Windows-1252. All other bytes have the same number as their character. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** The characters of the bytes 0x80 to 0xFF in each encoding that UTF-8 is read as by mistake. */
const WINDOWS_HALF = WINDOWS_1252 + String.fromCharCode(...Array.from({ length: 0x60 }, (_, at) => 0xa0 + at))
const UPPER_HALVES = [
  WINDOWS_HALF,
  new TextDecoder('macintosh').decode(Uint8Array.from({ length: 0x80 }, (_, at) => 0x80 + at)),
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒÕõµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
]

/** Reads the control characters U+0080 to U+009F as what they are in Windows-1252. Some versions of Node decode that as Latin-1. */
export function fromWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte)
}

/** Stands for each part of a wrongly decoded character, because some look like quotation marks: « Å“ », « â€” ». */
const HIDDEN = '\uE000'
const IN_QUOTES = /«[^«»\uE000]{0,500}\uE000[^«»]{0,500}»|“[^“”\uE000]{0,500}\uE000[^“”]{0,500}”|(["'])\uE000{1,20}\1/
const ALONE = /(?<![\p{L}\p{N}\uE000])\uE000{1,20}(?![\p{L}\p{N}\uE000])/gu
/** « à » and « ô » are words in the languages of a site, other letters with an accent are none. */
const CITED_LETTER = /^(?![àô])\p{L}$/iu

/** The most lines of a file that are reported. `check --fix` checks the file again after its corrections. */
const LINES_SHOWN = 20
const CHARACTERS_SHOWN = 8

/** Reports each line of a text with characters that were decoded wrongly. */
export function reportGarbled(text: string, placeBetween: (start: number, end: number) => Place, findings: Findings) {
  let reported = 0
  for (const line of linesOf(text)) {
    const found = garbledIn(line.text)
    const [first, last] = [found[0], found.at(-1)]
    if (first === undefined || last === undefined) continue
    const characters = new Map(found.map(([garbled]) => [garbled, decodedAgain(garbled) ?? garbled]))
    const right = [...characters].filter(([garbled, again]) => garbled !== again).slice(0, CHARACTERS_SHOWN)
    if (right.length === 0) continue
    const [from, to] = [first.index, last.index + last[0].length]
    const [before, after] = [line.text.slice(0, from), line.text.slice(to)]
    const mended = withoutGarbled(line.text)
    // What stands beside them may have become part of a sequence.
    const isBetween = mended.startsWith(before) && mended.slice(before.length).endsWith(after)
    const isCertain = isBetween && !hasCited(line.text, found)
    findings.add('file/garbled', placeBetween(line.start + from, line.start + to), {
      actual: right.map(([garbled]) => garbled).join(' '),
      characters: right,
      mend: isCertain ? mended.slice(from, mended.length - after.length) : null,
    })
    reported += 1
    if (reported === LINES_SHOWN) return
  }
}

/**
 * Returns whether a line cites wrongly decoded characters, as a text about encodings does: between quotation marks that are right themselves,
 * a letter alone, or a sign alone that is on the line as it should be too (« | â€™ | ’ | »).
 */
function hasCited(line: string, found: readonly RegExpExecArray[]): boolean {
  const parts: string[] = []
  let end = 0
  for (const { index, 0: garbled } of found) {
    const after = Math.max(end, index + garbled.length)
    parts.push(line.slice(end, index), HIDDEN.repeat(after - Math.max(index, end)))
    end = after
  }
  const around = parts.join('') + line.slice(end)
  if (IN_QUOTES.test(around)) return true
  const words = new Set(around.split(/[^\p{L}\p{N}\p{P}\p{S}]/u))
  return [...around.matchAll(ALONE)].some(({ index, 0: garbled }) => {
    const part = line.slice(index, index + garbled.length)
    const meant = decodedAgain(part) ?? withoutGarbled(part)
    return CITED_LETTER.test(meant) || words.has(meant)
  })
}

/** Replaces wrongly decoded characters by the right ones, where these are certain. */
export function withoutGarbled(text: string): string {
  return PATTERNS.reduce(
    (mended, pattern) => mended.replace(pattern, (garbled) => decodedAgain(garbled) ?? garbled),
    text,
  )
}

/** Returns whether the character at an offset is part of a text that can be decoded again. */
export function isPartOfGarbled(text: string, offset: number): boolean {
  // A sequence has four characters at most, and one more before it decides.
  const from = Math.max(0, offset - 4)
  return garbledIn(text.slice(from, offset + 4)).some(({ index, 0: garbled }) => {
    const start = from + index
    return start <= offset && offset < start + garbled.length && decodedAgain(garbled) !== null
  })
}

/** What « â€ » stands for if its last third was dropped, became a straight quote, or was lost in Mac Roman. */
const CUT_QUOTES: ReadonlyMap<string, string> = new Map([
  ['â€', '”'],
  ['â€"', '–'],
  ["â€'", '’'],
  // It was decoded wrongly twice, and its last third is no character.
  ['â€Â\u009D', '”'],
  // Mac Roman has neither the last sign of « … » nor that of « ” ».
  ['‰Û_', '…'],
  ['‰Û\u009D', '”'],
])

/**
 * Decodes characters again: as UTF-8, from the bytes that they have in another encoding. Returns `null` if the bytes are not UTF-8 in any of
 * them, or are a control character, which nobody meant.
 */
function decodedAgain(garbled: string): string | null {
  if (/^Ã ?$/.test(garbled)) return 'à'
  if (garbled === 'Â ') return '\u00A0'
  const cut = CUT_QUOTES.get(garbled)
  if (cut !== undefined) return cut
  // Before the others, because « Ì© » is also the UTF-8 of a sign below a letter.
  const ofMac = fromMacRoman(garbled)
  if (ofMac !== null) return ofMac
  for (const half of UPPER_HALVES) {
    const text = decodedFrom(half, garbled)
    if (text !== null) return text
  }
  return null
}

/** Decodes Mac Roman that was read as Windows-1252, and what it was before. */
function fromMacRoman(garbled: string): string | null {
  if (!/^[‰ŽÌÕ\u008D\u008F\u0090\u009D]|^[ˆ™”ž‘•ÏÉÐÑÇÈÊ]$/.test(garbled)) return null
  const text = new TextDecoder('macintosh').decode(bytesOf(WINDOWS_HALF, garbled) ?? undefined)
  return text.length === 1 ? text : decodedFrom(WINDOWS_HALF, text)
}

function decodedFrom(half: string, garbled: string): string | null {
  const bytes = bytesOf(half, garbled)
  if (bytes === null) return null
  try {
    const text = fromWindows1252(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    // No text has characters of private use.
    return /[\p{Cc}\p{Co}]/u.test(text) ? null : text
  } catch {
    return null
  }
}

/** Returns the bytes of a text in the encoding with this upper half, or `null` if it has another character. */
function bytesOf(half: string, text: string): Uint8Array | null {
  const codes = Array.from(text, (character) => {
    const at = half.indexOf(character)
    return at === -1 ? character.charCodeAt(0) : 0x80 + at
  })
  return codes.some((code) => code > 0xff) ? null : Uint8Array.from(codes)
}
