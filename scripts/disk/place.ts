import type { SitePlace } from '../../src/catalogue/site-place.ts'
import type { Lang } from '../fields/site-texts/languages.ts'

/**
 * Returns the place of each language of a site: the first is at the root, the others below it.
 * @param root `/` or `/dossier/`
 */
export function placesOf(languages: readonly { lang: Lang }[], root: string): SitePlace[] {
  return languages.map((language, index) => placeOf(language, index, root))
}

/** @param index of the language in those of the site */
export function placeOf({ lang }: { lang: Lang }, index: number, root: string): SitePlace {
  return { lang, base: index === 0 ? root : `${root}${lang}/`, root }
}

/**
 * Returns the path of a file below the folder of the site. The home page of `/en/` is `en.html`, because its address is `/en`, like those
 * of all other pages.
 */
export function fileAt({ base, root }: Pick<SitePlace, 'base' | 'root'>, file: string): string {
  const below = base.slice(root.length)
  return below !== '' && file === 'index.html' ? `${below.slice(0, -1)}.html` : below + file
}
