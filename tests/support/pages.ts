import type { IslandName } from './islands.ts'
import SITE from './pages.json' with { type: 'json' }

/** All checks of the built site use the table of pages in pages.json. Titles and texts are those of the specification and of the sample. */
export interface PageExpectation {
  /** In `src/pages`. */
  folder: string
  path: string
  /** Of the document. */
  title: string
  heading: string
  says: readonly string[]
  status: 200 | 404
  /** The islands that wake by themselves. */
  islands: readonly IslandName[]
}

export const PAGES = SITE.pages as readonly PageExpectation[]

/** The banners of the list, in order. */
export const BANNERS: readonly string[] = SITE.banners
