import type { Lang } from '../../scripts/fields/languages/lang.ts'

/** Where the pages of one language are. */
export interface SitePlace {
  lang: Lang
  /** Of its pages: `/`, `/dossier/` or `/en/`. */
  base: string
  /** Of the site with all its languages: `/` or `/dossier/`. */
  root: string
}
