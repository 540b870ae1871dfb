import type { Picture } from './types.ts'

/**
 * The full address of a page or file of this site, for files that are read elsewhere. It has no trailing slash, like the pages'
 * canonical links.
 * @param base `/` or `/dossier/`
 * @param path below the base: `/`, `projets`
 */
export function absoluteUrl(origin: string, base: string, path: string): string {
  return `${origin}${base}${path.replace(/^\//, '')}`.replace(/\/$/, '')
}

/** A short form of an address for people: `https://www.example.org/camille/` gives `example.org/camille`. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/** The file of a picture for readers that cannot choose a size: the widest, in the format that most of them support. */
export function absolutePictureUrl(origin: string, base: string, { name, widths }: Picture): string {
  return absoluteUrl(origin, base, `${name}-${Math.max(...widths)}.webp`)
}
