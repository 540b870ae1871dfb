import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { box, MEASURES, mp4, tag, track, u32, webm } from '../../tests/support/films.ts'
import { withoutPosition } from '../../tests/support/without-position.ts'
import { ROOT } from '../disk/root.ts'
import { clearFilm } from './position.ts'

/** Values that say where the films were made. */
const HIDDEN = /\+48\+002|S\xE8te|\x7B\x7C\0\0|MEASURE/
/** What has to stay. */
const KEPT = ['Camille', 'PICTURE']

const text = (name: string, value: string) => box(name, Buffer.from([0, value.length, 0x15, 0xc7]), value)
const data = (value: string) => box('data', u32(1, 0), value)
const handler = box('hdlr', u32(0, 0), 'mdta', u32(0, 0, 0), '\0')
const keys = (...names: readonly string[]) =>
  box('keys', u32(0, names.length), ...names.map((name) => box('mdta', name)))
const item = (number: number, value: string) => {
  const bytes = box('item', data(value))
  bytes.writeUInt32BE(number, 4)
  return bytes
}
const rights = box('udta', text('\xA9cpy', 'Camille'))
/** The location of 3GPP: a name, the role, longitude, latitude and altitude. */
const loci = box('loci', u32(0), '\x55\xC4S\xE8te\0\0', u32(0x7b7c0000, 0x7b7c0000, 0), '\0\0')
const apple = [
  handler,
  keys('com.apple.quicktime.make', 'com.apple.quicktime.location.ISO6709', 'com.apple.quicktime.location.name'),
  box('ilst', item(1, 'Camille'), item(2, '+48+002/'), item(3, 'S\xE8te')),
]
const free = (...values: readonly string[]) =>
  box('----', box('mean', u32(0), 'org.example'), box('name', u32(0), values[0] ?? ''), data(values[1] ?? ''))

/** The form of a film: each box and each element with its place, so that none has another size than before. */
function placesIn(film: Buffer, from = 0, to = film.length): string[] {
  const places: string[] = []
  for (let at = from; at + 8 <= to; at += film.readUInt32BE(at)) {
    const type = film.toString('latin1', at + 4, at + 8)
    const end = at + film.readUInt32BE(at)
    places.push(`${at}-${end}`, ...(/^(moov|udta)$/.test(type) ? placesIn(film, at + 8, end) : []))
  }
  return places
}

describe.each([
  ['the box of 3GPP', [box('udta', loci, text('\xA9cpy', 'Camille'))]],
  ['the box of 3GPP in a track', [track('soun', [], [box('udta', loci)]), rights]],
  [
    'the text of QuickTime in whole degrees',
    [box('udta', text('\xA9xyz', '+48+002/'), text('\xA9cpy', 'Camille'), u32(0))],
  ],
  ['a comment', [box('udta', text('\xA9cmt', 'at +48+002/'), text('\xA9cpy', 'Camille'))]],
  ['values with names', [box('meta', u32(0), ...apple)]],
  ['values with names in QuickTime', [box('udta', box('meta', ...apple))]],
  [
    'the values of iTunes',
    [
      box(
        'udta',
        box(
          'meta',
          u32(0),
          handler,
          box('ilst', box('\xA9xyz', data('+48+002/')), free('GPS', 'S\xE8te'), free('by', 'Camille')),
        ),
      ),
    ],
  ],
  [
    'boxes of a maker',
    [rights, box('gps ', 'S\xE8te'), box('uuid', '0123456789abcdef', 'S\xE8te'), box('free', 'GPS S\xE8te')],
  ],
  ['a box of a maker among the tags', [box('udta', box('NCDT', 'S\xE8te'), text('\xA9cpy', 'Camille'))]],
  [
    'the description of a camera',
    [rights, box('meta', u32(0), handler, box('xml ', u32(0), '<Item value="S\xE8te"/>'))],
  ],
  ['the measures of GoPro', [track('meta', MEASURES), rights]],
  ['the measures of Android', [track('camm', MEASURES), rights]],
])('a film loses %s', (name, parts) => {
  const hasMeasures = name.includes('measures')
  const film = hasMeasures
    ? mp4(...parts)
    : Buffer.from(
        mp4(...parts)
          .toString('latin1')
          .replaceAll('MEASURE', 'PICTURE'),
        'latin1',
      )
  test('and keeps everything else, at its place', () => {
    expect(film.toString('latin1')).toMatch(HIDDEN)
    const cleared = withoutPosition(film)
    expect(cleared.toString('latin1')).not.toMatch(HIDDEN)
    for (const kept of KEPT)
      expect(cleared.toString('latin1').split(kept)).toHaveLength(film.toString('latin1').split(kept).length)
    expect(placesIn(cleared)).toEqual(placesIn(film))
    expect(clearFilm(Buffer.from(film))).toBe(true)
    expect(withoutPosition(cleared)).toBe(cleared)
  })
})

describe.each([
  ['a tag', [tag('LOCATION', '+48+002/')]],
  ['a tag of a language', [tag('LOCATION-fra', '+48+002/')]],
  ['a tag of Apple', [tag('com.apple.quicktime.location.ISO6709', '+48+002/', 8)]],
  ['tags inside a tag', [tag('RECORDING_LOCATION', 'S\xE8te', 2, tag('NOTE', 'S\xE8te'))]],
  ['a tag inside another one', [tag('CAMERA', 'Camille', 1, tag('GPS', 'S\xE8te', 7))]],
])('a WebM loses %s', (_, tags) => {
  test.each([
    ['as it is stored', false],
    ['as a browser records it', true],
  ])('%s', (_, isLive) => {
    const film = webm([tag('COPYRIGHT', 'Camille'), ...tags], isLive)
    expect(film.toString('latin1')).toMatch(HIDDEN)
    const cleared = withoutPosition(film)
    expect(cleared.toString('latin1')).not.toMatch(HIDDEN)
    const [names, kept] = [cleared, film].map((bytes) => bytes.toString('latin1').split(/Camille|PICTURE/).length)
    expect(names).toBe(kept)
    expect(sumIn(cleared)).toEqual([true, cleared.length])
    expect(clearFilm(Buffer.from(film))).toBe(true)
    expect(withoutPosition(cleared)).toBe(cleared)
  })
})

/** Returns whether the sum of the tags is right, and where they end. */
function sumIn(film: Buffer): [isRight: boolean, end: number] {
  const at = film.indexOf('1254c367', 0, 'hex')
  const from = at + 12
  const end = from + Number(film.readBigUInt64BE(at + 4) & 0xff_ffff_ffff_ffffn)
  return [film.readUInt32LE(from + 2) === crc32(film.subarray(from + 6, end)), end]
}

/** Returns a film of tags that each contain all tags behind them, and of empty elements at their end. */
function overlappingTags(tags: number, elements: number): Buffer {
  const head = webm([]).subarray(0, webm([]).indexOf('18538067', 0, 'hex'))
  const end = head.length + 10 * tags + 2 * elements
  const film = Buffer.concat([head, Buffer.alloc(10 * tags), Buffer.alloc(2 * elements, '\xEC\x80', 'latin1')])
  for (let at = head.length; at < head.length + 10 * tags; at += 20)
    for (const [place, to] of [
      [at, end],
      [at + 10, head.length + 10 * tags],
    ] as const) {
      film.writeUInt16BE(0x67c8, place)
      film.writeBigUInt64BE(BigInt(to - place - 10) | (1n << 56n), place + 2)
    }
  return film
}

test.each([
  ['is cut', mp4(rights).subarray(0, -4)],
  ['is cut', webm([tag('LOCATION', '+48+002/')]).subarray(0, -4)],
  ['has measures in fragments', mp4(track('meta', []), box('moof'))],
  ['has measures that are not there', mp4(track('meta', [5000]))],
  ['has more elements than any film', Buffer.concat([webm([]), Buffer.alloc(6_000_003, '\xEC\x81\0', 'latin1')])],
  ['has more boxes than any film', mp4(Buffer.alloc(8_000_000, '\0\0\0\x08free', 'latin1'))],
  ['has tags that overlap', overlappingTags(1000, 5000)],
  ['is an AVI', Buffer.from('RIFF\0\0\0\0AVI LIST')],
])('a film that %s may keep its position', (_, film) => {
  expect(clearFilm(Buffer.from(film))).toBe(false)
})

test('a film whose tags overlap costs no more than its bytes', () => {
  const film = overlappingTags(100, 500)
  const reads = vi.spyOn(film, 'readUIntBE')
  expect(clearFilm(film)).toBe(false)
  expect(reads.mock.calls.length).toBeLessThanOrEqual(film.length)
})

test('a film without a position is published as it is', () => {
  const film = mp4(
    track('soun', MEASURES),
    track('sbtl', []),
    rights,
    box('meta', u32(0), handler, keys('a'), box('ilst', item(1, 'b'))),
  )
  expect(withoutPosition(film)).toBe(film)
  expect(clearFilm(Buffer.from(film))).toBe(true)
  const other = webm([tag('TITLE', 'Camille')])
  expect(withoutPosition(other)).toBe(other)
  expect(clearFilm(Buffer.from(other))).toBe(true)
})

test('subtitles lose the positions that a drone or a receiver writes into them', () => {
  const lines = [
    ...['GPS (2.2950,48.8577,15)', '[latitude: 48.8577] [longtitude: 2.2950]', 'GPS(W: 2.2950, N: 48.8577, 10.00m)'],
    ...['$GPRMC,094347.000,A,4851.4620,N,00229.5000,E,0.01,,140217,,,A*7D', 'HOME(E: 2.2950, N: 48.8577) Camille'],
  ]
  const film = Buffer.concat([mp4(), ...lines.map((line) => box('mdat', line))])
  const cleared = withoutPosition(film).toString('latin1')
  expect(cleared).not.toMatch(/48|2\.29/)
  expect(cleared).toHaveLength(film.length)
  expect(cleared.endsWith(' Camille')).toBe(true)
})

test('a real film is read whole and published as it is', () => {
  const film = readFileSync(join(ROOT, 'tests/owners/salome/projets/images/lanternes.mp4'))
  expect(clearFilm(Buffer.from(film))).toBe(true)
  expect(withoutPosition(film)).toBe(film)
})

test('a film that ends anywhere stops nothing', () => {
  const films = [
    mp4(track('camm', MEASURES), box('udta', loci), box('meta', ...apple)),
    webm([tag('GPS', 'S\xE8te', 7)]),
  ]
  for (const film of films)
    for (let end = 0; end < film.length; end += 1)
      expect(withoutPosition(film.subarray(0, end)), `${end} bytes`).toHaveLength(end)
})
