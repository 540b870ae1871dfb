import type { Picture } from './types.ts'

type Size = Pick<Picture, 'width' | 'height'>

/** The width of a project's picture, where it is as wide as the window. */
const LARGEST_PX = 860

/** Like the capture of a telephone: a card would cut most of it. */
export function isTall({ width, height }: Size): boolean {
  return height > width
}

/** Whether the place of the large picture would enlarge it, or make it higher than a screen. */
export function isSmall(picture: Size): boolean {
  return isTall(picture) || picture.width < LARGEST_PX
}

/** Twentieths of its height that a picture is wide, as the rules of a row know them (`row-of-pictures` in src/styles/tools). */
export function shapeOf({ width, height }: Size): number {
  return Math.min(SHAPES.widest, Math.max(SHAPES.narrowest, Math.round((20 * width) / height)))
}

export const SHAPES = { narrowest: 8, widest: 48 } as const

/** The one WebP that pages show where a browser does not know AVIF. The widest is there too, for what opens a picture by itself. */
export function fallbackWidth({ widths }: Pick<Picture, 'widths'>): number {
  const [middle = 0] = widths.slice(widths.length >> 1)
  return middle
}
