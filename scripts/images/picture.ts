import { readFile, stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { sizedDrawing, sizeOf } from './drawing-size.ts'
import { hueOf } from './hue.ts'
import { inkSheet, takesInk } from './ink.ts'
import {
  DRAWN_MAX_HEIGHT,
  DRAWN_MAX_WIDTH,
  ENCODERS,
  type FORMATS,
  type PictureProfile,
  SHOWN_MAX_PX,
} from './profile.ts'
import { openRoom } from './room.ts'

// Each task uses one thread: several tasks use the processors better, and the bytes cannot depend on the number of processors.
sharp.concurrency(1)
// Kept operations keep all that they decoded: 240 MB for a progressive JPEG of 40 megapixels.
sharp.cache(false)

/** Runs work that takes so many bytes of memory once what runs at the same time leaves enough of it. Larger work runs alone. */
export const inMemory = openRoom(240_000_000)

/** Runs work that holds so many bytes of originals. The largest file has 50 MB, and what decodes it may take 480 besides. */
const holding = openRoom(50_000_000)

/** Reads an original, once those that are read at the same time leave enough memory for it, and runs work on it. */
export async function withOriginal<Result>(path: string, work: (original: Buffer) => Promise<Result>): Promise<Result> {
  const { size } = await stat(path)
  return holding(size, async () => work(await readFile(path)))
}

/** The bytes of memory that libvips takes for each pixel of an original, and those that AVIF takes for each pixel of a result. */
const DECODING_BYTES = 12
export const ENCODING_BYTES = 40

/** Runs work that decodes an opened picture, once those that are decoded at the same time leave enough memory for it. */
export async function decoding<Result>(picture: Sharp, work: () => Promise<Result>): Promise<Result> {
  const { format, width, height } = await picture.metadata()
  return format === 'svg' ? alone(work) : inMemory(DECODING_BYTES * width * height, work)
}

/** Runs work that draws, and nothing else at the same time: what a drawing takes depends on its effects, and the check lets it be 400 MB. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return inMemory(Number.POSITIVE_INFINITY, work)
}

/** The resolution (dots per inch) at which libvips draws one unit of an SVG as one pixel. */
const SVG_DENSITY = 72
/** The range that sharp accepts. */
const [MIN_DENSITY, MAX_DENSITY] = [1, 100_000]
const HUE_SAMPLE_PX = 64

/**
 * Opens an original (PNG, JPEG, WebP, AVIF, GIF or SVG): upright, in sRGB, no wider than its profile needs and a page shows, without metadata. Takes the
 * first frame of an animation. A drawing cannot load other files, because it is opened from bytes without an address.
 * @param ink the colour that `currentColor` becomes in a drawing
 * @throws {Error} if libvips cannot read the bytes
 */
export async function decodePicture(original: Uint8Array, profile: PictureProfile, ink?: string) {
  const source = await openPicture(original, Math.max(...profile.widths), ink)
  const { autoOrient } = await source.metadata()
  const widest = widestOf(profile, autoOrient)
  const { data, info } = await decoding(source, () =>
    source
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sample = await sharp(data, { raw })
    .resize({ width: HUE_SAMPLE_PX, height: HUE_SAMPLE_PX, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw })
  return {
    // The size of the upright original. A drawing counts as wide as the widest picture of its profile.
    width: autoOrient.width,
    height: autoOrient.height,
    widths: widthsFor(profile, info.width),
    hue: hueOf({ data: sample.data, width: sample.info.width, height: sample.info.height }),
    pixels: isOpaque(data) ? pixels.removeAlpha() : pixels,
  }
}

/** Encodes a picture. The bytes depend only on the arguments and `ENCODER_VERSION`. */
export async function encodePicture(
  pixels: Sharp,
  width: number,
  format: (typeof FORMATS)[number],
): Promise<Uint8Array> {
  return pixels.clone().resize({ width }).toFormat(format, ENCODERS[format]).toBuffer()
}

/**
 * Opens a drawing at the width at which it will be shown, and any other picture at its own width. What the check has drawn is drawn, and not
 * larger, and what the check has decoded is decoded, also with faults that browsers forgive.
 */
export async function openPicture(original: Uint8Array, widest = DRAWN_MAX_WIDTH, ink?: string): Promise<Sharp> {
  const source = sharp(original, { failOn: 'error' })
  const natural = await source.metadata()
  if (natural.format !== 'svg') return source
  const svg = new TextDecoder().decode(original)
  const drawing = sizeOf(svg) === 'viewBox' ? original : Buffer.from(await alone(() => sizedDrawing(svg, natural)))
  const { width, height } = drawing === original ? natural : await sharp(drawing).metadata()
  const scale = Math.min(Math.min(widest, DRAWN_MAX_WIDTH) / width, DRAWN_MAX_HEIGHT / height)
  const density = Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, SVG_DENSITY * scale))
  return sharp(drawing, { density, ...(ink && takesInk(svg) && { svg: { stylesheet: inkSheet(ink) } }) })
}

/** Returns the width of the profile at which a picture is shown at most, if it is wide enough. */
function widestOf({ widths }: PictureProfile, { width, height }: { width: number; height: number }): number {
  const isSmall = (candidate: number) => (candidate * candidate * height) / width <= SHOWN_MAX_PX
  return widths.findLast(isSmall) ?? Math.min(...widths)
}

/** Returns the widths to encode: those of the profile below the original's own, and the original's own if it is smaller than the widest. */
function widthsFor(profile: PictureProfile, width: number): number[] {
  const own = Math.min(width, Math.max(...profile.widths))
  return [...profile.widths.filter((candidate) => candidate < own), own]
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if (rgba[alpha] !== 255) return false
  return true
}
