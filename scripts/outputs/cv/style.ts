import { paletteOf, type Tints } from '../../../src/styles/palette.ts'
import type { CV_LAYOUTS, CV_PAPERS } from '../../fields/definitions.ts'
import type { Weight } from '../../fonts/weights.ts'

type CvLayout = (typeof CV_LAYOUTS)[number]
type CvPaper = (typeof CV_PAPERS)[number]

/** All lengths are in points, from the top left corner of a page. */
const PAPERS: Readonly<Record<CvPaper, { width: number; height: number }>> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
}

/** Margins and gaps. All texts begin at the left margin, because programs read two columns as two texts. */
const LAYOUTS = {
  sobre: {
    margin: { x: 58, top: 54, bottom: 46 },
    gaps: { section: 22, rule: 11, heading: 5, entry: 10, paragraph: 5, point: 2, label: 7 },
    hasStamp: true,
  },
  compact: {
    margin: { x: 48, top: 40, bottom: 38 },
    gaps: { section: 13, rule: 6, heading: 3, entry: 6, paragraph: 3, point: 1, label: 6 },
    hasStamp: false,
  },
} as const satisfies Record<CvLayout, object>

/** Side of the square in the upper right corner of the first page. */
export const STAMP = 58
/** Gap between it and the texts of the header. */
const STAMP_GAP = 12

export type Gaps = Readonly<Record<keyof (typeof LAYOUTS)['sobre']['gaps'], number>>
export type Sheet = ReturnType<typeof sheetOf>

/** Returns the positions of texts on the pages of a CV. `null`: the owner has not chosen. */
export function sheetOf(chosen: { layout: CvLayout | null; paper: CvPaper | null }) {
  const layout = chosen.layout ?? 'sobre'
  const { margin, gaps, hasStamp } = LAYOUTS[layout]
  const page = PAPERS[chosen.paper ?? 'A4']
  const column = { x: margin.x, width: page.width - 2 * margin.x }
  return {
    ...{ layout, page, margin, gaps, hasStamp, column },
    besideStamp: { ...column, width: column.width - STAMP - STAMP_GAP },
    bodyHeight: page.height - margin.top - margin.bottom,
  }
}

export type Colours = ReturnType<typeof coloursOf>

export function coloursOf(look: Tints) {
  return { ...paletteOf(look).light, paper: '#ffffff' }
}

export interface TextStyle {
  weight: Weight
  /** Font size. */
  size: number
  /** Distance between two baselines. */
  leading: number
  colour: string
  /** Space that is added between two letters. */
  tracking: number
}

export type Styles = Readonly<
  Record<'name' | 'trade' | 'contact' | 'section' | 'entry' | 'label' | 'bullet' | 'body' | 'muted', TextStyle>
>

/** Sizes and leadings. */
const SIZES: Readonly<Record<CvLayout, Readonly<Record<keyof Styles, readonly [size: number, leading: number]>>>> = {
  sobre: {
    name: [33, 35],
    trade: [14, 20],
    contact: [9.6, 14.4],
    section: [12.4, 16],
    entry: [10.8, 14.6],
    label: [9.8, 14],
    bullet: [9.8, 14],
    body: [9.8, 14],
    muted: [9.6, 13.8],
  },
  compact: {
    name: [24, 26],
    trade: [12, 16],
    contact: [9, 12.6],
    section: [11, 13.6],
    entry: [9.8, 12.6],
    label: [9.2, 12.4],
    bullet: [9.2, 12.4],
    body: [9.2, 12.4],
    muted: [9.2, 12.4],
  },
}

/**
 * Returns the styles of all texts.
 * @param scale 1 for the size that reads best, less to make a CV fit on its page
 */
export function stylesAt(scale: number, colours: Colours, layout: CvLayout): Styles {
  const sizes = SIZES[layout]
  const style = (name: keyof Styles, weight: Weight, colour: string, tracking = 0) => {
    const [size, leading] = sizes[name]
    return scaled({ weight, size, leading, colour, tracking: tracking * size }, scale)
  }
  return {
    // With narrower spacing, some programs would not recognise the space between two words.
    name: style('name', 'extrabold', colours.text, -0.015),
    trade: style('trade', 'semibold', colours.accent, -0.01),
    contact: style('contact', 'regular', colours.text),
    section: style('section', 'semibold', colours.accent),
    entry: style('entry', 'semibold', colours.text),
    label: style('label', 'semibold', colours.text),
    bullet: style('bullet', 'extrabold', colours.accent),
    body: style('body', 'regular', colours.text),
    muted: style('muted', 'regular', colours['text-muted']),
  }
}

export function scaled(style: TextStyle, scale: number): TextStyle {
  const { size, leading, tracking } = style
  return { ...style, size: size * scale, leading: leading * scale, tracking: tracking * scale }
}

export function scaledGaps(gaps: Gaps, scale: number): Gaps {
  return Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, gap * scale])) as Gaps
}
