import { fallbackWidth } from '../../src/catalogue/picture-fit.ts'
import type { Picture } from '../../src/catalogue/types.ts'
import type { CacheEntry } from '../disk/cache/content-cache.ts'
import { FORMATS } from './profile.ts'

export type PictureFacts = Omit<Picture, 'name' | 'alt'>

/** The files are in the order of `variantsOf`. */
export type EncodedPicture = CacheEntry<PictureFacts>

/** A file of a picture. */
export interface Variant {
  width: number
  format: (typeof FORMATS)[number]
}

export function variantsOf({ widths }: PictureFacts): Variant[] {
  const inWebp = new Set([fallbackWidth({ widths }), widths.at(-1)])
  return widths.flatMap((width) =>
    FORMATS.filter((format) => format === 'avif' || inWebp.has(width)).map((format) => ({ width, format })),
  )
}

/** Returns the pixels of a picture at a width. */
export function areaOf(width: number, { width: own, height }: PictureFacts): number {
  return width * Math.ceil((width * height) / own)
}
