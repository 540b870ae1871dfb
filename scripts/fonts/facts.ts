import { create, type Font } from 'fontkit'
import { FONT_UNPACKED_MAX_BYTES } from '../compile/contract/size-limits.ts'
import type { FontFacts } from '../compile/contract/sources.ts'
import { WEB_WEIGHTS } from './source.ts'

/** The characters without which a French text cannot be set. */
export const LETTERS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ.,:;!?’«»-'

/**
 * Returns the facts that decide whether a font can be used, or `null` if the bytes are no readable WOFF2.
 * @param most the most bytes when it is unpacked
 */
export function fontFacts(bytes: Uint8Array, most = FONT_UNPACKED_MAX_BYTES): FontFacts | null {
  if (Buffer.from(bytes.subarray(0, 4)).toString() !== 'wOF2') return null
  try {
    const font = openFont(bytes, most)
    const { noEmbedding, noSubsetting, bitmapOnly } = font['OS/2'].fsType
    const missing = [...LETTERS].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    return {
      weights: weightsOf(font),
      missing: missing.join(''),
      refuses: noEmbedding || bitmapOnly ? 'embedding' : noSubsetting ? 'subsetting' : null,
      unpacked: unpackedBytes(font.directory),
    }
  } catch {
    return null
  }
}

/** Returns the weights of the font that the pages use, or the nearest one if it has none of them. */
export function weightsOf(font: Font): FontFacts['weights'] {
  const { wght } = font.variationAxes
  const near = (weight: number) => Math.min(WEB_WEIGHTS.max, Math.max(WEB_WEIGHTS.min, weight))
  return wght
    ? { min: near(wght.min), max: near(wght.max) }
    : { min: font['OS/2'].usWeightClass, max: font['OS/2'].usWeightClass }
}

/** What fontkit reads of a file before it unpacks it: the bytes of each table, and those that stand for it in a WOFF2. */
interface Directory {
  /** As many as the file says, although `tables` has one of each name. */
  numTables: number
  tables: Readonly<Record<string, { length: number; transformLength?: number | null }>>
}

/** The most bytes of a font when it is unpacked, for each byte of the file. Real fonts need a tenth of it. */
export const UNPACKED_MAX_TIMES = 30

/**
 * Opens a font, which unpacks nothing yet.
 * @param most the most bytes when it is unpacked
 * @throws if its directory claims so much that unpacking it could fill the memory
 */
export function openFont(bytes: Uint8Array, most = FONT_UNPACKED_MAX_BYTES): Font & { directory: Directory } {
  const font = create(Buffer.from(bytes)) as Font & { directory: Directory }
  const { tables, numTables } = font.directory
  if (Object.keys(tables).length !== numTables) throw new Error('This font has two tables of one name.')
  if (unpackedBytes(font.directory) > Math.min(most, UNPACKED_MAX_TIMES * bytes.length))
    throw new Error('This font claims to be far larger than its file.')
  return font
}

function unpackedBytes({ tables }: Directory): number {
  const lengths = Object.values(tables).map(({ length, transformLength }) => Math.max(length, transformLength ?? 0))
  return lengths.reduce((sum, length) => sum + length, 0)
}
