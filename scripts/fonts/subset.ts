import { create, type Font } from 'fontkit'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { createQueue } from '../images/queue.ts'
import { STAND_INS } from './characters.ts'
import { encodeCmap } from './cmap.ts'
import { FALLBACK_FONTS, type FittedFallback, fitFallback } from './fallback.ts'
import { encodeKerning, type Kerning } from './kerning.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'

/** The weights the pages use. */
export const WEIGHTS = { min: 400, max: 800 } as const

/**
 * The source keeps its kerning once per weight, half of the file. Ours is one for all weights, measured where it is seen most, in titles;
 * the others differ by less than a hundredth of an em for nine pairs of ten.
 */
const KERNING_WEIGHT = 700
/** In font units, 1000 an em: less is not seen. */
const LEAST_KERNING = 8
const KERNING_TOLERANCE = 8

/**
 * wawoff2, which fontverter packs with, gives back a part of its own memory: a second call before that is copied writes over it, and the
 * font comes out as zeros.
 */
const oneAtATime = createQueue(1)

/** A font file and the characters it draws. */
export interface FontSubset {
  woff2: Uint8Array
  /** Ascending. */
  codePoints: readonly number[]
}

/** Cuts a variable font down to some characters and the weights in use. Characters it does not know are left out. */
export function drawSubset(source: Uint8Array, characters: string): Promise<FontSubset> {
  return oneAtATime(async () => {
    const subset = await subsetFont(source, characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
    })
    const font = create(subset) as Font
    const glyphs = withStandIns(glyphsOf(font))
    const tables = readSfnt(subset)
    tables.set('cmap', encodeCmap(glyphs))
    tables.set('GPOS', encodeKerning(measureKerning(font), KERNING_TOLERANCE))
    return {
      woff2: await fontverter.convert(Buffer.from(writeSfnt(tables)), 'woff2'),
      codePoints: [...glyphs.keys()].sort((one, other) => one - other),
    }
  })
}

/** All characters of a variable font at one weight, in TrueType. */
export function drawInstance(source: Uint8Array, weight: number): Promise<Uint8Array> {
  return oneAtATime(async () => {
    const font = create(await fontverter.convert(Buffer.from(source), 'sfnt')) as Font
    const characters = String.fromCodePoint(...glyphsOf(font).keys())
    const instance = await subsetFont(source, characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      keepFeatures: ['kern'],
      noHinting: true,
    })
    const tables = readSfnt(instance)
    tables.set('cmap', encodeCmap(withStandIns(glyphsOf(create(instance) as Font))))
    return writeSfnt(tables)
  })
}

/** Fits the fonts that visitors have to a variable font. */
export function fitFallbacks(source: Uint8Array): Promise<FittedFallback[]> {
  return oneAtATime(async () => {
    // fontkit sets weights in plain files only.
    const font = create(await fontverter.convert(Buffer.from(source), 'sfnt')) as Font
    return FALLBACK_FONTS.map((fallback) => {
      const instance = font.getVariation({ wght: fallback.weights.typical })
      return fitFallback(fallback, {
        unitsPerEm: font.unitsPerEm,
        ascent: font.ascent,
        descent: font.descent,
        lineGap: font.lineGap,
        advanceOf: (letter) => instance.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth,
      })
    })
  })
}

/** U+FFFF ends the source's character map without being a character. */
const NOT_A_CHARACTER = 0xffff

/** From code point to glyph. */
function glyphsOf(font: Font): Map<number, number> {
  const codePoints = font.characterSet.filter((code) => code !== NOT_A_CHARACTER)
  return new Map(codePoints.map((code) => [code, font.glyphForCodePoint(code).id]))
}

function withStandIns(glyphs: ReadonlyMap<number, number>): Map<number, number> {
  const all = new Map(glyphs)
  for (const [character, standIn] of Object.entries(STAND_INS)) {
    const glyph = glyphs.get(standIn.charCodeAt(0))
    if (glyph !== undefined) all.set(character.charCodeAt(0), glyph)
  }
  return all
}

function measureKerning(font: Font): Kerning {
  const instance = font.getVariation({ wght: KERNING_WEIGHT })
  const byGlyph = new Map([...glyphsOf(font)].map(([code, glyph]) => [glyph, String.fromCodePoint(code)]))
  const glyphs = [...byGlyph.keys()].sort((one, other) => one - other)
  const rows = glyphs.map((left) =>
    glyphs.map((right) => {
      const run = instance.layout(`${byGlyph.get(left)}${byGlyph.get(right)}`, ['kern'])
      const [glyph, position] = [run.glyphs[0], run.positions[0]]
      const kerning = glyph && position ? Math.round(position.xAdvance - glyph.advanceWidth) : 0
      return Math.abs(kerning) < LEAST_KERNING ? 0 : kerning
    }),
  )
  return { glyphs, rows }
}
