import type { Sharp } from 'sharp'

/** The weight above which some messengers do not show a picture. */
export const MAX_SHARE_BYTES = 150_000

/** The qualities that are tried until the file is light enough. Only photographs full of detail need more than the first. */
const QUALITIES = [84, 74, 60, 40, 20]

/** Encodes a share picture, light enough for messengers if a quality of 20 suffices. */
export async function toJpeg(picture: Sharp): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  // Decoded once, because each quality would decode the original again.
  const { data, info } = await picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let file: Uint8Array = new Uint8Array()
  for (const quality of QUALITIES) {
    // Full chroma, because small type has sharp edges in colour. mozjpeg would take five times as long and save 4 %.
    const options = { quality, chromaSubsampling: '4:4:4' } as const
    file = await sharp(data, { raw: { width, height, channels } }).jpeg(options).toBuffer()
    if (file.length <= MAX_SHARE_BYTES) break
  }
  return file
}
