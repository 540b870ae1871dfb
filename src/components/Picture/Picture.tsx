import { preload } from 'react-dom'
import { pictureSrcSet, pictureUrl } from '../../catalogue/addresses.ts'
import type { Picture as PictureData } from '../../catalogue/types.ts'
import styles from './Picture.module.scss'

export type PictureLoading = 'first' | 'eager' | 'lazy'

interface PictureProps {
  picture: PictureData
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string
  /** `first`: the one picture above the fold that the page is about, named in its head; `eager`: beside it. @default lazy */
  loading?: PictureLoading
  /** Alternative text when the neighbouring words already say what `picture.alt` says. @default picture.alt */
  alt?: string
}

/** A picture in AVIF, or WebP for the few browsers without it, on a ground of its own hue until it is there. */
export function Picture({ picture, sizes, loading = 'lazy', alt = picture.alt }: PictureProps) {
  const [smallest = picture.width] = picture.widths
  const [avif, webp] = [pictureSrcSet(picture, 'avif'), pictureSrcSet(picture, 'webp')]
  // The style sheet stands inline before the body: a browser would find the picture only behind it.
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
    <picture className={styles.picture} data-hue={picture.hue}>
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
