import type { Lang } from '../../scripts/fields/site-texts/languages.ts'

/** The place of the pages in one language. */
export interface SitePlace {
  lang: Lang
  /** The base of its pages: `/`, `/dossier/` or `/en/`. */
  base: string
  /** The root of the site with all its languages: `/` or `/dossier/`. */
  root: string
}
