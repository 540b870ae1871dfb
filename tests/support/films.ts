import { crc32 } from 'node:zlib'

type Content = string | Buffer

const join = (contents: readonly Content[]) =>
  Buffer.concat(contents.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)))

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
  return bytes
}

/** A box of MP4. */
export function box(type: string, ...contents: readonly Content[]): Buffer {
  const content = join(contents)
  return join([u32(content.length + 8), type, content])
}

/** An element of Matroska, the length of which takes so many bytes; `null` leaves the length unknown. */
export function element(id: number, contents: readonly Content[], width: number | null = 1): Buffer {
  const content = join(contents)
  const name = Buffer.from(id.toString(16), 'hex')
  if (width === null) return join([name, '\xFF', content])
  const size = Buffer.alloc(width)
  size.writeUIntBE(content.length, Math.max(0, width - 6), Math.min(width, 6))
  size[0] = (size[0] ?? 0) | (1 << (8 - width))
  return join([name, size, content])
}

const HEAD_OF_MP4 = box('ftyp', 'isom', u32(512), 'isomavc1mp41')

/** A track with two samples in each of these places of the file. */
export function track(
  handler: string,
  places: readonly number[],
  more: readonly Buffer[] = [],
  sampleBytes = 4,
): Buffer {
  const count = 2 * places.length
  const samples =
    handler === 'vide' ? u32(0, sampleBytes, count) : u32(0, 0, count, ...Array<number>(count).fill(sampleBytes))
  const offsets = places.flatMap((place) => (handler === 'camm' ? [0, place] : [place]))
  const table = box(
    'stbl',
    box('stsd', u32(0, 0)),
    box('stts', u32(0, 1, count, 1)),
    box('stsz', samples),
    box('stsc', u32(0, 1, 1, 2, 1)),
    box(handler === 'camm' ? 'co64' : 'stco', u32(0, places.length), u32(...offsets)),
  )
  return box(
    'trak',
    box('tkhd', u32(0, 0, 0, 1)),
    box('mdia', box('hdlr', u32(0, 0), handler, u32(0, 0, 0)), box('minf', table)),
    ...more,
  )
}

/** Where the film below has its pictures, and the measures of a sensor. */
const PICTURES = [36, 52]
export const MEASURES = [44, 60]

/** An MP4 with one track of pictures. */
export function mp4(...inMoov: readonly Buffer[]): Buffer {
  const data = box('mdat', 'PICTURE1MEASURE1PICTURE2MEASURE2')
  return join([HEAD_OF_MP4, data, box('moov', box('mvhd', Buffer.alloc(100)), track('vide', PICTURES), ...inMoov)])
}

/** A tag of Matroska. */
export function tag(name: string, value: string, width = 1, ...nested: readonly Buffer[]): Buffer {
  return element(0x67c8, [element(0x45a3, [name]), element(0x4487, [value]), ...nested], width)
}

/** A WebM with these tags and one picture. `isLive`: as a browser records it, without the lengths of its large parts. */
export function webm(tags: readonly Buffer[], isLive = false): Buffer {
  const width = isLive ? null : 8
  const list = element(0x7373, [element(0x63c0, []), ...tags], 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(list))
  return join([
    element(0x1a45dfa3, [element(0x4282, ['webm'])]),
    element(
      0x18538067,
      [
        element(0x1549a966, [element(0x2ad7b1, [u32(1_000_000)])]),
        element(0x1f43b675, [element(0xe7, ['\0']), element(0xa3, ['\x81\0\0\x80PICTURE'])], width),
        element(0x1254c367, [element(0xbf, [sum]), list], 8),
      ],
      width,
    ),
  ])
}
