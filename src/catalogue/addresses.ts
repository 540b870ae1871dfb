import { type Addresses, IN_OWN_FOLDER, localPath, readAddresses } from './local-path.ts'
import type { Picture } from './types.ts'

/** The place of the pages that are being rendered, or of the page that is shown. */
interface Here {
  /** The base of the pages in this language, with both slashes: `/`, the folder from which the site is served, or `/en/`. */
  base: string
  /** The root of the site with all its languages. */
  root: string
  addresses: Addresses
}

const root: string = import.meta.env.BASE_URL
// A page in another language than French, or not at the root, gives its place to its islands (Document).
const { base = root, addresses = '' } = globalThis.document?.documentElement.dataset ?? {}
let here: Here = { base, root, addresses: readAddresses(addresses) }

/** Sets the place of the page that is rendered next. Rendering is synchronous, so no other page is rendered in the meantime. */
export function renderAt(place: Here): void {
  here = place
}

/** Returns the base of the pages in this language. */
export function pagesBase(): string {
  return here.base
}

/** Returns the address with the base of a page or file, from its path in `PAGES`: `url('projets')` gives `/projets`, or `/en/projects`. */
export function url(path: string): string {
  const { base, root, addresses } = here
  if (IN_OWN_FOLDER.test(path)) return root + path
  // The home page of `/en/` is `/en`.
  return path === '' && base !== root ? base.slice(0, -1) : base + localPath(path, addresses)
}

/** Returns the address of a file that all languages of the site share. */
export function sharedUrl(path: string): string {
  return here.root + path
}

export type PictureFormat = 'avif' | 'webp'

/**
 * Returns the `srcset` of a picture.
 * @param widest no file with more pixels is offered, unless it is the only one
 */
export function pictureSrcSet(picture: Picture, widest = Number.POSITIVE_INFINITY): string {
  const offered = picture.widths.filter((width, index) => index === 0 || width <= widest)
  return offered.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(', ')
}

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return url(`${picture.name}-${width}.${format}`)
}
