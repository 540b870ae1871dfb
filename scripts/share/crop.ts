import { SHARE_SIZE } from '../../src/catalogue/render-input.ts'
import { decoding, openPicture, withOriginal } from '../images/picture.ts'
import { toJpeg } from './jpeg.ts'

/** Crops a picture to its middle, and encodes it as a share picture. */
export function run({ path }: { path: string }): Promise<Uint8Array> {
  return withOriginal(path, async (original) => {
    const picture = await openPicture(original)
    const card = picture
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...SHARE_SIZE, fit: 'cover' })
    return decoding(picture, () => toJpeg(card))
  })
}
