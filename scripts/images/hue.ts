import type { PictureHue } from '../../src/catalogue/types.ts'

/** OKLCH hue angles, in degrees, of the backgrounds that pages show behind pictures (palette of `src/styles`). */
const HUE_ANGLES: Record<PictureHue, number> = {
  sea: 215,
  tile: 42,
  cobalt: 264,
  sun: 82,
  olive: 128,
  lavender: 300,
}

/** The chroma below which a colour looks grey, and its hue means nothing. */
const GREY_CHROMA = 0.012
/** The hue for a picture without colour, because this background looks quietest beside grey. */
const GREY_HUE: PictureHue = 'cobalt'
/** The width of the border whose colour counts, as a share of the smaller side. */
const BORDER_SHARE = 0.1

/** Pixels in sRGB, four bytes each (red, green, blue, alpha), row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Returns the hue nearest to the mean colour of the picture's border, or of the whole picture if the border is grey. */
export function hueOf(pixels: Pixels): PictureHue {
  const border = Math.max(1, Math.round(Math.min(pixels.width, pixels.height) * BORDER_SHARE))
  const onBorder = (x: number, y: number) =>
    x < border || y < border || x >= pixels.width - border || y >= pixels.height - border
  return nearestHue(meanColour(pixels, onBorder)) ?? nearestHue(meanColour(pixels, () => true)) ?? GREY_HUE
}

/** A colour on the a and b axes of OKLab. */
interface Colour {
  a: number
  b: number
}

function nearestHue({ a, b }: Colour): PictureHue | null {
  if (Math.hypot(a, b) < GREY_CHROMA) return null
  const angle = (Math.atan2(b, a) * 180) / Math.PI
  const hues = Object.keys(HUE_ANGLES) as PictureHue[]
  return hues.reduce((best, hue) =>
    angleBetween(HUE_ANGLES[hue], angle) < angleBetween(HUE_ANGLES[best], angle) ? hue : best,
  )
}

function angleBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

function meanColour({ data, width, height }: Pixels, counts: (x: number, y: number) => boolean): Colour {
  const sum = { a: 0, b: 0, weight: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!counts(x, y)) continue
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)
      const { a, b } = toOklab(red, green, blue)
      sum.a += a * alpha
      sum.b += b * alpha
      sum.weight += alpha
    }
  }
  return sum.weight === 0 ? { a: 0, b: 0 } : { a: sum.a / sum.weight, b: sum.b / sum.weight }
}

/** Uses the matrices of Björn Ottosson, “A perceptual color space for image processing” (2020). */
function toOklab(red: number, green: number, blue: number): Colour {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
