import { pictureSrcSet, pictureUrl } from '../../catalogue/addresses.ts'
import type { Picture as PictureData } from '../../catalogue/types.ts'
import styles from './Picture.module.scss'

interface PictureProps {
  picture: PictureData
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string
  /** The picture above the fold that the page is about: fetched first. @default lazily */
  priority?: boolean
  /** Alternative text when the neighbouring words already say what `picture.alt` says. @default picture.alt */
  alt?: string
}

/** A picture in AVIF, or WebP for the few browsers without it, on a ground of its own hue until it is there. */
export function Picture({ picture, sizes, priority = false, alt = picture.alt }: PictureProps) {
  return (
    <picture className={styles.picture} data-hue={picture.hue}>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp')}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
