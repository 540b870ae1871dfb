import type { Catalogue, HomeSection } from './types.ts'

/** Says which pages hold an optional style sheet. A page without it is lighter, because every page holds its sheets inline. */
export interface StyleNeed {
  /** Returns whether the home page, or else the other pages, of a site need the sheet. The style guide holds every sheet. */
  isNeeded(content: Catalogue, isHome: boolean): boolean
  /** The folders of the pages that may lack the sheet. Other pages hold it whenever they import it. @default every page */
  pages?: readonly string[]
  /** Whether texts decide. Pages that no other page may reveal then hold the sheet whatever they contain. @default false */
  forTexts?: boolean
  /** Optional sheets stand behind all others, by this number, then by path. Of two rules of the same weight the later one wins. @default 0 */
  order?: number
}

/** The optional sheets of a component, by path from its folder. `needs.ts` in that folder exports them as `needs`. */
export type StyleNeeds = Readonly<Record<string, StyleNeed>>

/** Makes the need of a section of the home page. */
export function isAtHome(section: HomeSection): StyleNeed['isNeeded'] {
  return ({ site }) => site.home.some((entry) => entry.section === section)
}
