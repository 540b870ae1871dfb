import type { Font } from 'fontkit'
import type { Generic } from './source.ts'

/** A font that visitors already have. Texts use it until ours has loaded, at a size at which they take the same space. */
interface SystemFont {
  /** The full names and PostScript names under which systems know it. */
  local: readonly string[]
  isBold: boolean
  /** The mean width of a character of French text, in thousandths of an em. */
  width: number
}

const regular = (width: number, ...local: string[]): SystemFont => ({ local, isBold: false, width })
const bold = (width: number, ...local: string[]): SystemFont => ({ local, isBold: true, width })

/**
 * Of the rules of a family, the last one whose font is installed applies, so Roboto comes first: Android and ChromeOS have no others. Fonts
 * on one line have the same widths. On Linux, Chromium asks its browser process for the names of each line until it finds one, also on the
 * lines above the one that applies. So the font of Linux comes first on its line, and the others have only their PostScript names, which no
 * version has changed (docs/decisions/visits.md says what that costs).
 */
const ROBOTO = [regular(429.4, 'Roboto-Regular'), bold(436.6, 'Roboto-Bold')]
export const SYSTEM_FONTS: Readonly<Record<Generic, readonly SystemFont[]>> = {
  'sans-serif': [
    ...ROBOTO,
    regular(431.3, 'Liberation Sans', 'ArialMT'),
    bold(464.6, 'Liberation Sans Bold', 'Arial-BoldMT'),
  ],
  serif: [
    ...ROBOTO,
    regular(388.8, 'Liberation Serif', 'TimesNewRomanPSMT'),
    bold(413.1, 'Liberation Serif Bold', 'TimesNewRomanPS-BoldMT'),
  ],
  monospace: [
    ...ROBOTO,
    regular(600, 'Liberation Mono', 'CourierNewPSMT'),
    bold(600, 'Liberation Mono Bold', 'CourierNewPS-BoldMT'),
  ],
}

/** The two instances of a font from which the size of its texts is computed. */
export interface Instances {
  regular: Font
  bold: Font
}

export interface FallbackFont extends Pick<SystemFont, 'local' | 'isBold'> {
  /** The overrides of CSS Fonts 5, in percent. */
  size: number
  ascent: number
  descent: number
}

/** Returns the fonts of the system with the size at which French text is as wide as in our font, and its lines as high. */
export function fallbackFonts(generic: Generic, instances: Instances): FallbackFont[] {
  return SYSTEM_FONTS[generic].map(({ local, isBold, width }) => {
    const font = isBold ? instances.bold : instances.regular
    const ems = (units: number) => units / font.unitsPerEm
    const ours = meanWidth((letter) => ems(font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth))
    const size = ours / (width / 1000)
    return {
      ...{ local, isBold },
      size: percent(size),
      ascent: percent(ems(font.ascent) / size),
      descent: percent(ems(-font.descent) / size),
    }
  })
}

/**
 * How often each letter occurs in a thousand characters of French: from the French Wikipedia (article « Fréquence d’apparition des
 * lettres »), with spaces and punctuation added. Letters rarer than one in a thousand are left out.
 */
const FRENCH_FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 165, e: 98, a: 58, i: 54, s: 53, n: 52, r: 50, t: 48, o: 41, l: 41, u: 37, d: 30, c: 26, m: 21, p: 20, é: 16, g: 10,
  b: 9, v: 9, h: 9, f: 9, q: 5, y: 4, x: 3, j: 3, è: 3, à: 3, k: 2, w: 1, z: 1, ',': 10, '.': 9, '’': 9,
} // biome-ignore format: a table

export function meanWidth(widthOf: (letter: string) => number): number {
  const letters = Object.entries(FRENCH_FREQUENCIES)
  const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0)
  return letters.reduce((sum, [letter, frequency]) => sum + widthOf(letter) * frequency, 0) / total
}

function percent(value: number): number {
  return Math.round(value * 10_000) / 100
}
