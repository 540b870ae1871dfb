import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { type ContentKey, fileKey } from '../disk/cache/content-cache.ts'
import { spoken } from '../spoken/spoken.ts'
import {
  decodePicture,
  decoding,
  ENCODING_BYTES,
  encodePicture,
  inMemory,
  openPicture,
  withOriginal,
} from './picture.ts'
import type { PictureProfile } from './profile.ts'
import { areaOf, type EncodedPicture, type PictureFacts, type Variant, variantsOf } from './variants.ts'

/** Work on pictures, as plain data for the process of pictures. */
export interface PictureWork {
  /** Decodes a picture and encodes it in all its sizes. */
  encode: { order: DecodeOrder; result: EncodedPicture }
  /** Decodes a picture for its facts. */
  facts: { order: DecodeOrder; result: PictureFacts }
  /** Decodes a picture for its pixels. */
  pixels: { order: DecodeOrder; result: Pixels }
  /** Draws a drawing in the middle of a transparent square. */
  square: { order: { svg: Uint8Array; side: number }; result: Pixels }
  /** Encodes one file of a decoded picture. */
  variant: { order: { pixels: Pixels; facts: PictureFacts; variant: Variant }; result: Uint8Array }
}

export interface DecodeOrder {
  /** The path of the original, which is read here: a page may ask for many at once, which would not fit in memory together. */
  path: string
  /** The `fileKey` of the original. */
  hash: ContentKey
  profile: PictureProfile
  /** The colour that `currentColor` becomes in a drawing. */
  ink: string
}

export interface Pixels {
  data: Uint8Array
  raw: Pick<OutputInfo, 'width' | 'height' | 'channels'>
}

type Order = { [Kind in keyof PictureWork]: { kind: Kind } & PictureWork[Kind]['order'] }[keyof PictureWork]

const encodings = pLimit(availableParallelism())

export async function run(order: Order): Promise<PictureWork[keyof PictureWork]['result']> {
  if (order.kind === 'variant') {
    const { data, raw } = order.pixels
    return encodeVariant(sharp(data, { raw }), order.facts, order.variant)
  }
  if (order.kind === 'square') return squareOf(order)
  const { pixels, ...facts } = await withOriginal(order.path, async (original) => {
    if (fileKey(original) !== order.hash) throw new Error(spoken().build.fileChanged)
    return decodePicture(original, order.profile, order.ink)
  })
  if (order.kind === 'facts') return facts
  if (order.kind === 'pixels') return pixelsOf(pixels)
  return { facts, files: await Promise.all(variantsOf(facts).map((variant) => encodeVariant(pixels, facts, variant))) }
}

async function squareOf({ svg, side }: PictureWork['square']['order']): Promise<Pixels> {
  const picture = await openPicture(svg, side)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return decoding(picture, () =>
    pixelsOf(picture.resize({ width: side, height: side, fit: 'contain', background }).ensureAlpha()),
  )
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, raw }
}

function encodeVariant(pixels: Sharp, facts: PictureFacts, { width, format }: Variant): Promise<Uint8Array> {
  const area = areaOf(width, facts)
  return encodings(() => inMemory(ENCODING_BYTES * area, () => encodePicture(pixels, width, format)))
}
