import type { Lang } from '../../scripts/fields/site-texts/languages.ts'

/** The place of a page in one of the languages of the site. */
export interface Alternate {
  lang: Lang
  /** The address with the base; `null` if this page does not exist in that language. */
  address: string | null
  /** The address of that language's home page. */
  home: string
}

/** The languages of each page, including its own, in the order of the site; by its path below the base of its language. */
export type Alternates = ReadonlyMap<string, readonly Alternate[]>
