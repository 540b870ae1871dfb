import { viewOf } from './sfnt.ts'

const HEADER_BYTES = 4
const RECORD_BYTES = 8
const FORMAT_4_HEADER_BYTES = 16
/** Platform and encoding: Unicode 2.0 (BMP), and Windows Unicode BMP. */
const ENCODINGS = [
  [0, 3],
  [3, 1],
] as const
const LAST_CODE = 0xffff

/**
 * A `cmap` table of format 4 (OpenType 1.9): which glyph draws which character.
 * @param glyphs From code point, below U+FFFF, to glyph number.
 */
export function encodeCmap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const segments = [...segmentsOf(glyphs), { first: LAST_CODE, last: LAST_CODE, delta: 1 }]
  const length = FORMAT_4_HEADER_BYTES + segments.length * 8
  const start = HEADER_BYTES + ENCODINGS.length * RECORD_BYTES
  const table = new Uint8Array(start + length)
  const view = viewOf(table)

  view.setUint16(2, ENCODINGS.length)
  ENCODINGS.forEach(([platform, encoding], index) => {
    const record = HEADER_BYTES + index * RECORD_BYTES
    view.setUint16(record, platform)
    view.setUint16(record + 2, encoding)
    view.setUint32(record + 4, start)
  })

  const entrySelector = Math.floor(Math.log2(segments.length))
  view.setUint16(start, 4)
  view.setUint16(start + 2, length)
  view.setUint16(start + 6, segments.length * 2)
  view.setUint16(start + 8, 2 * 2 ** entrySelector)
  view.setUint16(start + 10, entrySelector)
  view.setUint16(start + 12, 2 * (segments.length - 2 ** entrySelector))
  segments.forEach(({ first, last, delta }, index) => {
    const lasts = start + 14 + index * 2
    const firsts = lasts + segments.length * 2 + 2
    view.setUint16(lasts, last)
    view.setUint16(firsts, first)
    view.setInt16(firsts + segments.length * 2, delta)
  })
  return table
}

/** Characters `first` to `last` are drawn by the glyphs `first + delta` to `last + delta`. */
interface Segment {
  first: number
  last: number
  delta: number
}

function segmentsOf(glyphs: ReadonlyMap<number, number>): Segment[] {
  const segments: Segment[] = []
  for (const [code, glyph] of [...glyphs].sort(([one], [other]) => one - other)) {
    const previous = segments.at(-1)
    if (previous && code === previous.last + 1 && glyph - code === previous.delta) previous.last = code
    else segments.push({ first: code, last: code, delta: glyph - code })
  }
  return segments
}
