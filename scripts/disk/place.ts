import type { SitePlace } from '../../src/catalogue/site-place.ts'
import type { Lang } from '../fields/languages/lang.ts'

/**
 * The place of each language of a site: the first at the root, each other below it.
 * @param root `/` or `/dossier/`
 */
export function placesOf(languages: readonly { lang?: Lang | undefined }[], root: string): SitePlace[] {
  return languages.map(({ lang = 'fr' }, index) => ({ lang, base: index === 0 ? root : `${root}${lang}/`, root }))
}

/** The path of a file below the folder of the site. The home page of `/en/` is `en.html`, because its address is `/en`, like that of every other page. */
export function fileAt({ base, root }: Pick<SitePlace, 'base' | 'root'>, file: string): string {
  const below = base.slice(root.length)
  return below !== '' && file === 'index.html' ? `${below.slice(0, -1)}.html` : below + file
}
