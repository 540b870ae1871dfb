import { type Addresses, IN_OWN_FOLDER, localPath } from './local-path.ts'
import type { SitePlace } from './site-place.ts'

/** The place of a page, on which the addresses of its links depend. */
type PagePlace = Pick<SitePlace, 'base' | 'root'> & { addresses: Addresses }

/** Returns the address with the base of a page or file, from its path in `PAGES`: `projets` gives `/projets`, or `/en/projects`. */
export type ToUrl = (path: string) => string

/** Returns the address in a place. */
export function urlAt({ base, root, addresses }: PagePlace, path: string): string {
  if (IN_OWN_FOLDER.test(path)) return root + path
  // The home page of `/en/` is `/en`.
  return path === '' && base !== root ? base.slice(0, -1) : base + localPath(path, addresses)
}
