const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ«»’‘“”–—…€°½·•×\u00a0'
/** Names from neighbouring countries, and the signs of a legal page or a measure. */
const NEIGHBOURS = 'ÁÍÓÚÑÃÕÄÖÅØáíóúñãõäöåøìòß©®™²³−'

/**
 * The French *espace fine insécable* before ; ! ? and the like. The font has no glyph for it, but where the `unicode-range` of a
 * font contains it, browsers that shape text with HarfBuzz draw half a space of that font (docs/decisions/fonts.md).
 */
const NARROW_NO_BREAK_SPACE = '\u202f'

/** What the first font file draws: everything a French text needs except Ÿ, which is in the other file of the source. */
export const MAIN_CHARACTERS = ASCII + FRENCH + NEIGHBOURS + NARROW_NO_BREAK_SPACE

/** What the second file draws: Ÿ, and the letters of European names. Only pages with one of these characters fetch it. */
export const EXTENDED_CHARACTERS = 'ŸẞĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț'

/** Latin letters beyond those of `MAIN_CHARACTERS`, which has œ; more of them than the file draws. */
const BEYOND_MAIN = /[\u0100-\u0151\u0154-\u024f\u1e9e]/

/** Whether a text may have a letter that only the second file draws. */
export function needsExtended(text: string): boolean {
  return BEYOND_MAIN.test(text)
}
