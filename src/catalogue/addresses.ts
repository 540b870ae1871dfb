import { type Addresses, IN_OWN_FOLDER, localPath } from './local-path.ts'
import type { Picture } from './types.ts'

/** The place of a page, on which the addresses of its links depend. */
export interface PagePlace {
  /** The base of the pages in this language, with both slashes: `/`, the folder from which the site is served, or `/en/`. */
  base: string
  /** The root of the site with all its languages. */
  root: string
  addresses: Addresses
}

/** Returns the address with the base of a page or file, from its path in `PAGES`: `projets` gives `/projets`, or `/en/projects`. */
export function urlAt({ base, root, addresses }: PagePlace, path: string): string {
  if (IN_OWN_FOLDER.test(path)) return root + path
  // The home page of `/en/` is `/en`.
  return path === '' && base !== root ? base.slice(0, -1) : base + localPath(path, addresses)
}

type PictureFormat = 'avif' | 'webp'

/**
 * Returns the `srcset` of a picture.
 * @param widest no file with more pixels is offered, unless it is the only one
 */
export function pictureSrcSet(
  picture: Picture,
  url: (path: string) => string,
  widest = Number.POSITIVE_INFINITY,
): string {
  const offered = picture.widths.filter((width, index) => index === 0 || width <= widest)
  return offered.map((width) => `${url(pictureFile(picture, width, 'avif'))} ${width}w`).join(', ')
}

/** Returns the path of a picture's file below the root. */
export function pictureFile({ name }: Picture, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`
}
