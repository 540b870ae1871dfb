const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ«»’‘“”–—…€°½·•×\u00a0'
/** Letters of names from neighbouring countries, and the signs of a legal page or a measure. */
const NEIGHBOURS = 'ÁÍÓÚÑÃÕÄÖÅØáíóúñãõäöåøìòß©®™²³−'

/**
 * The French *espace fine insécable* before ; ! ? and the like. The font has no glyph for it, but where the `unicode-range` of a
 * font contains it, browsers that shape text with HarfBuzz draw half a space of that font (docs/decisions/fonts.md).
 */
const NARROW_NO_BREAK_SPACE = '\u202f'

/** The characters of the first font file: all that a French text needs except Ÿ, which is in the other file of the source. */
export const MAIN_CHARACTERS = ASCII + FRENCH + NEIGHBOURS + NARROW_NO_BREAK_SPACE

/** The characters of the second file: Ÿ, and the letters of European names. Only pages with one of these characters fetch it. */
export const EXTENDED_CHARACTERS = 'ŸẞĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț'

/** Latin letters that `MAIN_CHARACTERS` lacks (œ is there). The second file draws only some of them. */
const OUTSIDE_MAIN = /[\u0100-\u0151\u0154-\u024f\u1e9e]/

/** Returns whether a text may contain a letter that only the second file draws. */
export function needsExtended(text: string): boolean {
  return OUTSIDE_MAIN.test(text)
}
