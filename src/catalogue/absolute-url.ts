import type { Picture } from './types.ts'

/**
 * The whole address of something on this site, for files that are read away from it. Without a trailing slash, as in the pages'
 * canonical links.
 * @param base `/` or `/dossier/`
 * @param path below the base: `/`, `projets`
 */
export function absoluteUrl(origin: string, base: string, path: string): string {
  return `${origin}${base}${path.replace(/^\//, '')}`.replace(/\/$/, '')
}

/** An address as one reads it out: `https://www.example.org/camille/` gives `example.org/camille`. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/** One file that stands for a picture where nobody chooses a size: the widest, in the format that readers know best. */
export function absolutePictureUrl(origin: string, base: string, { name, widths }: Picture): string {
  return absoluteUrl(origin, base, `${name}-${Math.max(...widths)}.webp`)
}
