import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { localPath } from './local-path.ts'
import type { Picture, Site } from './types.ts'

/**
 * Returns the full address of a page or file of this site, for files that are read elsewhere, as the host answers it without a redirect. Only
 * the home page of a site below a path is a folder and has a trailing slash.
 * @param base the base of the pages in this language: `/`, `/dossier/` or `/en/`
 * @param path the path below the base, as in `PAGES`: `/`, `projets`
 */
export function absoluteUrl({ origin, lang }: Pick<Site, 'origin' | 'lang'>, base: string, path: string): string {
  const local = localPath(path.replace(/^\//, ''), LANGUAGES[lang].addresses)
  // The home page of a further language is a file: `/en.html`.
  const isFolder = local === '' && base !== '/' && !base.endsWith(`/${lang}/`)
  return `${origin}${base}${local}`.replace(/\/$/, isFolder ? '/' : '')
}

/** Returns a short form of an address for people: `https://www.example.org/camille/` gives `example.org/camille`. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/** Returns the file of a picture for readers that cannot choose a size: the widest, in the format that most of them support. */
export function absolutePictureUrl(origin: string, root: string, { name, widths }: Picture): string {
  return `${origin}${root}${name}-${Math.max(...widths)}.webp`
}
