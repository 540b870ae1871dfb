import type { Picture } from './types.ts'

/** `/`, or the folder that the site is served from, with both slashes: `/dossier/`. */
export const BASE: string = import.meta.env.BASE_URL

/** The address of a page or file of this site with the base: `url('projets')` gives `/projets`. */
export function url(path: string): string {
  return BASE + path.replace(/^\//, '')
}

export type PictureFormat = 'avif' | 'webp'

/**
 * The `srcset` of a picture.
 * @param widest no file with more pixels, unless it is the only one
 */
export function pictureSrcSet(picture: Picture, widest = Number.POSITIVE_INFINITY): string {
  const offered = picture.widths.filter((width, index) => index === 0 || width <= widest)
  return offered.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(', ')
}

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return url(`${picture.name}-${width}.${format}`)
}
