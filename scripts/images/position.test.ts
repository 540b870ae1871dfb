import { brotliCompressSync, crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { box, mp4, track, webm } from '../../tests/support/films.ts'
import { withoutPosition } from '../../tests/support/without-position.ts'

/** The seconds of a latitude, in a number that nothing else has. */
const SECONDS = 298_713
const position = {
  GPSLatitudeRef: 'N',
  GPSLatitude: `48/1 51/1 ${SECONDS}/10000`,
  GPSLongitudeRef: 'E',
  GPSLongitude: `2/1 17/1 ${SECONDS}/10000`,
}
const packet = (inside: string, attributes = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:rights="Camille" ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`

const picture = () =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Copyright: 'Camille' }, IFD3: position })
    .withMetadata({ orientation: 6 })

/** Returns whether the seconds stand in a file, in one of the two orders of bytes. */
function hasSeconds(bytes: Buffer) {
  const number = Buffer.alloc(8)
  number.writeUInt32LE(SECONDS)
  number.writeUInt32BE(SECONDS, 4)
  return bytes.includes(number.subarray(0, 4)) || bytes.includes(number.subarray(4))
}

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s keeps everything but its position', async (format) => {
  const original = await picture().toFormat(format).toBuffer()
  expect(hasSeconds(original)).toBe(true)
  const cleared = withoutPosition(original)
  expect(hasSeconds(cleared)).toBe(false)
  expect(cleared).toHaveLength(original.length)
  expect(await pixels(cleared)).toEqual(await pixels(original))
  const metadata = await sharp(cleared).metadata()
  expect(metadata.exif?.includes('Camille')).toBe(true)
  expect(metadata.orientation).toBe((await sharp(original).metadata()).orientation)
  expect(withoutPosition(cleared)).toBe(cleared)
})

/** A TIFF with an orientation and a position. Exif has the same form. */
function tiff(isLittle: boolean) {
  const bytes = Buffer.alloc(80)
  const write = (at: number, value: number, size: 2 | 4) =>
    isLittle ? bytes.writeUIntLE(value, at, size) : bytes.writeUIntBE(value, at, size)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    write(at, tag, 2)
    write(at + 2, type, 2)
    write(at + 4, count, 4)
    write(at + 8, value, 4)
  }
  bytes.write(isLittle ? 'II*\0' : 'MM\0*', 'latin1')
  write(4, 8, 4)
  write(8, 2, 2)
  entry(10, 0x8825, 4, 1, 38)
  entry(22, 0x0112, 3, 1, isLittle ? 6 : 6 << 16)
  write(38, 1, 2)
  entry(40, 2, 5, 3, 56)
  write(72, SECONDS, 4)
  return bytes
}

test.each(['IIU\0', 'IIRO', 'IIRS', 'MMOR'])(
  'a raw photograph that begins with %j has its position in the same form',
  (start) => {
    const original = tiff(start.startsWith('II'))
    original.write(start, 'latin1')
    expect(hasSeconds(withoutPosition(original))).toBe(false)
  },
)

test('so has a drawing of Photoshop', () => {
  const psd = Buffer.concat([
    Buffer.from('8BPS\0\x01', 'latin1'),
    Buffer.alloc(40),
    Buffer.from('8BIM\x04\x22\0\0', 'latin1'),
    tiff(false),
  ])
  expect(hasSeconds(withoutPosition(psd))).toBe(false)
})

test.each([true, false])('both orders of bytes are read', (isLittle) => {
  const cleared = withoutPosition(tiff(isLittle))
  const read = (at: number) => (isLittle ? cleared.readUInt16LE(at) : cleared.readUInt16BE(at))
  expect(hasSeconds(tiff(isLittle))).toBe(true)
  expect(hasSeconds(cleared)).toBe(false)
  expect([read(8), read(10), read(18)]).toEqual([1, 0x0112, 6])
  expect(cleared.subarray(22).every((byte) => byte === 0)).toBe(true)
})

test('a HEIC has its position in the same form', async () => {
  const avif = await picture().avif().toBuffer()
  // Only its brands make it a HEIC here, because nothing can encode one.
  const heic = Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic'), 'latin1')
  expect(hasSeconds(withoutPosition(heic))).toBe(false)
})

test.each(['Exif', 'xml '])('a JPEG XL loses its packed %s', (type) => {
  const start = Buffer.from('0000000C4A584C200D0A870A', 'hex')
  const [kept, hidden] = [
    box('jxlc', 'PICTURE'),
    box('brob', type, brotliCompressSync(packet('', 'exif:GPSLatitude="1"'))),
  ]
  const other = box('brob', 'jumb', 'Camille')
  const cleared = withoutPosition(Buffer.concat([start, hidden, other, kept]))
  const free = Buffer.from(hidden.map((byte, index) => (index < 4 ? byte : (Buffer.from('free')[index - 4] ?? 0))))
  expect(cleared).toEqual(Buffer.concat([start, free, other, kept]))
})

describe('a position that is a text', () => {
  const jpeg = (xmp: string) => picture().withXmp(xmp).jpeg().toBuffer()
  test.each([
    ['attributes', packet('', 'exif:GPSLatitude="48,51.4978N" exif:GPSAltitude=\'35/1\'')],
    [
      'elements',
      packet(
        '<exif:GPSLatitude>48,51.4978N</exif:GPSLatitude><exif:GPSMapDatum xml:lang="x">WGS-84</exif:GPSMapDatum>',
      ),
    ],
  ])('%s of XMP', async (_, xmp) => {
    const original = await jpeg(xmp)
    expect(original.includes('GPS')).toBe(true)
    const cleared = withoutPosition(original)
    expect(cleared.includes('GPS')).toBe(false)
    expect(cleared.includes('48,51')).toBe(false)
    expect(cleared.includes('dc:rights="Camille"')).toBe(true)
    expect(cleared).toHaveLength(original.length)
  })

  test.each([
    packet('', 'drone-dji:GpsLatitude="48.85661" drone-dji:GpsLongtitude="48.85661" Camera:GpsXYAccuracy="48.85661"'),
    packet('', 'drone-skydio:Latitude="48.85661" drone-skydio:Longitude="48.85661" x:HomeLatitude="48.85661"'),
    packet('<geo:lat>48.85661</geo:lat><geo:long>48.85661</geo:long><drone:gpsLatitude>48.85661</drone:gpsLatitude>'),
  ])('as drones and other programs write it (%#)', async (xmp) => {
    const original = await jpeg(xmp)
    const cleared = withoutPosition(original)
    expect(['48.85661', 'dc:rights="Camille"'].map((text) => cleared.includes(text))).toEqual([false, true])
    expect(cleared).toHaveLength(original.length)
  })

  test.each([
    ['attributes', packet('', 'photoshop:City="Sète" Iptc4xmpCore:Location=\'Sète\' photoshop:Country="Sète"')],
    [
      'elements',
      packet(
        '<Iptc4xmpExt:LocationShown><rdf:Bag><rdf:li><Iptc4xmpExt:Sublocation>Sète</Iptc4xmpExt:Sublocation>' +
          '<Iptc4xmpExt:CountryName> <rdf:Alt><rdf:li xml:lang="fr">Sète</rdf:li></rdf:Alt></Iptc4xmpExt:CountryName>' +
          '<Iptc4xmpExt:LocationName><rdf:Alt><rdf:li xml:lang="fr">Sète</rdf:li></rdf:Alt></Iptc4xmpExt:LocationName>' +
          '<Iptc4xmpExt:LocationId><rdf:Bag><rdf:li>geo:Sète</rdf:li></rdf:Bag></Iptc4xmpExt:LocationId>' +
          '</rdf:li></rdf:Bag></Iptc4xmpExt:LocationShown><photoshop:State>Sète</photoshop:State>',
      ),
    ],
    ['the place of a film', packet('', 'xmpDM:shotLocation="Sète"')],
  ])('in names of places, as %s of XMP', async (_, xmp) => {
    const original = await jpeg(xmp)
    expect(original.includes('Sète')).toBe(true)
    const cleared = withoutPosition(original)
    expect(cleared.includes('Sète')).toBe(false)
    expect(cleared.includes('dc:rights="Camille"')).toBe(true)
    expect(cleared).toHaveLength(original.length)
  })

  test('in the JSON of C2PA', async () => {
    const places = '"exif:GPSLatitude": "48,51.4978N","exif:GPSAltitude":48.5,"x:A":{"Iptc4xmpExt:City":"48"}'
    const json = Buffer.from(`{"dc:creator":"Camille",${places},"exif:FocalLength":35}`)
    const jpeg = await picture().jpeg().toBuffer()
    const segment = Buffer.concat([Buffer.from([0xff, 0xeb, 0, json.length + 2]), json])
    const original = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
    const cleared = withoutPosition(original)
    const text = cleared.toString('latin1', 6, 6 + json.length)
    expect(text).not.toContain('48')
    expect(text).toMatch(/^\{"dc:creator":"Camille",[ ,]+"x:A":\{ +\},"exif:FocalLength":35\}$/)
    expect(cleared).toHaveLength(original.length)
  })

  test('in names of places of IPTC', async () => {
    const dataset = (number: number, text: string) =>
      Buffer.concat([Buffer.from([0x1c, 2, number, 0, Buffer.byteLength(text)]), Buffer.from(text)])
    const iptc = Buffer.concat([
      dataset(80, 'Camille'),
      dataset(90, 'Sète'),
      dataset(101, 'Frankreich'),
      dataset(105, 'Port'),
    ])
    const block = Buffer.concat([
      Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0', 'latin1'),
      Buffer.from([iptc.length]),
      iptc,
    ])
    const jpeg = await picture().jpeg().toBuffer()
    const segment = Buffer.concat([Buffer.from([0xff, 0xed, 0, block.length + 2]), block])
    const original = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
    const cleared = withoutPosition(original)
    expect([...['Sète', 'Frankreich'].map((name) => cleared.includes(name))]).toEqual([false, false])
    expect(['Camille', 'Port'].map((name) => cleared.includes(name))).toEqual([true, true])
    expect(await pixels(cleared)).toEqual(await pixels(original))
  })

  test.each(['isom', 'qt  '])('of a film of the brand %s', (brand) => {
    const film = Buffer.from(
      `\0\0\0\x14ftyp${brand}\0\0\x02\0isom\0\0\0\x40moov\xA9xyz\0\x12\x15\xC7+48.8577+002.295/ +48.8577+002.2950+035.000/data`,
      'latin1',
    )
    const cleared = withoutPosition(film)
    expect(cleared.includes('48.8577')).toBe(false)
    expect(cleared).toHaveLength(film.length)
    expect(cleared.subarray(-4).toString()).toBe('data')
  })

  const chunk = (name: string, data: Buffer) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)])
    bytes.writeUInt32BE(data.length)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
    return bytes
  }
  test.each([
    ['XMP', 'iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${packet('', 'exif:GPSLatitude="48,51.4978N"')}`)],
    [
      'packed XMP',
      'iTXt',
      Buffer.concat([
        Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'),
        deflateSync(packet('', 'exif:GPSLatitude="48,51N"')),
      ]),
    ],
    [
      'packed XMP of a drone',
      'iTXt',
      Buffer.concat([
        Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'),
        deflateSync(packet('', 'drone-skydio:Latitude="48.85661"')),
      ]),
    ],
    [
      'packed Exif',
      'zTXt',
      Buffer.concat([Buffer.from('Raw profile type exif\0\0'), deflateSync('exif 8 4578696600')]),
    ],
    ['Exif of ImageMagick', 'tEXt', Buffer.from('exif:GPSLatitude\x0048/1, 51/1')],
  ])('%s of a PNG', async (_, name, data) => {
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const kept = chunk('tEXt', Buffer.from('Author\0Camille'))
    const original = Buffer.concat([png.subarray(0, 33), chunk(name, data), kept, png.subarray(33)])
    const cleared = withoutPosition(original)
    expect(cleared).not.toEqual(original)
    expect(cleared.includes('GPS')).toBe(false)
    expect(cleared.includes(kept)).toBe(true)
    // A chunk with a wrong sum would be refused.
    expect(await sharp(cleared, { failOn: 'warning' }).raw().toBuffer()).toHaveLength(12)
    for (let at = 8; at < cleared.length; ) {
      const end = at + 12 + cleared.readUInt32BE(at)
      expect(crc32(cleared.subarray(at + 4, end - 4))).toBe(cleared.readUInt32BE(end - 4))
      at = end
    }
  })
})

/** Counts what is read one by one, and the bytes that are blanked or moved. Both pass through the methods of `Buffer`. */
function workOn(bytes: Buffer): number {
  const methods = ['readUInt16LE', 'readUInt16BE', 'readUInt32LE', 'readUInt32BE', 'indexOf', 'fill', 'copy'] as const
  const own = methods.map((name) => [name, Buffer.prototype[name]] as const)
  let work = 0
  for (const [name, method] of own)
    Object.assign(Buffer.prototype, {
      [name](this: Buffer, ...args: number[]) {
        work +=
          name === 'fill' ? (args[2] ?? 0) - (args[1] ?? 0) : name === 'copy' ? (args[3] ?? 0) - (args[2] ?? 0) : 1
        return Reflect.apply(method, this, args)
      },
    })
  try {
    withoutPosition(bytes)
  } finally {
    Object.assign(Buffer.prototype, Object.fromEntries(own))
  }
  return work
}

test('packed texts of a PNG that would never end are dropped unread', () => {
  const chunk = (name: string, data: Buffer) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)])
    bytes.writeUInt32BE(data.length)
    return bytes
  }
  const packed = (text: string | Buffer) =>
    chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(text)]))
  const [rights, bomb] = [packed(packet('', '')), packed(Buffer.alloc(1_000_000))]
  const png = (texts: Buffer[]) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...texts])
  const left = (texts: Buffer[]) => withoutPosition(png(texts)).length - png([]).length
  expect(left([rights])).toBe(rights.length)
  expect(left([bomb, rights])).toBe(rights.length)
  // No program writes so many.
  expect(left(Array(100).fill(rights))).toBeLessThan(10 * rights.length)
})

describe('the work grows with the bytes, whatever they say', () => {
  /** A directory of positions with 999 entries, each of which has the whole file as its value. */
  const wide = (size: number) => {
    const entry = (tag: number, type: number, count: number, value: number) => {
      const bytes = Buffer.alloc(12)
      bytes.writeUInt16LE(tag)
      bytes.writeUInt16LE(type, 2)
      bytes.writeUInt32LE(count, 4)
      bytes.writeUInt32LE(value, 8)
      return bytes
    }
    const start = Buffer.concat([
      Buffer.from('II*\0\x08\0\0\0\x01\0', 'latin1'),
      entry(0x8825, 4, 1, 26),
      Buffer.alloc(4),
      Buffer.from([0xe7, 3]),
      ...Array.from({ length: 999 }, () => entry(27, 7, size - 12_100, 12_100)),
    ])
    return Buffer.concat([start, Buffer.alloc(size - start.length, 1)])
  }
  const overlapping = (size: number) =>
    Buffer.concat([box('mdat', Buffer.alloc(size / 2)), mp4(track('camm', Array(size / 100).fill(8), [], size / 5))])
  const repeated = (unit: string) => (size: number) =>
    Buffer.concat([Buffer.from('\xFF\xD8\xFF\xE0\0\0\0\0', 'latin1'), Buffer.alloc(size - 8, unit, 'latin1')])
  test.each([
    ['headers of Exif whose directories overlap', repeated('II*\0\xE4\x03\0\0')],
    ['headers of Exif without directory', repeated('MM\0*')],
    ['values that overlap', wide],
    ['measures of a film that overlap', overlapping],
    ['boxes of a film that are empty', (size: number) => mp4(box('udta', Buffer.alloc(size, box('name'))))],
    [
      'tags of a film inside each other',
      (size: number) => webm([Buffer.alloc(size, '\x67\xC8\x01\0\0\0\0\0\0', 'latin1')]),
    ],
    ['blocks of IPTC inside each other', repeated('\x1C\x02\x05\0\x108BIM\x04\x04\x04\0\0\0\0\0\0\0\0\0')],
  ])('%s', (_, hostile) => {
    for (const size of [100_000, 200_000, 400_000])
      expect(workOn(hostile(size)) / size, `${size} bytes`).toBeLessThan(5)
  })
})

test.each([
  ['a text', Buffer.from('exif:GPSLatitude="48" +48.8577+002.2950/')],
  ['a ZIP, whose sums would be wrong', Buffer.from('PK\x03\x04 exif:GPSLatitude="48"')],
  ['a photograph without a position', Buffer.from('\xFF\xD8\xFF\xE0II*\0\xFF\xFF\xFF\xFF\xFF\xD9', 'latin1')],
])('%s is returned as it is', (_, bytes) => {
  expect(withoutPosition(bytes)).toBe(bytes)
})
