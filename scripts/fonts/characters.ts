const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ«»’‘“”–—…€°½·•×\u00a0'
/** Names from next door, and the signs of a legal page or a measure. */
const NEIGHBOURS = 'ÁÍÓÚÑÃÕÄÖÅØáíóúñãõäöåøìòß©®™²³−'
/** U+2009: not written by anybody, drawn in place of U+202F. */
const THIN_SPACE = '\u2009'

/** What the first font file draws: all that a French text needs but Ÿ, which is in the other file of the source. */
export const MAIN_CHARACTERS = ASCII + FRENCH + NEIGHBOURS + THIN_SPACE

/** What the second draws, fetched only by pages that hold one of these: Ÿ, and the letters of European names. */
export const EXTENDED_CHARACTERS = 'ŸẞĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț'

/**
 * Characters the font does not know, drawn by the glyph of another: the narrow no-break space (*espace fine insécable*, set before ; ! ?)
 * has the width of the thin space, the no-break hyphen looks like the hyphen.
 */
export const STAND_INS: Readonly<Record<string, string>> = { '\u202f': THIN_SPACE, '\u2011': '-' }
