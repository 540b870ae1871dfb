/// <reference path="../../scripts/fonts/untyped-packages.d.ts" />
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { typefaceSource } from '../../scripts/fonts/source.ts'

/** Big-endian numbers of 16 bits. */
function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length)
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, 2 * index)
  return bytes
}

/**
 * Returns a WOFF2 of some kilobytes whose table GPOS (OpenType 1.9) needs 2^depth steps to place one letter: each contextual lookup calls
 * the next one twice.
 */
export async function nestedFont(letter: string, depth: number): Promise<Buffer> {
  const { files } = await typefaceSource('outfit')
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght: 400 }, keepFeatures: [] } as const
  const sfnt = await subsetFont(Buffer.from(files[0] ?? []), null, options)
  const { id } = (create(sfnt) as Font).glyphForCodePoint(letter.codePointAt(0) ?? 0)
  const coverage = words(1, 1, id)
  const last = Buffer.concat([words(1, 0, 1, 8), words(1, 8, 4, 1), coverage])
  const nested = Array.from({ length: depth }, (_, index) =>
    Buffer.concat([words(7, 0, 1, 8), words(3, 1, 2, 16, 0, index + 1, 0, index + 1), coverage]),
  )
  const lookups = [...nested, last]
  const first = 2 + 2 * lookups.length
  const offsets = lookups.map((_, index) => first + index * (nested[0]?.length ?? 0))
  const script = Buffer.concat([words(1), Buffer.from('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)])
  const feature = Buffer.concat([words(1), Buffer.from('kern'), words(8, 0, 1, 0)])
  const head = words(1, 0, 10, 10 + script.length, 10 + script.length + feature.length)
  const gpos = Buffer.concat([head, script, feature, words(lookups.length, ...offsets), ...lookups])
  const evil = withTable(sfnt, 'GPOS', gpos)
  return subsetFont(evil, null, { keepAllGlyphs: true, targetFormat: 'woff2', keepFeatures: ['kern'] })
}

/** Returns a font of the format sfnt with another table, and without other tables of layout. */
function withTable(sfnt: Buffer, tag: string, table: Buffer): Buffer {
  const kept = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const start = sfnt.readUInt32BE(entry + 8)
    const name = sfnt.toString('latin1', entry, entry + 4)
    return [name, sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12))] as const
  }).filter(([name]) => !['GPOS', 'GSUB', 'GDEF'].includes(name))
  const tables = [...kept, [tag, table] as const].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(tables.length))
  const directory = [words(1, 0, tables.length, 2 ** power * 16, power, tables.length * 16 - 2 ** power * 16)]
  const bodies: Buffer[] = []
  let place = 12 + 16 * tables.length
  for (const [name, bytes] of tables) {
    const entry = Buffer.alloc(16)
    entry.write(name, 'latin1')
    entry.writeUInt32BE(place, 8)
    entry.writeUInt32BE(bytes.length, 12)
    directory.push(entry)
    bodies.push(bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4))
    place += Math.ceil(bytes.length / 4) * 4
  }
  return Buffer.concat([...directory, ...bodies])
}
