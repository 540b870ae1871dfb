import type { Picture } from './types.ts'

type Size = Pick<Picture, 'width' | 'height'>

/** The width of a project's picture in a layout where it is as wide as the window. */
const LARGEST_PX = 860

/** Returns whether a picture is tall, like a capture of a telephone. A card would cut most of it. */
export function isTall({ width, height }: Size): boolean {
  return height > width
}

/** Returns whether the place of the large picture would enlarge it, or make it higher than a screen. */
export function isSmall(picture: Size): boolean {
  return isTall(picture) || picture.width < LARGEST_PX
}

/** Returns the width of a picture in twentieths of its height, as the rules of a row use it (`row-of-pictures` in src/styles/tools). */
export function shapeOf({ width, height }: Size): number {
  return Math.min(SHAPES.widest, Math.max(SHAPES.narrowest, Math.round((20 * width) / height)))
}

export const SHAPES = { narrowest: 8, widest: 48 } as const

/**
 * Returns the width of the one WebP that pages show in browsers without AVIF. The widest WebP exists too, for programs that open a picture
 * by itself.
 */
export function fallbackWidth({ widths }: Pick<Picture, 'widths'>): number {
  const [middle = 0] = widths.slice(widths.length >> 1)
  return middle
}
