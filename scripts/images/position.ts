import { crc32, inflateSync } from 'node:zlib'
import { kindOf } from './file-kind.ts'
import { clearBoxes, clearElements, clearPackedBoxes, type Spend } from './film-position.ts'

/** The tag of the first directory of Exif that leads to the position (Exif 2.32, 4.6.3). */
const POSITION_TAG = 0x8825
/** The box of a photograph of Canon (CR3) in which the position has a header of its own. */
const POSITION_BOX = 'CMT4'
/** A directory with more entries is none. */
const ENTRIES_MAX = 1000
const ENTRY_BYTES = 12
/** The bytes of a value, by its type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/**
 * Texts that name a position: attributes and elements of XMP (the names of places are those of IPTC; drones write `GpsLatitude`, films
 * `shotLocation`), the same in the JSON of C2PA, the coordinates of films (ISO 6709), those that drones write into subtitles, and the
 * sentences of a receiver (NMEA 0183).
 */
const TEXTS = [
  /(?<![\w-])[\w-]{1,40}:(?:\w{0,20}(?:GPS|(?:lat|longt?)itude)\w{0,40}|lat|long?|City|State|ProvinceState|Country|CountryCode|CountryName|Location|LocationName|LocationId|shotLocation|Sublocation|WorldRegion)\s{0,9}=\s{0,9}(?:"[^"<]{0,400}"|'[^'<]{0,400}')/gi,
  /<([\w-]{1,40}:(?:\w{0,20}(?:GPS|(?:lat|longt?)itude)\w{0,40}|lat|long?|City|State|ProvinceState|Country|CountryCode|CountryName|Location|LocationName|LocationId|shotLocation|Sublocation|WorldRegion))(?:\s[^<>]{0,400})?>(?:[^<]{0,400}|\s{0,99}<rdf:(Alt|Bag|Seq)>[\s\S]{0,600}?<\/rdf:\2>\s{0,99})<\/\1\s{0,9}>/gi,
  /"[\w-]{1,40}:(?:\w{0,20}(?:GPS|(?:lat|longt?)itude)\w{0,40}|City|State|ProvinceState|Country|CountryCode|CountryName|Location|LocationName|LocationId|Sublocation|WorldRegion)"\s{0,9}:\s{0,9}(?:"[^"<]{0,400}"|[-+\d.]{1,40})/gi,
  /[+-]\d{1,3}\.\d{2,12}[+-]\d{1,3}\.\d{2,12}(?:[+-]\d{1,6}(?:\.\d{1,12})?)?(?:CRS[\w:]{1,30})?\//g,
  /(?:(?:GPS|HOME)\s{0,2}\([-\d., MNSEW:]{5,60}m?\)|(?:lat|longt?)itude"?\s{0,3}:\s{0,3}[+-]?\d{1,3}\.\d{1,12})/gi,
  /\$[A-Z]{2}(?:RMC|GGA|GLL|GNS),[\w.,*+-]{10,100}/g,
]
/** The names of positions and places in the texts above. */
const NAMES = /GPS|itude|:(?:City|State|Province|Country|Location|shotLocation|Sublocation|WorldRegion|lat|lon)/i
/** What the others of these texts contain. */
const MARKS = /HOME|[+-]\d{1,3}\.\d{2,12}[+-]\d|(?:RMC|GGA|GLL|GNS),/i
/** Longer texts stay in memory until it is full of them. */
const SLICE_BYTES = 64 * 1024
/** More than the longest of these texts. */
const OVERLAP_BYTES = 2048

/** Each byte may be looked at so often. The directories and values of a camera do not overlap, so it needs far less. */
const LOOKS_PER_BYTE = 4
/** The work of looking for a directory behind a mark, in bytes. A real header of Exif takes more of them. */
const HEADER_WORK = 64
/** The longest packed text that is read, and the number of them in a file. The others are dropped. */
const UNPACKED_MAX_BYTES = 256 * 1024
const UNPACKED_MAX = 8

/** A larger file is published as it is, because it would not fit in memory. The guide says so. */
export const CLEARED_MAX_BYTES = 200 * 1024 * 1024

/** Kinds that cameras write, and in which a position may stand. */
const WITH_POSITION = /^(png|jpeg|webp|avif|gif|heic|raw|tiff|psd|jxl|jp2|mp4|quicktime|film)$/
/** Ogg has a sum for each page, which would be wrong. */
const OGG = 'O'.charCodeAt(0)
const MATROSKA = '\x1A\x45\xDF\xA3'

/** The first bytes of a header of Exif, and those that Olympus and Panasonic write in its place. The first two say the order of bytes. */
const HEADERS = ['II*\0', 'MM\0*', 'IIRO', 'IIRS', 'MMOR', 'IIU\0']

let memory: Buffer | undefined

/**
 * Returns memory for a file of so many bytes. Films share it, because several would not fit: each is read, cleared and written before the
 * next call.
 */
export function roomForFilm(size: number): Buffer {
  if (memory === undefined || memory.length < size) memory = Buffer.allocUnsafeSlow(size)
  return memory.subarray(0, size)
}

/** Returns whether a file that begins with these bytes may say where it was made. */
export function mayHavePosition(head: Uint8Array): boolean {
  return WITH_POSITION.test(kindOf(head)) && head[0] !== OGG
}

/**
 * Clears the position where a picture or a film was taken. Everything else stays, at the same place in the file, because formats count their
 * bytes; so the position becomes spaces and zeros. Any other file stays as it is.
 * @returns what is left of the bytes: two copies of a film may not fit in memory
 */
export function clearPosition(bytes: Buffer): Buffer {
  if (!mayHavePosition(bytes)) return bytes
  const kind = kindOf(bytes)
  clearExif(bytes, countDown(bytes))
  clearTexts(bytes)
  clearPlaceNames(bytes)
  clearFilm(bytes)
  if (kind === 'jxl') clearPackedBoxes(bytes)
  return kind === 'png' ? withSoundChunks(bytes) : bytes
}

/** Clears what films have besides. Returns whether all of the film could be read; otherwise it may still say where it was made. */
export function clearFilm(bytes: Buffer): boolean {
  const kind = kindOf(bytes)
  if (kind === 'mp4' || kind === 'quicktime') return clearBoxes(bytes, countDown(bytes))
  return bytes.toString('latin1', 0, MATROSKA.length) === MATROSKA && clearElements(bytes)
}

function countDown({ length }: Buffer): Spend {
  let left = LOOKS_PER_BYTE * length
  return (count) => {
    left -= count
    return left >= 0
  }
}

/**
 * Finds the headers of Exif wherever they are, because each format keeps them in another place, and some keep several. The work is counted,
 * because directories and values that overlap could ask for the same bytes again and again.
 */
function clearExif(bytes: Buffer, spend: Spend) {
  for (const mark of HEADERS)
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at !== -1; at = bytes.indexOf(mark, at + 1, 'latin1'))
      if (spend(HEADER_WORK)) clearDirectory(bytes, at, mark.startsWith('II'), spend)
      else return
}

/** Removes the entry of the position from the first directory, and the directory to which it leads. */
function clearDirectory(bytes: Buffer, start: number, isLittle: boolean, spend: Spend) {
  const read16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const directoryAt = (offset: number) => {
    const at = start + offset
    const count = at + 2 <= bytes.length ? read16(at) : 0
    const isThere = count > 0 && count < ENTRIES_MAX && at + 2 + count * ENTRY_BYTES <= bytes.length
    return isThere && spend(count * ENTRY_BYTES) ? { at, count } : null
  }
  const first = start + 8 <= bytes.length ? directoryAt(read32(start + 4)) : null
  if (first === null) return
  const entries = (directory: { at: number; count: number }) =>
    Array.from({ length: directory.count }, (_, index) => directory.at + 2 + index * ENTRY_BYTES)
  const clear = (position: ReturnType<typeof directoryAt>) => {
    if (position === null) return
    for (const at of entries(position)) {
      const length = (TYPE_BYTES[read16(at + 2)] ?? 1) * read32(at + 4)
      const from = start + read32(at + 8)
      if (length > 4 && from + length <= bytes.length && spend(length)) bytes.fill(0, from, from + length)
    }
    bytes.fill(0, position.at, position.at + 2 + position.count * ENTRY_BYTES)
  }
  if (bytes.toString('latin1', start - 4, start) === POSITION_BOX) return clear(first)
  const pointer = entries(first).find((at) => read16(at) === POSITION_TAG)
  if (pointer === undefined) return
  clear(directoryAt(read32(pointer + 8)))
  // The entries behind it move up, with the offset of the next directory.
  const end = Math.min(first.at + 2 + first.count * ENTRY_BYTES + 4, bytes.length)
  bytes.copy(bytes, pointer, pointer + ENTRY_BYTES, end)
  bytes.fill(0, end - ENTRY_BYTES, end)
  if (isLittle) bytes.writeUInt16LE(first.count - 1, first.at)
  else bytes.writeUInt16BE(first.count - 1, first.at)
}

function clearTexts(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    const text = bytes.toString('latin1', from, from + SLICE_BYTES + OVERLAP_BYTES)
    if (!NAMES.test(text) && !MARKS.test(text)) continue
    for (const pattern of TEXTS)
      for (const { index, 0: found } of text.matchAll(pattern))
        bytes.fill(' ', from + index, from + index + found.length)
  }
}

/** The block of IPTC in a picture, and the datasets in it that name a place (IIM 4.2: city, sublocation, province, country). */
const IPTC_BLOCK = '8BIM\x04\x04'
const IPTC_DATASET = 0x1c
const PLACE_DATASETS: readonly number[] = [26, 27, 90, 92, 95, 100, 101]

function clearPlaceNames(bytes: Buffer) {
  let dataset = 0
  const next = () => bytes.indexOf(IPTC_BLOCK, dataset, 'latin1')
  // The search goes on behind the datasets, so that none is read twice.
  for (let at = next(); at !== -1; at = next()) {
    // The block has a name of even length, then its own length.
    dataset = at + IPTC_BLOCK.length + (((bytes[at + IPTC_BLOCK.length] ?? 0) + 2) & ~1) + 4
    while (dataset + 5 <= bytes.length && bytes[dataset] === IPTC_DATASET) {
      const [from, length] = [dataset + 5, bytes.readUInt16BE(dataset + 3)]
      if (bytes[dataset + 1] === 2 && PLACE_DATASETS.includes(bytes[dataset + 2] ?? 0))
        bytes.fill(' ', from, Math.min(from + length, bytes.length))
      dataset = from + length
    }
  }
}

/** Keywords of texts of a PNG in which programs keep Exif and XMP. */
const PACKED = /^(Raw profile type|XML:com\.adobe\.xmp|exif:|xmp)/i

/** Drops the compressed texts of a PNG that name a position, and sums the others again. */
function withSoundChunks(png: Buffer): Buffer {
  const readable = { left: UNPACKED_MAX }
  let kept = 8
  let at = 8
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at)
    if (end > png.length) break
    const type = png.toString('latin1', at + 4, at + 8)
    const isKept = !hidesPosition(type, png.subarray(at + 8, end - 4), readable)
    if (isKept && /^(eXIf|iTXt|tEXt)$/.test(type)) png.writeUInt32BE(crc32(png.subarray(at + 4, end - 4)), end - 4)
    if (isKept) kept += kept === at ? end - at : png.copy(png, kept, at, end)
    at = end
  }
  kept += kept === at ? png.length - at : png.copy(png, kept, at)
  return png.subarray(0, kept)
}

/** Texts with Exif are hexadecimal, so their position cannot be cleared in place. */
function hidesPosition(type: string, data: Buffer, readable: { left: number }): boolean {
  if (!/^([zi]TXt|tEXt)$/.test(type) || !PACKED.test(data.toString('latin1', 0, 80))) return false
  const keyword = data.toString('latin1', 0, data.indexOf(0))
  if (/^Raw profile type/i.test(keyword) || type === 'zTXt') return true
  const isPacked = type === 'iTXt' && data[keyword.length + 1] === 1
  if (!isPacked) return /^exif:GPS/i.test(keyword)
  if (readable.left-- <= 0) return true
  const start = data.indexOf(0, data.indexOf(0, keyword.length + 3) + 1) + 1
  try {
    return NAMES.test(inflateSync(data.subarray(start), { maxOutputLength: UNPACKED_MAX_BYTES }).toString('latin1'))
  } catch {
    return true
  }
}
