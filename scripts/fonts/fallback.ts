/** Fonts that visitors already have. Until ours has loaded, texts are shown in them at a size that takes the same room. */
export interface FallbackFont {
  /** The full names and PostScript names under which systems know it. */
  local: readonly string[]
  /** The weights that it replaces. */
  weights: string
  /** The overrides of CSS Fonts 5, in percent. `fallback.test.ts` computes them from the metrics of both fonts. */
  size: number
  ascent: number
  descent: number
}

const REGULAR = '400 549'
const BOLD = '550 800'
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']

/**
 * Among the rules of one family the last one whose font is installed counts, so Roboto comes first: Android has no Arial. Liberation
 * Sans and Arimo have the widths of Arial.
 */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  { local: ['Roboto', 'Roboto-Regular'], weights: REGULAR, size: 105.47, ascent: 88.18, descent: 25.6 },
  { local: ['Roboto Bold', 'Roboto-Bold'], weights: BOLD, size: 107.75, ascent: 86.31, descent: 25.06 },
  { local: ARIAL, weights: REGULAR, size: 105.01, ascent: 88.57, descent: 25.71 },
  { local: ARIAL_BOLD, weights: BOLD, size: 101.26, ascent: 91.84, descent: 26.66 },
]
