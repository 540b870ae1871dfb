import { preload } from 'react-dom'
import { pictureFile, pictureSrcSet } from '../../catalogue/picture-files.ts'
import { fallbackWidth } from '../../catalogue/picture-fit.ts'
import type { Picture as PictureData } from '../../catalogue/types.ts'
import { useUrl } from '../Url/Url.ts'
import fits from './fits.module.scss'
import styles from './Picture.module.scss'

export type PictureLoading = 'first' | 'eager' | 'lazy'

interface PictureProps {
  picture: PictureData
  /** The width of the picture on the page, as in the `sizes` attribute. */
  sizes: string
  /** The widest file that is offered, in pixels, because each file lengthens the list. @default the widest one */
  widest?: number
  /** `first` for the main picture above the fold, which is preloaded; `eager` for others above the fold. @default lazy */
  loading?: PictureLoading
  /** The alternative text, if the text beside the picture already contains `picture.alt`. @default picture.alt */
  alt?: string
  /** `whole` shows the whole picture on a background of its hue; `own` does too, but never enlarges it. @default place: fills its place */
  fit?: 'place' | 'whole' | 'own'
}

/**
 * A picture in AVIF, or in WebP for browsers without AVIF, which do not get its night version. Until it has loaded, its place has a colour
 * of its hue.
 */
export function Picture({ picture, sizes, widest, loading = 'lazy', alt = picture.alt, fit = 'place' }: PictureProps) {
  const url = useUrl()
  const [smallest = picture.width] = picture.widths
  const avif = pictureSrcSet(picture, url, widest)
  const dark = picture.night === undefined ? null : { ...picture, name: picture.night }
  const night = dark && pictureSrcSet(dark, url, widest)
  // Preloaded, because the browser finds the element only after the inline style sheet.
  if (loading === 'first') {
    const options = { as: 'image', type: 'image/avif', imageSizes: sizes, fetchPriority: 'high' } as const
    const day = { ...options, imageSrcSet: avif, ...(dark && { media: `not ${DARK}` }) }
    preload(url(pictureFile(picture, smallest, 'avif')), day)
    if (night) preload(url(pictureFile(dark, smallest, 'avif')), { ...options, imageSrcSet: night, media: DARK })
  }
  return (
    <picture className={fit === 'place' ? styles.picture : `${styles.picture} ${fits[fit]}`} data-hue={picture.hue}>
      {night && <source type="image/avif" media={nightMedia()} srcSet={night} sizes={sizes} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={url(pictureFile(picture, fallbackWidth(picture), 'webp'))}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        {...LOADING[loading]}
      />
    </picture>
  )
}

const DARK = '(prefers-color-scheme: dark)'

/**
 * Returns the media query of night versions. In a browser it is that of the pictures on the page, because the visitor may have chosen a
 * theme (enhancements/theme.ts).
 */
function nightMedia(): string {
  if (typeof document === 'undefined') return DARK
  return document.querySelector<HTMLSourceElement>('source[media]')?.media ?? DARK
}

const LOADING = {
  first: { fetchPriority: 'high' },
  eager: {},
  lazy: { loading: 'lazy' },
} as const satisfies Record<PictureLoading, object>
