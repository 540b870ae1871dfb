import type { FileKind } from '../diagnostics/picture-texts.ts'
import { blank } from './blank.ts'

/** The kinds of pictures that are encoded. */
const SHOWN: readonly FileKind[] = ['png', 'jpeg', 'webp', 'avif', 'svg']

export function isShown(kind: FileKind): boolean {
  return SHOWN.includes(kind)
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are bytes
/** The first bytes of each kind, as Latin-1 text. The first row that matches decides. */
const STARTS: readonly (readonly [kind: FileKind, start: RegExp])[] = [
  ['lfs', /^version https:\/\/(git-lfs|hawser)\./],
  // A system without symbolic links writes the target of one into a file.
  ['annex', /^(\.\.\/)*(\.git)?\/annex\/objects\//],
  // Git or an editor that took the file for text has changed its line ends or its first bytes: it is damaged, but it was this.
  ['png', /^(\x89|\xEF\xBF\xBD)PNG\r?\n/],
  ['jpeg', /^(\xFF\xD8\xFF|(\xEF\xBF\xBD){3,4}.{0,4}(JFIF|Exif))/s],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['raw', /^(II\*\0.{4}CR|IIRO|IIRS|MMOR|IIU\0|FUJIFILMCCD-RAW)/s],
  ['tiff', /^(II[*+]\0|MM\0[*+])/],
  ['psd', /^8BPS/],
  ['pdf', /^\s*%PDF-/],
  ['eps', /^(%!PS|\xC5\xD0\xD3\xC6)/],
  ['jxl', /^(\xFF\x0A|\0\0\0\x0CJXL )/],
  ['jp2', /^(\0\0\0\x0CjP {2}|\xFF\x4F\xFF\x51)/],
  ['bmp', /^BM.{4}\0{4}/s],
  // What cameras wrote before there were brands.
  ['quicktime', /^(\0\0.{2}(moov|wide|skip|free|pnot)|.{4}mdat)/s],
  ['ico', /^(\0\0[\x01\x02]\0|icns)/],
  ['icloud', /^(bplist00|<\?xml[^<]{1,200}<!DOCTYPE plist|\0\x05\x16\x07)/],
  ['xcf', /^gimp xcf/],
  ['film', /^(\x1A\x45\xDF\xA3|RIFF.{4}AVI |\0\0\x01\xBA|OggS|FLV)/s],
  ['font', /^(wOF[2F]|OTTO|ttcf|true|\0\x01\0\0)/],
  ['archive', /^(PK\x03\x04|Rar!|7z\xBC\xAF|\x1F\x8B|BZh|\xFD7zXZ)/],
]
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: these are bytes

/** Brands of the box `ftyp`, with which films and the pictures of telephones begin (ISO 14496-12). */
const BRANDS: readonly (readonly [kind: FileKind, brand: RegExp])[] = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(he[iv]|mif|msf|mia|MiH)/],
  ['raw', /^crx /],
  ['quicktime', /^qt {2}$/],
]

const HEAD_BYTES = 4096

/** Recognises a file by its first bytes, whatever its name says. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.every((byte) => byte === 0)) return 'empty'
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const start = STARTS.find(([, pattern]) => pattern.test(head))
  if (start) return start[0]
  if (head.startsWith('ftyp', 4)) return kindOfBrands(head)
  return kindOfText(bytes)
}

/** A film of its own brand is an MP4. The first brand of `BRANDS` among all counts, because telephones write several. */
function kindOfBrands(head: string): FileKind {
  const end = Math.min(Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE(), head.length)
  const brands = [head.slice(8, 12), ...(head.slice(16, end).match(/.{4}/gs) ?? [])]
  return BRANDS.find(([, pattern]) => brands.some((brand) => pattern.test(brand)))?.[0] ?? 'mp4'
}

function kindOfText(bytes: Uint8Array): FileKind {
  // UTF-16 begins with its mark, or with a « < » of two bytes.
  const [first, second] = bytes
  const isBig = first === 0xfe || (first === 0 && second === 0x3c)
  const isWide = isBig || first === 0xff || (first === 0x3c && second === 0)
  const text = new TextDecoder(isBig ? 'utf-16be' : isWide ? 'utf-16le' : 'utf-8').decode(
    bytes.subarray(0, HEAD_BYTES * 16),
  )
  const markup = blank(blank(text, '<!--', '-->'), '<?', '?>').trimStart()
  if (/^<(!doctype\s+html|html|head|body|script|meta|title|h1|p|div)\b/i.test(markup)) return 'html'
  if (/^<(!doctype\s+(\w+:)?svg|(\w+:)?svg\b)/i.test(markup)) return isWide ? 'wideSvg' : 'svg'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of these
  return /[\0-\x08\x0E-\x1F\uFFFD]/.test(text.slice(0, HEAD_BYTES / 4)) ? 'unknown' : 'text'
}

/** Returns whether the end of a file is missing that cannot be decoded. */
export function isCut(kind: FileKind, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (kind === 'png') return !file.includes('IEND')
  if (kind === 'jpeg') return file.lastIndexOf('\xFF\xD9', undefined, 'latin1') < file.length - 2
  if (kind === 'webp') return file.length < 12 || file.readUInt32LE(4) + 8 > file.length
  if (kind === 'svg') return !/<\/(\w+:)?svg\s*>/.test(file.toString('latin1').slice(-HEAD_BYTES))
  return kind === 'avif' && !endsWithBox(file)
}

/** Returns whether the last box of an ISO file is complete. */
function endsWithBox(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    if (size === 0) return true
    const long = size === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : size
    at += Math.max(long, 8)
  }
  return at === file.length
}

/** Returns whether a picture moves. Only its first frame would be shown. */
export function moves(kind: FileKind, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (kind === 'png') return chunkBefore(file, 'acTL', 'IDAT')
  if (kind === 'webp') return file.toString('latin1', 12, 16) === 'VP8X' && ((file[20] ?? 0) & 2) !== 0
  if (kind === 'avif') return /avis/.test(file.toString('latin1', 8, 64)) && file.includes('moov')
  return kind === 'gif' && framesOf(file) > 1
}

function chunkBefore(file: Buffer, name: string, other: string): boolean {
  const at = file.indexOf(name, 0, 'latin1')
  return at !== -1 && at < file.indexOf(other, 0, 'latin1')
}

/** Counts the pictures of a GIF: its blocks are walked, because any byte may be part of their data. */
function framesOf(file: Buffer): number {
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const skipData = (from: number) => {
    let at = from
    while (at < file.length && file[at] !== 0) at += (file[at] ?? 0) + 1
    return at + 1
  }
  let frames = 0
  let at = 13 + table(file[10] ?? 0)
  while (at < file.length) {
    if (file[at] === 0x21) at = skipData(at + 2)
    else if (file[at] === 0x2c) {
      frames += 1
      at = skipData(at + 11 + table(file[at + 9] ?? 0))
    } else break
  }
  return frames
}
