import type { Font } from 'fontkit'
import subsetFont from 'subset-font'
import { EXTENDED_CHARACTERS, MAIN_CHARACTERS } from './characters.ts'
import { openFont, weightsOf } from './facts.ts'
import { fallbackFonts } from './fallback.ts'
import type { Generic } from './source.ts'
import { forEachWeight, type Instances, WEIGHTS } from './weights.ts'

/** Cuts a font to some characters and to the weights of the pages. Returns WOFF2. */
export function webFont(source: Uint8Array, characters: string): Promise<Uint8Array> {
  const font = openFont(source)
  const { min, max } = weightsOf(font)
  return subsetFont(Buffer.from(source), characters, {
    targetFormat: 'woff2',
    variationAxes: axesAt(font, min === max ? min : { min, max }),
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  })
}

/**
 * Returns all characters of a font at one weight, or at the nearest that it has, as TrueType.
 * @param font the opened font, because opening it takes longer than an instance
 */
export function instanceOf({ bytes, font }: { bytes: Uint8Array; font: Font }, weight: number): Promise<Uint8Array> {
  const { min, max } = weightsOf(font)
  return subsetFont(Buffer.from(bytes), null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axesAt(font, Math.min(max, Math.max(min, weight))),
    keepFeatures: ['kern'],
    noHinting: true,
  })
}

/** Pins every axis of the font to its default, except the weight. */
function axesAt(font: Font, wght: number | { min: number; max: number }) {
  const axes = Object.entries(font.variationAxes).map(([name, axis]) => [name, axis?.default ?? 0])
  return { ...Object.fromEntries(axes), ...(axes.some(([name]) => name === 'wght') && { wght }) }
}

/** Returns the files of a typeface for the pages, and its facts. */
export async function cutFiles(main: Uint8Array, extended: Uint8Array, generic: Generic | null) {
  const files = [webFont(main, MAIN_CHARACTERS), webFont(extended, EXTENDED_CHARACTERS)]
  return { files: await Promise.all(files), facts: await factsOf(main, generic) }
}

/** Returns the instances of a typeface, from its files. */
export function instancesIn(files: readonly Uint8Array[]): Promise<Instances> {
  const opened = files.map((bytes) => ({ bytes, font: openFont(bytes) }))
  return forEachWeight((weight) => Promise.all(opened.map((font) => instanceOf(font, WEIGHTS[weight]))))
}

/** Returns the facts about a font that the style sheets need besides its characters. */
async function factsOf(source: Uint8Array, given: Generic | null) {
  const opened = { bytes: source, font: openFont(source) }
  const { font } = opened
  const openAt = async (weight: number) => openFont(await instanceOf(opened, weight))
  const [regular, bold] = await Promise.all([openAt(400), openAt(700)])
  const generic = given ?? genericOf(font)
  return { generic, weights: weightsOf(font), fallback: fallbackFonts(generic, { regular, bold }) }
}

/**
 * Returns the kind of a font: monospace if all letters are equally wide, serif if it declares serifs (PANOSE, styles 2 to 10), else sans
 * serif.
 */
function genericOf(font: Font): Generic {
  const [thin, wide] = [...'im'].map((letter) => font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth)
  const [, serifs = 0] = font['OS/2'].panose
  if (thin === wide) return 'monospace'
  return serifs >= 2 && serifs <= 10 ? 'serif' : 'sans-serif'
}
