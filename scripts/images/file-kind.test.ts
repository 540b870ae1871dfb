import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isCut, kindOf, moves } from './file-kind.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const ftyp = (...brands: string[]) => {
  const box = Buffer.alloc(8 + 4 * (brands.length + 1))
  box.writeUInt32BE(box.length)
  box.write('ftyp', 4)
  for (const [index, brand] of brands.entries()) box.write(brand, 8 + 4 * (index === 0 ? 0 : index + 1))
  return Buffer.concat([box, latin('\0\0\0\x08mdat')])
}
const chunk = (name: string, data = Buffer.alloc(0)) => {
  const bytes = Buffer.concat([Buffer.alloc(4), latin(name), data, Buffer.alloc(4)])
  bytes.writeUInt32BE(data.length)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}
const png = (...chunks: Buffer[]) =>
  Buffer.concat([latin('\x89PNG\r\n\x1A\n'), chunk('IHDR', Buffer.alloc(13)), ...chunks])
const idat = chunk('IDAT', deflateSync(Buffer.alloc(4)))
const webp = (flags: number) =>
  Buffer.concat([latin('RIFF\x16\0\0\0WEBPVP8X\x0A\0\0\0'), Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0])])
/** A GIF of one pixel with so many pictures. Their data holds the byte with which a picture begins. */
const gif = (frames: number) =>
  Buffer.concat([
    latin('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xFF\xFF\xFF'),
    ...Array.from({ length: frames }, () =>
      latin('\x21\xF9\x04\0\0\0\0\0\x2C\0\0\0\0\x01\0\x01\0\0\x02\x02\x2C\x01\0'),
    ),
    latin(';'),
  ])

test.each([
  ['png', png(idat, chunk('IEND'))],
  ['jpeg', latin('\xFF\xD8\xFF\xE0\0\x10JFIF\0')],
  ['jpeg', latin('\xFF\xD8\xFF\xE1\0\x10Exif\0')],
  ['webp', webp(0)],
  ['gif', gif(1)],
  ['avif', ftyp('avif', 'mif1', 'miaf')],
  ['avif', ftyp('mif1', 'avif')],
  ['heic', ftyp('heic', 'mif1', 'heic')],
  ['heic', ftyp('mif1', 'mif1', 'heic')],
  ['heic', ftyp('hevc')],
  ['mp4', ftyp('isom', 'avc1')],
  ['quicktime', ftyp('qt  ')],
  ['raw', ftyp('crx ')],
  ['raw', latin('II*\0\x10\0\0\0CR\x02\0')],
  ['tiff', latin('II*\0\x08\0\0\0')],
  ['tiff', latin('MM\0*\0\0\0\x08')],
  ['psd', latin('8BPS\0\x01')],
  ['pdf', latin('%PDF-1.7\n')],
  ['eps', latin('%!PS-Adobe-3.0 EPSF-3.0\n')],
  ['jxl', latin('\0\0\0\x0CJXL \r\n\x87\n')],
  ['jp2', latin('\0\0\0\x0CjP  \r\n\x87\n')],
  ['bmp', latin('BM\x46\0\0\0\0\0\0\0\x36')],
  ['ico', latin('\0\0\x01\0\x01\0')],
  ['icloud', latin('bplist00\xD2')],
  ['xcf', latin('gimp xcf v011\0')],
  ['film', latin('\x1A\x45\xDF\xA3webm')],
  ['font', latin('wOF2\0\x01\0\0')],
  ['archive', latin('PK\x03\x04word/')],
  ['archive', latin('\x1F\x8B\x08\0')],
  ['lfs', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'],
  ['annex', '/annex/objects/SHA256E-s48231--0b1e7f.png\n'],
  ['annex', '../../.git/annex/objects/8F/3w/SHA256E-s4--0b.png/SHA256E-s4--0b.png'],
  ['html', '<!DOCTYPE html>\n<html><body><svg viewBox="0 0 1 1"></svg></body></html>'],
  ['html', '\uFEFF  <html lang="fr">'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [
    'svg',
    `\uFEFF<?xml version="1.0"?>\n<!-- ${'x'.repeat(3000)} -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "">\n<svg/>`,
  ],
  ['svg', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ['wideSvg', Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><svg/>', 'utf16le')],
  ['wideSvg', Buffer.from('\uFEFF<svg/>', 'utf16le').swap16()],
  ['wideSvg', Buffer.from('<svg/>', 'utf16le')],
  // What Git or an editor makes of a picture that it takes for text.
  ['png', latin('\x89PNG\n\x1A\n\0\0')],
  ['png', '\uFFFDPNG\r\n\x1A\n'],
  ['jpeg', '\uFFFD\uFFFD\uFFFD\uFFFD\0\x10JFIF'],
  ['text', '{"v":"5.5.7","layers":[]}'],
  ['text', 'BMW, photo à refaire'],
  ['empty', ''],
  ['empty', Buffer.alloc(512)],
  ['unknown', Buffer.from([1, 2, 3, 0xff, 0xc0, 0])],
] as const)('the first bytes of %s', (kind, bytes) => {
  expect(kindOf(Buffer.from(bytes))).toBe(kind)
})

describe('a file without its end', () => {
  const jpeg = latin('\xFF\xD8\xFF\xE0 data \xFF\xD9 much more data \xFF\xD9')
  const avif = Buffer.concat([ftyp('avif', 'mif1'), latin('\0\0\0\x10meta12345678')])
  test.each([
    ['png', png(idat, chunk('IEND'))],
    ['jpeg', jpeg],
    ['webp', Buffer.concat([webp(0).subarray(0, 4), Buffer.from([22, 0, 0, 0]), webp(0).subarray(8)])],
    ['avif', avif],
    ['svg', latin('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>\n')],
  ] as const)('%s', (kind, bytes) => {
    expect(isCut(kind, bytes)).toBe(false)
    expect(isCut(kind, bytes.subarray(0, -8))).toBe(true)
  })

  test('a box that claims no bytes', () => {
    const box = Buffer.concat([Buffer.from([0, 0, 0, 1]), latin('free'), Buffer.alloc(8)])
    expect(isCut('avif', Buffer.concat([ftyp('avif'), box]))).toBe(false)
  })
})

test.each([
  ['gif', gif(2), true],
  ['gif', gif(1), false],
  ['png', png(chunk('acTL', Buffer.alloc(8)), idat), true],
  ['png', png(idat, chunk('tEXt', latin('acTL'))), false],
  ['webp', webp(2), true],
  ['webp', webp(0), false],
  ['avif', Buffer.concat([ftyp('avis', 'avif'), latin('\0\0\0\x08moov')]), true],
  ['avif', ftyp('avif', 'mif1'), false],
  ['jpeg', latin('\xFF\xD8\xFF'), false],
] as const)('a %s that moves', (kind, bytes, expected) => {
  expect(moves(kind, bytes)).toBe(expected)
})
