import sharp, { type Sharp } from 'sharp'
import { hueOf } from './hue.ts'
import { DRAWN_MAX_HEIGHT, ENCODERS, type FORMATS, type PictureProfile } from './profile.ts'

// One thread a task: pictures side by side use the processors better, and the bytes cannot depend on their number.
sharp.concurrency(1)

/** A drawing has no pixels of its own: libvips takes one unit for one pixel at this many dots per inch. */
const SVG_DENSITY = 72
/** The range that sharp accepts. */
const [MIN_DENSITY, MAX_DENSITY] = [1, 100_000]
const HUE_SAMPLE_PX = 64

/**
 * An original from PNG, JPEG, WebP, AVIF, GIF or SVG: upright, sRGB, no wider than its profile needs, without any metadata. Of an animation the first frame; of a drawing only itself: without an address of its own
 * it can load nothing.
 * @throws {Error} when the bytes are no picture that libvips can read.
 */
export async function decodePicture(original: Uint8Array, profile: PictureProfile) {
  const widest = Math.max(...profile.widths)
  const source = await openPicture(original, widest)
  const { autoOrient } = await source.metadata()
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sample = await sharp(data, { raw })
    .resize({ width: HUE_SAMPLE_PX, height: HUE_SAMPLE_PX, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw })
  return {
    // Of the original, upright. A drawing counts as wide as its profile's widest.
    width: autoOrient.width,
    height: autoOrient.height,
    widths: widthsFor(profile, info.width),
    hue: hueOf({ data: sample.data, width: sample.info.width, height: sample.info.height }),
    pixels: isOpaque(data) ? pixels.removeAlpha() : pixels,
  }
}

/** The bytes depend on nothing but the arguments and `ENCODER_VERSION`. */
export async function encodePicture(
  pixels: Sharp,
  width: number,
  format: (typeof FORMATS)[number],
): Promise<Uint8Array> {
  return pixels.clone().resize({ width }).toFormat(format, ENCODERS[format]).toBuffer()
}

/** A drawing is opened at the width it will be shown at, a picture at its own. */
export async function openPicture(original: Uint8Array, widest: number): Promise<Sharp> {
  const source = sharp(original)
  const { format, width, height } = await source.metadata()
  if (format !== 'svg') return source
  const scale = Math.min(widest / width, DRAWN_MAX_HEIGHT / height)
  const density = Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, SVG_DENSITY * scale))
  return sharp(original, { density })
}

/** Never wider than the original; one that is narrower than the profile's widest is also given at its own width. */
function widthsFor(profile: PictureProfile, width: number): number[] {
  const own = Math.min(width, Math.max(...profile.widths))
  return [...profile.widths.filter((candidate) => candidate < own), own]
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if (rgba[alpha] !== 255) return false
  return true
}
