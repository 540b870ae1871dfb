import { paletteOf, type Tints } from '../../../src/styles/palette.ts'
import type { Weight } from '../../fonts/instances.ts'

/** All lengths are in points, from the top left corner of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = { x: 54, top: 54, bottom: 46 } as const
/** The column of the section titles is left of the content. */
const RAIL_WIDTH = 106
export const FULL_WIDTH = PAGE.width - 2 * MARGIN.x
export const CONTENT = { x: MARGIN.x + RAIL_WIDTH, width: FULL_WIDTH - RAIL_WIDTH } as const
/** The side of the square in the upper right corner of the first page. */
export const STAMP = 58
/** The column left of it. */
export const BESIDE_STAMP = { x: MARGIN.x, width: FULL_WIDTH - STAMP - 20 } as const
export const BODY_HEIGHT = PAGE.height - MARGIN.top - MARGIN.bottom

export type Colours = ReturnType<typeof coloursOf>

export function coloursOf(look: Tints) {
  return { ...paletteOf(look).light, paper: '#ffffff' }
}

export interface TextStyle {
  weight: Weight
  /** Font size. */
  size: number
  /** From one baseline to the next. */
  leading: number
  colour: string
  /** Added between two letters. */
  tracking: number
}

export type Styles = Readonly<
  Record<'name' | 'trade' | 'contact' | 'section' | 'entry' | 'label' | 'bullet' | 'body' | 'muted', TextStyle>
>

/** @param scale 1 for the size that reads best, less to make a CV fit on its page */
export function stylesAt(scale: number, colours: Colours): Styles {
  const style = (weight: Weight, size: number, leading: number, colour: string, tracking = 0) =>
    scaled({ weight, size, leading, colour, tracking }, scale)
  return {
    name: style('extrabold', 33, 35, colours.text, -0.9),
    trade: style('semibold', 14, 20, colours.accent, -0.15),
    contact: style('regular', 9.6, 14.4, colours.text),
    section: style('semibold', 10.4, 14.2, colours.accent),
    entry: style('semibold', 10.6, 14.2, colours.text),
    label: style('semibold', 9.8, 14, colours.text),
    bullet: style('extrabold', 9.8, 14, colours.accent),
    body: style('regular', 9.8, 14, colours.text),
    muted: style('regular', 9.6, 13.8, colours['text-muted']),
  }
}

export function scaled(style: TextStyle, scale: number): TextStyle {
  const { size, leading, tracking } = style
  return { ...style, size: size * scale, leading: leading * scale, tracking: tracking * scale }
}
