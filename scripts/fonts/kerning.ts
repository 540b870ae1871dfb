import { viewOf } from './sfnt.ts'

/** How far apart two neighbours stand, beyond their widths, in font units: `rows[left][right]`, both indexes of `glyphs`. */
export interface Kerning {
  /** Glyph numbers, ascending. */
  glyphs: readonly number[]
  rows: readonly (readonly number[])[]
}

const NO_REQUIRED_FEATURE = 0xffff
const PAIR_ADJUSTMENT = 2
const BY_CLASS = 2
const ADVANCE_ONLY = 4
const PAIRS_HEADER_BYTES = 16
const MAX_OFFSET = 0xffff

/**
 * A `GPOS` table (OpenType 1.9) with one lookup, pairs by class: glyphs that differ by no more than `tolerance` font units,
 * whatever stands beside them, share a class.
 * @throws {RangeError} when the table is too large for its 16-bit offsets.
 */
export function encodeKerning({ glyphs, rows }: Kerning, tolerance: number): Uint8Array {
  const lefts = toClasses(rows, tolerance)
  const rights = toClasses(transpose(lefts.values), tolerance)
  const values = transpose(rights.values)

  const coverage = shorts(1, glyphs.length, ...glyphs)
  const leftClasses = classDefinition(glyphs, lefts.classes)
  const rightClasses = classDefinition(glyphs, rights.classes)
  const matrix = shorts(...values.flat())
  const coverageAt = PAIRS_HEADER_BYTES + matrix.length
  const leftsAt = coverageAt + coverage.length
  const rightsAt = leftsAt + leftClasses.length
  if (rightsAt > MAX_OFFSET) throw new RangeError('The kerning table is too large: raise the tolerance.')

  const scripts = [2, ...tag('DFLT'), 14, ...tag('latn'), 14, 4, 0, 0, NO_REQUIRED_FEATURE, 1, 0]
  const features = [1, ...tag('kern'), 8, 0, 1, 0]
  const lookups = [1, 4, PAIR_ADJUSTMENT, 0, 1, 8]
  const scriptsAt = 10
  const featuresAt = scriptsAt + 2 * scripts.length
  const lookupsAt = featuresAt + 2 * features.length
  return Buffer.concat([
    shorts(1, 0, scriptsAt, featuresAt, lookupsAt, ...scripts, ...features, ...lookups),
    shorts(BY_CLASS, coverageAt, ADVANCE_ONLY, 0, leftsAt, rightsAt, lefts.values.length, rights.values.length),
    matrix,
    coverage,
    leftClasses,
    rightClasses,
  ])
}

interface Classes {
  /** The class of each vector. */
  classes: readonly number[]
  /** The vector that stands for each class; class 0 is all zeros. */
  values: readonly (readonly number[])[]
}

function toClasses(vectors: readonly (readonly number[])[], tolerance: number): Classes {
  const values: (readonly number[])[] = [(vectors[0] ?? []).map(() => 0)]
  const classes = vectors.map((vector) => {
    const known = values.findIndex((other) =>
      vector.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= tolerance),
    )
    return known === -1 ? values.push(vector) - 1 : known
  })
  return { classes, values }
}

function transpose(rows: readonly (readonly number[])[]): number[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0))
}

/** Format 1: one class a glyph, from the first to the last. */
function classDefinition(glyphs: readonly number[], classes: readonly number[]): Uint8Array {
  const first = glyphs[0] ?? 0
  const byGlyph = new Map(glyphs.map((glyph, index) => [glyph, classes[index] ?? 0]))
  const count = (glyphs.at(-1) ?? 0) - first + 1
  return shorts(1, first, count, ...Array.from({ length: count }, (_, index) => byGlyph.get(first + index) ?? 0))
}

/** A four-letter tag as two numbers. */
function tag(name: string): number[] {
  return [0, 2].map((at) => name.charCodeAt(at) * 0x100 + name.charCodeAt(at + 1))
}

function shorts(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2)
  const view = viewOf(bytes)
  values.forEach((value, index) => {
    view.setInt16(index * 2, value)
  })
  return bytes
}
