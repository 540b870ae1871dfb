import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paletteOf } from '../../src/styles/palette.ts'
import { DRAWING_MAX_BYTES } from '../compile/contract/size-limits.ts'
import { contentKey } from '../disk/cache/content-cache.ts'
import { readPlainFile } from '../disk/list-files.ts'
import { PUBLIC_FOLDER } from '../disk/root.ts'
import type { Pixels } from '../images/picture-work.ts'
import { kindOfMark, MARK_SIZE, siteMark } from '../share/site-mark.ts'
import type { Output, OutputInput } from './output.ts'

/** The part of the width that home screens keep, because they cut icons to a circle. */
const SAFE_ZONE = 0.8
/** The scale for Apple, which only rounds the corners, so a small margin suffices. */
const APPLE_SCALE = 0.86

/** The icon of the browser's tab: the owner's icon, or the mark of the site. */
export const tabIcon: Output = {
  path: 'favicon.svg',
  always: true,
  madeFrom: sourceOf,
  make: drawing,
}

// The icons that browsers and home screens request. All are drawn from `tabIcon`, which is square.
export const favicon = icon('favicon.ico', async (square) => ico(await draw(square, 32), 32))
export const middleIcon = icon('icon-192.png', (square) => draw(square, 192))
export const largeIcon = icon('icon-512.png', (square) => draw(square, SIDE))
export const appleIcon: Output = {
  ...icon('apple-touch-icon.png', (square, input) =>
    drawOn(backgroundOf(square) ?? pageBackground(input), square, 180, APPLE_SCALE),
  ),
  link: () => ({ rel: 'apple-touch-icon' }),
}
export const maskableIcon = icon('icon-maskable-512.png', (square, input) => {
  const background = backgroundOf(square)
  // A drawing with its own background has nothing in its corners that could be lost.
  return drawOn(background ?? pageBackground(input), square, SIDE, background ? SAFE_ZONE : SAFE_ZONE * Math.SQRT1_2)
})

function icon(path: string, make: (square: Pixels, input: OutputInput) => Promise<Uint8Array>): Output {
  return { path, madeFrom: sourceOf, make: async (input) => make(await squareOf(input), input) }
}

/** The side of the largest icon. */
const SIDE = 512
const squares = new WeakMap<OutputInput, Promise<Pixels>>()

/** Returns the drawing in pixels, from which all icons are made: each of them would draw it again, which the check has measured once. */
function squareOf(input: OutputInput): Promise<Pixels> {
  const known = squares.get(input) ?? drawnIn(input)
  squares.set(input, known)
  // The server draws it again at the next request.
  known.catch(() => squares.delete(input))
  return known
}

async function drawnIn(input: OutputInput): Promise<Pixels> {
  const { workOnPicture } = await import('../images/picture-process.ts')
  return workOnPicture('square', { svg: await drawing(input), side: SIDE })
}

const OWN_ICON = join(PUBLIC_FOLDER, 'favicon.svg')
const readOwnIcon = () => readPlainFile(OWN_ICON, { maxBytes: DRAWING_MAX_BYTES })
const drawings = new WeakMap<OutputInput, Promise<Uint8Array>>()

/** Returns the drawing of all icons of a build. */
function drawing(input: OutputInput): Promise<Uint8Array> {
  const known = drawings.get(input) ?? drawn(input)
  drawings.set(input, known)
  return known
}

async function drawn({ catalogue: { site }, typeface }: OutputInput): Promise<Uint8Array> {
  if (existsSync(OWN_ICON)) return readOwnIcon()
  // Loaded only for letters, because this loads the font and its tools.
  const hasLetters = kindOfMark(site.look) === 'initials'
  const mark = hasLetters
    ? await (await import('../share/draw-letters.ts')).drawMarkWith(typeface, { name: site.name, look: site.look })
    : siteMark(site, null)
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${mark}</svg>`)
}

/** Returns everything on which the icons depend. */
async function sourceOf({ catalogue: { site }, typeface }: OutputInput): Promise<string> {
  const own = existsSync(OWN_ICON) ? contentKey(readOwnIcon()) : null
  return JSON.stringify([own, site.name, site.look, contentKey(...typeface.files)])
}

/** Returns the background for a drawing that does not fill its square. */
function pageBackground({ catalogue }: OutputInput): string {
  return paletteOf(catalogue.site.look).light.background
}

const PNG = { compressionLevel: 9, effort: 10 } as const

async function draw({ data, raw }: Pixels, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // A sharper kernel would add a dark line beside each edge of a small icon.
  return sharp(data, { raw }).resize(size, size, { kernel: 'linear' }).png(PNG).toBuffer()
}

/** Draws an opaque icon with the drawing in the middle. */
async function drawOn(background: string, square: Pixels, size: number, scale: number): Promise<Buffer> {
  // The inner size is even or odd like the outer one, so that the margins are equal.
  const input = await draw(square, size - 2 * Math.round((size * (1 - scale)) / 2))
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .removeAlpha()
    .png(PNG)
    .toBuffer()
}

/** How far inside of its square a drawing is looked at. */
const INSIDE = SIDE / 64

/**
 * Returns the colour of a drawing that fills its square: the middle of all four sides has the same opaque colour. Otherwise returns `null`.
 */
function backgroundOf({ data }: Pixels): string | null {
  const pixels = Buffer.from(data)
  const [middle, far] = [SIDE / 2, SIDE - 1 - INSIDE]
  const sides = [
    [middle, INSIDE],
    [middle, far],
    [INSIDE, middle],
    [far, middle],
  ].map(([x = 0, y = 0]) => pixels.toString('hex', 4 * (y * SIDE + x), 4 * (y * SIDE + x + 1)))
  const [first = ''] = sides
  return first.endsWith('ff') && sides.every((side) => side === first) ? `#${first.slice(0, 6)}` : null
}

const ICO_HEADER_BYTES = 22

/** Wraps a picture in an ICO file. It may be PNG since Windows Vista. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(ICO_HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}
