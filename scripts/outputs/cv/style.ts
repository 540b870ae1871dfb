/** All lengths in points, from the top left corner of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = { x: 54, top: 54, bottom: 46 } as const
/** The column of the section titles, left of what they announce. */
export const RAIL_WIDTH = 106
export const CONTENT_X = MARGIN.x + RAIL_WIDTH
export const CONTENT_WIDTH = PAGE.width - MARGIN.x - CONTENT_X
export const FULL_WIDTH = PAGE.width - 2 * MARGIN.x
/** The sun in the upper right corner of the first page. */
export const SUN_RADIUS = 29
/** What it leaves to the name and the ways to write. */
export const HEADER_WIDTH = FULL_WIDTH - 2 * SUN_RADIUS - 20
export const BODY_HEIGHT = PAGE.height - MARGIN.top - MARGIN.bottom

/** The light scheme of `src/styles/tokens`, in sRGB: a PDF knows no OKLCH. */
export const COLOURS = {
  text: '#161f32',
  muted: '#414a5e',
  line: '#ded9ce',
  accent: '#1844b9',
  sun: '#febf32',
  paper: '#ffffff',
} as const

export type Weight = 'regular' | 'semibold' | 'extrabold'
/** On the weight axis of the font. */
export const WEIGHTS: Record<Weight, number> = { regular: 400, semibold: 600, extrabold: 800 }

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
  Record<'name' | 'trade' | 'contact' | 'section' | 'entry' | 'label' | 'body' | 'muted', TextStyle>
>

/** @param scale 1 for the size that reads best; less to make a CV fit on its page. */
export function stylesAt(scale: number): Styles {
  const style = (weight: Weight, size: number, leading: number, colour: string, tracking = 0): TextStyle => ({
    weight,
    size: size * scale,
    leading: leading * scale,
    colour,
    tracking,
  })
  return {
    name: style('extrabold', 33, 35, COLOURS.text, -0.9),
    trade: style('semibold', 14, 20, COLOURS.accent, -0.15),
    contact: style('regular', 9.6, 14.4, COLOURS.text),
    section: style('semibold', 10.4, 14.2, COLOURS.accent),
    entry: style('semibold', 10.6, 14.2, COLOURS.text),
    label: style('semibold', 9.8, 14, COLOURS.text),
    body: style('regular', 9.8, 14, COLOURS.text),
    muted: style('regular', 9.6, 13.8, COLOURS.muted),
  }
}
