import type { ToUrl } from './addresses.ts'
import type { Picture } from './types.ts'

/**
 * Returns the `srcset` of a picture.
 * @param widest no file with more pixels is offered, unless it is the only one
 */
export function pictureSrcSet(picture: Picture, url: ToUrl, widest = Number.POSITIVE_INFINITY): string {
  const offered = picture.widths.filter((width, index) => index === 0 || width <= widest)
  return offered.map((width) => `${url(pictureFile(picture, width, 'avif'))} ${width}w`).join(', ')
}

/** Returns the path of a picture's file below the root. */
export function pictureFile({ name }: Picture, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${width}.${format}`
}
