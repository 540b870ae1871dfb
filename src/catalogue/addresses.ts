import { type Addresses, IN_OWN_FOLDER, localPath, readAddresses } from './local-path.ts'
import type { Picture } from './types.ts'

/** Where the pages are that are being rendered, or the page that is shown. */
interface Here {
  /** Of the pages in this language, with both slashes: `/`, the folder that the site is served from, or `/en/`. */
  base: string
  /** Of the site with all its languages. */
  root: string
  addresses: Addresses
}

const root: string = import.meta.env.BASE_URL
// A page that is not in French, or not at the root, tells its islands so (Document).
const { base = root, addresses = '' } = globalThis.document?.documentElement.dataset ?? {}
let here: Here = { base, root, addresses: readAddresses(addresses) }

/** Says where the page is that is rendered next. Rendering waits for nothing, so no other page is rendered meanwhile. */
export function renderAt(place: Here): void {
  here = place
}

/** Of the pages in this language. */
export function pagesBase(): string {
  return here.base
}

/** The address of a page or file of this site with the base, from its path in `PAGES`: `url('projets')` gives `/projets`, or `/en/projects`. */
export function url(path: string): string {
  const { base, root, addresses } = here
  if (IN_OWN_FOLDER.test(path)) return root + path
  // The home page of `/en/` is `/en`.
  return path === '' && base !== root ? base.slice(0, -1) : base + localPath(path, addresses)
}

/** The address of a file that all languages of the site share. */
export function sharedUrl(path: string): string {
  return here.root + path
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
