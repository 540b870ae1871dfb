import { crc32 } from 'node:zlib'

/** Counts down the bytes that may still be read, blanked or moved; `false` if there are too few. */
export type Spend = (count: number) => boolean

/** A box of MP4 or QuickTime, or an element of Matroska. Its content is `from` to `to`. */
interface Part<Type> {
  at: number
  type: Type
  from: number
  to: number
}
type Box = Part<string>
type Element = Part<number>

/** Names of tags that say where a film was made. */
const PLACE = /gps|location|latitude|longitude|altitude|coordinate|iso.?6709|city|country|place|address/i
/** A position after ISO 6709, with or without decimals: `+48+002/`. */
const COORDINATES =
  /[+-]\d{2,7}(?:\.\d{1,12})?[+-]\d{3,8}(?:\.\d{1,12})?(?:[+-]\d{1,6}(?:\.\d{1,12})?)?(?:CRS[\w:]{1,30})?\//
/** The texts of QuickTime that are a position. */
const POSITION_TEXT = /^\xA9(xyz|gps)/
/** A film with more names of tags is not read whole. */
const KEYS_MAX = 10_000
/** The start of a value that is searched. */
const VALUE_BYTES = 400

/**
 * The boxes that are known to say nothing of a position, by the box around them. What makers of cameras add beside them has any form, so it
 * becomes free space.
 */
const KNOWN: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    film: /^(ftyp|styp|sidx|ssix|pdin|prft|emsg|moov|moof|mfra|mdat|imda|meta|wide|pnot|PICT)$/,
    moov: /^(mvhd|iods|trak|mvex|udta|meta|pssh|ainf|ctab|clip|cmov|rmra|prfl)$/,
    trak: /^(tkhd|mdia|edts|tref|trgr|udta|meta|load|tapt|txas|clip|matt)$/,
    udta: /^(\xA9.{3}|meta|name|chpl|cprt|titl|auth|perf|dscp|gnre|albm|yrrc|kind|ludt|tsel|hnti|hinf|XMP_)$/s,
    meta: /^(hdlr|keys|ilst|pitm|iinf|iloc|idat|iprp|iref|dinf|ipro|grpl|ID32)$/,
  }),
)
/** The length and the type of a box. */
const BOX_BYTES = 8
/** A film of hours has fewer boxes. More of them are no film, and would take minutes. */
const BOXES_MAX = 1_000_000
/** Counts the boxes that may still be read. */
type Count = { left: number }
/** The tracks that are seen, heard or read. Others hold what the sensors of a camera measured, its position too. */
const SHOWN_TRACKS = /^(vide|auxv|pict|soun|text|sbtl|subt|clcp|tmcd|hint)$/

/**
 * Blanks the positions of an MP4 or QuickTime film: tags, boxes of makers, and tracks of measures.
 * @returns whether all of the film could be read
 */
export function clearBoxes(bytes: Buffer, spend: Spend): boolean {
  const count = { left: BOXES_MAX }
  let isRead = true
  const clearIn = (parent: Box) => {
    const names = parent.type === 'meta' ? keysOf(bytes, parent, count) : []
    if (names.length > KEYS_MAX) isRead = false
    let end = parent.from
    for (const box of boxesIn(bytes, parent, count)) {
      end = box.to
      if (isForeign(bytes, parent, box)) free(bytes, box)
      else if (box.type === 'ilst') for (const item of boxesIn(bytes, box, count)) clearItem(bytes, item, names)
      else if (box.type === 'trak' && !SHOWN_TRACKS.test(handlerOf(bytes, box, count))) {
        isRead = clearSamples(bytes, box, { spend, count }) && isRead
        free(bytes, box)
      } else if (KNOWN.has(box.type)) clearIn(box.type === 'meta' ? withoutVersion(bytes, box) : box)
    }
    // QuickTime may end a list with four zeros.
    if (parent.to - end >= BOX_BYTES) isRead = false
  }
  clearIn({ at: 0, type: 'film', from: 0, to: bytes.length })
  return isRead && count.left >= 0
}

/** Makes the packed metadata of a JPEG XL free space, because a position in them cannot be blanked alone. */
export function clearPackedBoxes(bytes: Buffer): void {
  const file = { at: 0, type: 'file', from: 0, to: bytes.length }
  for (const box of boxesIn(bytes, file, { left: BOXES_MAX }))
    if (box.type === 'brob' && /^(Exif|xml )/.test(bytes.toString('latin1', box.from, box.from + 4))) free(bytes, box)
}

/** Ends before the first box that cannot be one, or when too many were read. */
function* boxesIn(bytes: Buffer, { from, to }: Box, count: Count): Generator<Box> {
  for (let at = from; at + BOX_BYTES <= to && --count.left >= 0; ) {
    const size = bytes.readUInt32BE(at)
    const start = at + (size === 1 ? 2 * BOX_BYTES : BOX_BYTES)
    const end = size === 0 ? to : at + (size === 1 && start <= to ? Number(bytes.readBigUInt64BE(at + 8)) : size)
    if (end < start || end > to) return
    yield { at, type: bytes.toString('latin1', at + 4, at + 8), from: start, to: end }
    at = end
  }
}

function childOf(bytes: Buffer, parent: Box, count: Count, ...types: readonly string[]): Box | null {
  let found: Box | null = parent
  for (const type of types) found = found && firstOf(bytes, found, { type, count })
  return found
}

/** Keeps no box, because a hostile film may have millions. */
function firstOf(bytes: Buffer, parent: Box, { type, count }: { type: string; count: Count }): Box | null {
  for (const box of boxesIn(bytes, parent, count)) if (box.type === type) return box
  return null
}

function isForeign(bytes: Buffer, parent: Box, box: Box): boolean {
  const value = () => bytes.toString('latin1', box.from, Math.min(box.to, box.from + VALUE_BYTES))
  // XMP and the form of a panorama are XML. Their texts are searched.
  if (box.type === 'uuid') return !/<\?xml|<\?xpacket|<x:|<rdf:/.test(value())
  if (!KNOWN.get(parent.type)?.test(box.type) || POSITION_TEXT.test(box.type)) return true
  return box.type.startsWith('\xA9') && COORDINATES.test(value())
}

/** Makes a box free space of the same size. */
function free(bytes: Buffer, { at, from, to }: Box) {
  bytes.write('free', at + 4)
  bytes.fill(0, from, to)
}

/** QuickTime leaves out the version of this box. */
function withoutVersion(bytes: Buffer, meta: Box): Box {
  return KNOWN.get('meta')?.test(bytes.toString('latin1', meta.from + 4, meta.from + 8))
    ? meta
    : { ...meta, from: meta.from + 4 }
}

/** Returns the names of the values in `ilst`, which gives their numbers from 1. */
function keysOf(bytes: Buffer, meta: Box, count: Count): string[] {
  const keys = childOf(bytes, meta, count, 'keys')
  const names = ['']
  if (keys)
    for (const { from, to } of boxesIn(bytes, { ...keys, from: keys.from + 8 }, count))
      if (names.push(bytes.toString('latin1', from, Math.min(to, from + VALUE_BYTES))) > KEYS_MAX) break
  return names
}

function clearItem(bytes: Buffer, item: Box, names: readonly string[]) {
  const text = bytes.toString('latin1', item.at + 4, Math.min(item.to, item.from + VALUE_BYTES))
  const name = names[bytes.readUInt32BE(item.at + 4)] ?? (text.startsWith('----') ? text : '')
  if (!PLACE.test(name) && !COORDINATES.test(text) && !POSITION_TEXT.test(text)) return
  // A number of a name stays one, before an empty value.
  if (text.startsWith('\0')) bytes.fill(0, Math.min(item.from + 2 * BOX_BYTES, item.to), item.to)
  else free(bytes, item)
}

function handlerOf(bytes: Buffer, track: Box, count: Count): string {
  const { from = bytes.length } = childOf(bytes, track, count, 'mdia', 'hdlr') ?? {}
  return bytes.toString('latin1', from + 8, from + 12)
}

/** Blanks what a track holds. Returns whether its places in the file were found. */
function clearSamples(bytes: Buffer, track: Box, { spend, count: boxes }: { spend: Spend; count: Count }): boolean {
  const table = childOf(bytes, track, boxes, 'mdia', 'minf', 'stbl')
  const [sizes, runs, small, large] = ['stsz', 'stsc', 'stco', 'co64'].map(
    (type) => table && childOf(bytes, table, boxes, type),
  )
  const chunks = small ?? large
  if (!sizes || !runs || !chunks) return false
  const read = (at: number, { to }: Box) => (at + 4 <= to ? bytes.readUInt32BE(at) : 0)
  const width = small ? 4 : 8
  const count = Math.min(read(chunks.from + 4, chunks), Math.floor((chunks.to - chunks.from - 8) / width))
  const uniform = read(sizes.from + 4, sizes)
  let sample = sizes.from + 12
  let run = runs.from + 8
  for (let chunk = 0; chunk < count; chunk += 1) {
    if (read(run + 12, runs) === chunk + 1) run += 12
    const samples = read(run + 4, runs)
    let length = uniform * samples
    for (let left = uniform ? 0 : samples; left > 0 && sample < sizes.to; left -= 1, sample += 4)
      length += read(sample, sizes)
    const place = chunks.from + 8 + chunk * width
    const from = small ? read(place, chunks) : read(place, chunks) * 2 ** 32 + read(place + 4, chunks)
    if (from + length > bytes.length || !spend(length)) return false
    bytes.fill(0, from, from + length)
  }
  return count > 0
}

/** The elements of Matroska on the way to a tag: the segment, tags, a tag, a simple tag. */
const SEGMENT = 0x18538067
const SIMPLE_TAG = 0x67c8
const OPENED: readonly number[] = [SEGMENT, 0x1254c367, 0x7373, SIMPLE_TAG]
const TAG_NAME = 0x45a3
const VOID = 0xec
/** Elements directly below the segment have larger types than this one. */
const INNER_MAX = 0xffffff
/** The type and the length of a sum, which is the first element in another one if there is any. */
const SUM = '\xBF\x84'
const SUM_BYTES = 6
/** A recording of hours has fewer elements that are read. More of them are no film, and would take minutes. */
const ELEMENTS_MAX = 2_000_000
/**
 * The most elements that are read for each byte. One has two bytes or more, and is read again at most as a part of the tag around it. Those
 * that overlap could be read without end.
 */
const ELEMENTS_PER_BYTE = 1

/**
 * Blanks the positions in the tags of a Matroska or WebM film, and sums again what has sums.
 * @returns whether all of the film could be read
 */
export function clearElements(bytes: Buffer): boolean {
  const summed: Element[] = []
  let at = 0
  let left = Math.min(ELEMENTS_MAX, ELEMENTS_PER_BYTE * bytes.length)
  const read = (place: number) => (--left >= 0 ? elementAt(bytes, place) : null)
  for (let element = read(at); element !== null; element = read(at)) {
    const { type, from, to } = element
    const isTop = type > INNER_MAX && type !== SEGMENT && at >= (summed.at(-1)?.to ?? 0)
    if (isTop && to <= bytes.length && bytes.toString('latin1', from, from + 2) === SUM) summed.push(element)
    // An element without a length is open too.
    at = OPENED.includes(type) || to === Number.POSITIVE_INFINITY ? from : to
    if (type === SIMPLE_TAG && to <= bytes.length && PLACE.test(nameOf(bytes, element, read))) {
      makeVoid(bytes, element)
      at = to
    }
  }
  for (const { from, to } of summed) bytes.writeUInt32LE(crc32(bytes.subarray(from + SUM_BYTES, to)), from + 2)
  return left >= 0 && at === bytes.length
}

/** Numbers of Matroska begin with as many bits of zero as further bytes follow. */
function elementAt(bytes: Buffer, at: number): Element | null {
  const widthAt = (place: number) => Math.clz32(bytes[place] ?? 0) - 23
  const sizeAt = at + widthAt(at)
  const width = widthAt(sizeAt)
  const from = sizeAt + width
  if (sizeAt - at > 4 || width > 8 || from > bytes.length) return null
  // The bit that ends the zeros is no part of the number.
  let size = (bytes[sizeAt] ?? 0) - 2 ** (8 - width)
  for (let place = sizeAt + 1; place < from; place += 1) size = size * 256 + (bytes[place] ?? 0)
  const to = size === 2 ** (7 * width) - 1 ? Number.POSITIVE_INFINITY : from + size
  return { at, type: bytes.readUIntBE(at, sizeAt - at), from, to }
}

/** @param read returns the element in a place; `null` if there is none, or if too many were read */
function nameOf(bytes: Buffer, tag: Element, read: (place: number) => Element | null): string {
  let child = read(tag.from)
  for (; child !== null && child.to <= tag.to; child = read(child.to))
    if (child.type === TAG_NAME)
      return bytes.toString('latin1', child.from, Math.min(child.to, child.from + VALUE_BYTES))
  return ''
}

/** Makes an element an empty one of the same size, whose length takes up to eight bytes. */
function makeVoid(bytes: Buffer, { at, from, to }: Element) {
  const width = Math.min(from - at - 1, 8)
  bytes.fill(0, at, to)
  bytes[at] = VOID
  const digits = Math.min(width, 6)
  bytes.writeUIntBE(to - at - 1 - width, at + 1 + width - digits, digits)
  bytes[at + 1] = (bytes[at + 1] ?? 0) | (1 << (8 - width))
}
