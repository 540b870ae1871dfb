import type { Font, GlyphRun } from 'fontkit'
import { openFont } from './facts.ts'
import { instancesOf } from './instances.ts'
import { type TypefaceSource, typefaceSource } from './source.ts'
import { WEIGHTS, type Weight } from './weights.ts'

/** A part of a text that one font file draws. */
export interface Run {
  font: Font
  text: string
}

export type Typeface = Awaited<ReturnType<typeof loadTypeface>>

const NO_BREAK_SPACE = 0xa0
const NARROW_NO_BREAK_SPACE = 0x202f
const THIN_SPACE = 0x2009
/** Characters without a glyph in the font, and the character whose glyph is drawn instead. */
const STAND_INS: ReadonlyMap<number, number> = new Map([
  [NARROW_NO_BREAK_SPACE, THIN_SPACE],
  [0x2011, 0x2d],
])

/** Characters whose glyphs a PDF reads as others. */
const PLAIN: readonly [code: number, plain: number][] = [
  [NO_BREAK_SPACE, 0x20],
  [THIN_SPACE, 0x20],
  [0x2d, 0x2d],
]

/**
 * Loads a typeface for use outside a browser. A weight may be in two files; the second has the characters that the first lacks.
 * @param source by default that of the model
 * @param mostKerning the most by which letters move, as a share of the width of a space. Programs that read a PDF take a wide gap between
 * two letters for a space
 */
export async function loadTypeface(source?: TypefaceSource, mostKerning = Number.POSITIVE_INFINITY) {
  const given = source ?? (await typefaceSource(null))
  const instances = await instancesOf(given)
  const load = (weight: Weight) =>
    instances[weight].map((bytes, index) =>
      named(
        kerned(openFont(bytes), mostKerning),
        `${given.name}${index > 0 ? `Extended${index > 1 ? index : ''}` : ''}-${WEIGHTS[weight]}`,
      ),
    )
  const fonts = { regular: load('regular'), semibold: load('semibold'), extrabold: load('extrabold') }
  const [font] = fonts.regular
  return {
    /** The height above the baseline, in ems. */
    ascent: font ? font.ascent / font.unitsPerEm : 0,
    /** Splits a text by font file. Omits a sign that no file has; replaces such a letter by `?`. */
    runsOf: (text: string, weight: Weight) => runsOf(text, fonts[weight]),
  }
}

function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const drawn = drawable(character, fonts)
    const font = fonts.find((font) => knows(font, codeOf(drawn)))
    if (font === undefined) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += drawn
    else runs.push({ font, text: drawn })
  }
  return runs
}

/** Returns the character, or the one that is drawn instead. */
function drawable(character: string, fonts: readonly Font[]): string {
  if (fonts.some((font) => knows(font, codeOf(character)))) return character
  // No line may break here, whatever spaces the font has.
  if (codeOf(character) === NARROW_NO_BREAK_SPACE) return '\u00a0'
  if (/\s/u.test(character)) return ' '
  return /[\p{L}\p{N}]/u.test(character) ? '?' : ''
}

function knows(font: Font, code: number): boolean {
  return font.hasGlyphForCodePoint(STAND_INS.get(code) ?? code)
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

/** Limits kerning: no letter moves by more than a share of a space. Lays out each text once, because a CV is composed in several sizes. */
function kerned(font: Font, most: number): Font {
  const layout = font.layout.bind(font)
  const limit = most * font.glyphForCodePoint(0x20).advanceWidth
  const known = new Map<string, GlyphRun>()
  const limited = (...args: Parameters<typeof layout>) => {
    const run = layout(...args)
    for (const [index, position] of run.positions.entries()) {
      const { advanceWidth } = run.glyphs[index] ?? { advanceWidth: position.xAdvance }
      const kerning = position.xAdvance - advanceWidth
      position.xAdvance = advanceWidth + Math.max(-limit, Math.min(limit, kerning))
    }
    return run
  }
  font.layout = (text, ...others) => {
    if (others[0] !== undefined) return limited(text, ...others)
    const run = known.get(text) ?? limited(text)
    known.set(text, run)
    // pdfkit scales the positions that it receives.
    const positions = run.positions.map((position) => ({ ...position }))
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
  }
  return font
}

/** Gives an instance its own name, because pdfkit treats fonts of one name as one font. Also makes it draw the stand-ins. */
function named(font: Font, name: string): Font {
  const glyphFor = font.glyphForCodePoint.bind(font)
  // Text that is copied from the PDF gets plain spaces and hyphens, because programs that look for dates and numbers know no others.
  for (const [code, plain] of PLAIN) if (font.hasGlyphForCodePoint(code)) glyphFor(code).codePoints = [plain]
  return Object.defineProperties(font, {
    postscriptName: { value: name },
    glyphForCodePoint: { value: (code: number) => glyphFor(STAND_INS.get(code) ?? code) },
  })
}
