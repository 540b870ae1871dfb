/** The tables of an OpenType file (OpenType 1.9, “Font file”), by tag. */
export type SfntTables = Map<string, Uint8Array>

const HEADER_BYTES = 12
const RECORD_BYTES = 16
const TRUETYPE_VERSION = 0x00010000
/** The file's sum, `checkSumAdjustment` of its `head` table included, comes out as this. */
const CHECKSUM_MAGIC = 0xb1b0afba
const CHECKSUM_ADJUSTMENT_OFFSET = 8

export function readSfnt(file: Uint8Array): SfntTables {
  const view = viewOf(file)
  const tables: SfntTables = new Map()
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = HEADER_BYTES + index * RECORD_BYTES
    const tag = String.fromCharCode(...file.subarray(record, record + 4))
    const offset = view.getUint32(record + 8)
    tables.set(tag, file.slice(offset, offset + view.getUint32(record + 12)))
  }
  return tables
}

/** Tables are written in the order of their tags, so the same tables always give the same file. */
export function writeSfnt(tables: SfntTables): Uint8Array {
  const tags = [...tables.keys()].sort()
  const bodyStart = HEADER_BYTES + tags.length * RECORD_BYTES
  const size = [...tables.values()].reduce((total, table) => total + padded(table.length), bodyStart)
  const file = new Uint8Array(size)
  const view = viewOf(file)

  const entrySelector = Math.floor(Math.log2(tags.length))
  view.setUint32(0, TRUETYPE_VERSION)
  view.setUint16(4, tags.length)
  view.setUint16(6, 16 * 2 ** entrySelector)
  view.setUint16(8, entrySelector)
  view.setUint16(10, 16 * (tags.length - 2 ** entrySelector))

  let offset = bodyStart
  tags.forEach((tag, index) => {
    const table = tables.get(tag) ?? new Uint8Array()
    file.set(table, offset)
    if (tag === 'head') view.setUint32(offset + CHECKSUM_ADJUSTMENT_OFFSET, 0)
    const record = HEADER_BYTES + index * RECORD_BYTES
    for (let letter = 0; letter < 4; letter++) file[record + letter] = tag.charCodeAt(letter)
    view.setUint32(record + 4, checksum(view, offset, padded(table.length)))
    view.setUint32(record + 8, offset)
    view.setUint32(record + 12, table.length)
    offset += padded(table.length)
  })
  const head = HEADER_BYTES + tags.indexOf('head') * RECORD_BYTES
  view.setUint32(view.getUint32(head + 8) + CHECKSUM_ADJUSTMENT_OFFSET, CHECKSUM_MAGIC - checksum(view, 0, size))
  return file
}

/** Big-endian, as all numbers in fonts. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let offset = start; offset < start + length; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0
  return sum
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
