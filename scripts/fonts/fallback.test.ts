import { readFile } from 'node:fs/promises'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { FALLBACK_FONTS } from './fallback.ts'
import { pathOfSource } from './source.ts'
import { instanceOf } from './subset.ts'

/**
 * How often each letter occurs in a thousand characters of French, from the French Wikipedia (article « Fréquence d’apparition des
 * lettres ») with the spaces and signs of running text. Letters rarer than one in a thousand are left out.
 */
const FRENCH_FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 165, e: 98, a: 58, i: 54, s: 53, n: 52, r: 50, t: 48, o: 41, l: 41, u: 37, d: 30, c: 26, m: 21, p: 20, é: 16, g: 10,
  b: 9, v: 9, h: 9, f: 9, q: 5, y: 4, x: 3, j: 3, è: 3, à: 3, k: 2, w: 1, z: 1, ',': 10, '.': 9, '’': 9,
} // biome-ignore format: a table

/** The mean width of a character of French text in each fallback font, in thousandths of an em, and the weight of ours most used beside it. */
const FALLBACKS = [
  { name: 'Roboto', width: 429.4, weight: 400 },
  { name: 'Roboto Bold', width: 436.6, weight: 700 },
  { name: 'Arial', width: 431.3, weight: 400 },
  { name: 'Arial Bold', width: 464.6, weight: 700 },
]

function meanWidth(widthOf: (letter: string) => number): number {
  const letters = Object.entries(FRENCH_FREQUENCIES)
  const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0)
  return letters.reduce((sum, [letter, frequency]) => sum + widthOf(letter) * frequency, 0) / total
}

test('a French text in a fallback font is as wide as in ours, and its lines are as high', async () => {
  const source = await readFile(pathOfSource('latin'))
  expect(FALLBACK_FONTS.map(({ local }) => local[0])).toEqual(FALLBACKS.map(({ name }) => name))
  for (const [index, { name, width, weight }] of FALLBACKS.entries()) {
    const font = await instanceOf(source, weight)
    const ems = (units: number) => units / font.unitsPerEm
    const ours = meanWidth((letter) => ems(font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth))
    const size = ours / (width / 1000)
    expect(font.lineGap).toBe(0)
    expect(FALLBACK_FONTS[index], name).toMatchObject({
      size: percent(size),
      ascent: percent(ems(font.ascent) / size),
      descent: percent(ems(-font.descent) / size),
    })
  }
})

test('the mean width of Arial is that of the standard metrics of Helvetica, which it copies', () => {
  const pdf = new PdfDocument()
  for (const [fallback, name] of [
    [FALLBACKS[2], 'Helvetica'],
    [FALLBACKS[3], 'Helvetica-Bold'],
  ] as const) {
    pdf.font(name).fontSize(1000)
    const width = meanWidth((letter) => pdf.widthOfString(letter))
    expect(fallback?.width, name).toBeCloseTo(width, 1)
  }
})

function percent(value: number): number {
  return Math.round(value * 10_000) / 100
}
