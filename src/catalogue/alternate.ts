import type { Lang } from '../../scripts/fields/languages/lang.ts'

/** Where a page is in one of the languages of the site. */
export interface Alternate {
  lang: Lang
  /** With the base; `null` if this page is not there in that language. */
  address: string | null
  /** The address of that language's home page. */
  home: string
}

/** The languages of each page, those of the page itself included, in the order of the site; by its path below the base of its language. */
export type Alternates = ReadonlyMap<string, readonly Alternate[]>
