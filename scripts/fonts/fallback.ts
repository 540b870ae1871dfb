/** Advance widths in thousandths of an em, by letter. */
type Widths = Readonly<Record<string, number>>

/** A font that visitors have, to be shown at the size and on the lines of ours until ours is there. */
export interface FallbackFont {
  /** Full names and PostScript names under which systems know it. */
  local: readonly string[]
  /** The weights it stands in for; `typical` is the one most used among them. */
  weights: { from: number; to: number; typical: number }
  widths: Widths
}

/** What is needed to make another font take the same room. */
export interface FontMetrics {
  unitsPerEm: number
  ascent: number
  /** Below the baseline, so negative. */
  descent: number
  lineGap: number
  /** Advance of a letter in font units. */
  advanceOf(letter: string): number
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
 * Letters of French text by a thousand characters, after the frequencies of the French Wikipedia (article « Fréquence d’apparition des
 * lettres »), with the spaces and signs of running text. Letters rarer than one in a thousand weigh nothing.
 */
export const FRENCH_FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 165, e: 98, a: 58, i: 54, s: 53, n: 52, r: 50, t: 48, o: 41, l: 41, u: 37, d: 30, c: 26, m: 21, p: 20, é: 16, g: 10,
  b: 9, v: 9, h: 9, f: 9, q: 5, y: 4, x: 3, j: 3, è: 3, à: 3, k: 2, w: 1, z: 1, ',': 10, '.': 9, '’': 9,
} // biome-ignore format: a table

/** Widths of Arial, which Liberation Sans, Arimo and Helvetica share. */
const ARIAL: Widths = {
  ' ': 278, e: 556, a: 556, i: 222, s: 500, n: 556, r: 333, t: 278, o: 556, l: 222, u: 556, d: 556, c: 500, m: 833, p: 556, é: 556, g: 556,
  b: 556, v: 500, h: 556, f: 278, q: 556, y: 500, x: 500, j: 222, è: 556, à: 556, k: 500, w: 722, z: 500, ',': 278, '.': 278, '’': 222,
} // biome-ignore format: a table
const ARIAL_BOLD: Widths = {
  ' ': 278, e: 556, a: 556, i: 278, s: 556, n: 611, r: 389, t: 333, o: 611, l: 278, u: 611, d: 611, c: 556, m: 889, p: 611, é: 556, g: 611,
  b: 611, v: 556, h: 611, f: 333, q: 611, y: 556, x: 556, j: 278, è: 556, à: 556, k: 556, w: 778, z: 500, ',': 278, '.': 278, '’': 278,
} // biome-ignore format: a table
/** Android. Widths of Roboto 3. */
const ROBOTO: Widths = {
  ' ': 248, e: 530, a: 544, i: 243, s: 516, n: 552, r: 339, t: 327, o: 570, l: 243, u: 551, d: 564, c: 523, m: 877, p: 562, é: 530, g: 562,
  b: 562, v: 484, h: 551, f: 348, q: 568, y: 473, x: 496, j: 239, è: 530, à: 544, k: 507, w: 751, z: 496, ',': 197, '.': 264, '’': 200,
} // biome-ignore format: a table
const ROBOTO_BOLD: Widths = {
  ' ': 249, e: 540, a: 535, i: 265, s: 514, n: 561, r: 366, t: 338, o: 564, l: 265, u: 560, d: 563, c: 521, m: 866, p: 563, é: 540, g: 571,
  b: 563, v: 506, h: 560, f: 358, q: 564, y: 503, x: 509, j: 260, è: 540, à: 535, k: 534, w: 734, z: 509, ',': 246, '.': 290, '’': 229,
} // biome-ignore format: a table

const REGULAR = { from: 400, to: 549, typical: 400 }
const BOLD = { from: 550, to: 800, typical: 700 }

/** Among rules of one family the last whose font is installed counts: Roboto first, for the systems without Arial. */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  { local: ['Roboto', 'Roboto-Regular'], weights: REGULAR, widths: ROBOTO },
  { local: ['Roboto Bold', 'Roboto-Bold'], weights: BOLD, widths: ROBOTO_BOLD },
  { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], weights: REGULAR, widths: ARIAL },
  {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    weights: BOLD,
    widths: ARIAL_BOLD,
  },
]

/** CSS Fonts 5, “Metric override descriptors”: the overrides are shares of the adjusted size. */
export function fitFallback(fallback: FallbackFont, font: FontMetrics): FittedFallback {
  const share = (units: number) => units / font.unitsPerEm
  const ownWidth = meanWidth((letter) => share(font.advanceOf(letter)))
  const sizeAdjust = ownWidth / meanWidth((letter) => (fallback.widths[letter] ?? 0) / 1000)
  const overrides = {
    sizeAdjust: percent(sizeAdjust),
    ascent: percent(share(font.ascent) / sizeAdjust),
    descent: percent(share(-font.descent) / sizeAdjust),
    lineGap: percent(share(font.lineGap) / sizeAdjust),
  }
  return { ...fallback, overrides }
}

/** In ems, over French text. */
function meanWidth(widthOf: (letter: string) => number): number {
  const letters = Object.entries(FRENCH_FREQUENCIES)
  const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0)
  return letters.reduce((sum, [letter, frequency]) => sum + widthOf(letter) * frequency, 0) / total
}

function percent(value: number): number {
  return Math.round(value * 10_000) / 100
}
