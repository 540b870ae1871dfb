import { SHARE_SIZE } from '../../src/catalogue/render-input.ts'
import { decoding, openPicture } from '../images/picture.ts'
import { toJpeg } from './jpeg.ts'

/** Crops a picture to its middle, and encodes it as a share picture. */
export async function run({ original }: { original: Uint8Array }): Promise<Uint8Array> {
  const picture = await openPicture(original)
  const card = picture
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...SHARE_SIZE, fit: 'cover' })
  return decoding(picture, () => toJpeg(card))
}
