import type { Font } from 'fontkit'

/** A font that visitors already have. Until ours has arrived, it is shown at a size that takes the same room. */
export interface FallbackFont {
  /** The full names and PostScript names under which systems know it. */
  local: readonly string[]
  /** The weights that it replaces; `typical` is the one used most. */
  weights: { from: number; to: number; typical: number }
  /** Mean width of a character of French text (`FRENCH_FREQUENCIES`), in thousandths of an em. */
  meanWidth: number
}

/** The descriptors of an `@font-face` rule, in percent. */
export interface MetricOverrides {
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

export interface FittedFallback extends FallbackFont {
  overrides: MetricOverrides
}

/**
 * How often each letter occurs in a thousand characters of French, from the French Wikipedia (article « Fréquence d’apparition des
 * lettres ») with the spaces and signs of running text. Letters rarer than one in a thousand are left out.
 */
export const FRENCH_FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 165, e: 98, a: 58, i: 54, s: 53, n: 52, r: 50, t: 48, o: 41, l: 41, u: 37, d: 30, c: 26, m: 21, p: 20, é: 16, g: 10,
  b: 9, v: 9, h: 9, f: 9, q: 5, y: 4, x: 3, j: 3, è: 3, à: 3, k: 2, w: 1, z: 1, ',': 10, '.': 9, '’': 9,
} // biome-ignore format: a table

const REGULAR = { from: 400, to: 549, typical: 400 }
const BOLD = { from: 550, to: 800, typical: 700 }

/**
 * Among the rules of one family the last one whose font is installed counts, so Roboto comes first: Android has no Arial. Liberation
 * Sans and Arimo have the widths of Arial.
 */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  { local: ['Roboto', 'Roboto-Regular'], weights: REGULAR, meanWidth: 429.4 },
  { local: ['Roboto Bold', 'Roboto-Bold'], weights: BOLD, meanWidth: 436.6 },
  { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], weights: REGULAR, meanWidth: 431.3 },
  {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    weights: BOLD,
    meanWidth: 464.6,
  },
]

/**
 * CSS Fonts 5, “Metric override descriptors”: the overrides are shares of the adjusted size.
 * @param font ours at the fallback's typical weight
 */
export function fitFallback(fallback: FallbackFont, font: Font): FittedFallback {
  const { ascent, descent, lineGap } = font
  const sizeAdjust = meanWidth((letter) => widthOf(font, letter)) / (fallback.meanWidth / 1000)
  const share = (units: number) => percent(units / font.unitsPerEm / sizeAdjust)
  return {
    ...fallback,
    overrides: {
      sizeAdjust: percent(sizeAdjust),
      ascent: share(ascent),
      descent: share(-descent),
      lineGap: share(lineGap),
    },
  }
}

/** The mean over French text, in the unit of `widthOf`. */
export function meanWidth(widthOf: (letter: string) => number): number {
  const letters = Object.entries(FRENCH_FREQUENCIES)
  const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0)
  return letters.reduce((sum, [letter, frequency]) => sum + widthOf(letter) * frequency, 0) / total
}

/** In ems. */
function widthOf(font: Font, letter: string): number {
  return font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth / font.unitsPerEm
}

function percent(value: number): number {
  return Math.round(value * 10_000) / 100
}
