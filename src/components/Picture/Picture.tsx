import { preload } from 'react-dom'
import { pictureSrcSet, pictureUrl } from '../../catalogue/addresses.ts'
import type { Picture as PictureData } from '../../catalogue/types.ts'
import fits from './fits.module.scss'
import styles from './Picture.module.scss'

export type PictureLoading = 'first' | 'eager' | 'lazy'

interface PictureProps {
  picture: PictureData
  /** The width of the picture on the page, as in the `sizes` attribute. */
  sizes: string
  /** `first` for the main picture above the fold, which is preloaded; `eager` for others above the fold. @default lazy */
  loading?: PictureLoading
  /** Alternative text, if the words beside the picture already say what `picture.alt` says. @default picture.alt */
  alt?: string
  /** `whole` shows all of it on a ground of its hue; `own` too, and never larger than it is. @default place: fills its place */
  fit?: 'place' | 'whole' | 'own'
}

/** A picture in AVIF, or in WebP for browsers without AVIF. Until it has loaded, its place has a colour of its hue. */
export function Picture({ picture, sizes, loading = 'lazy', alt = picture.alt, fit = 'place' }: PictureProps) {
  const [smallest = picture.width] = picture.widths
  const [avif, webp] = [pictureSrcSet(picture, 'avif'), pictureSrcSet(picture, 'webp')]
  // Preloaded, because the browser finds the element only after the inline style sheet.
  if (loading === 'first') {
    preload(pictureUrl(picture, smallest, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className={fit === 'place' ? styles.picture : `${styles.picture} ${fits[fit]}`} data-hue={picture.hue}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={pictureUrl(picture, smallest, 'webp')}
        srcSet={webp}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        {...LOADING[loading]}
      />
    </picture>
  )
}

const LOADING = {
  first: { fetchPriority: 'high' },
  eager: {},
  lazy: { loading: 'lazy' },
} as const satisfies Record<PictureLoading, object>
