import type { ImageReference } from '../../../src/catalogue/types.ts'
import type { Place } from '../../diagnostics/severity.ts'

export interface RenderedBody {
  /**
   * Sanitised HTML; `null` if the body is empty. Links to this site begin with `/` and do not contain the base. The `src` of a picture
   * is its `ImageReference.file`, percent-encoded. Callouts have the titles of the language (`images/body-html.ts` sets those of the owner).
   */
  html: string | null
  /** The body as plain text, one string per block, without captions. */
  paragraphs: readonly string[]
  /** The body as the lines of a profile: like `paragraphs`, but with a line for each point of a list and each row of a table. */
  lines: readonly string[]
  /** `paragraphs` without headings, tables and pictures, on one line. */
  text: string
  /** Names of the headings, which links with `#…` may name. */
  anchors: readonly string[]
  /** Links inside the site. They are checked when all pages are known. */
  links: readonly SiteLink[]
  pictures: readonly ImageReference[]
}

export interface SiteLink {
  place: Place
  written: string
  /** A Markdown file (`content/projets/banque.md`), or a path of the site (`/contact`). */
  target: string
  /** The text after `#`; may be empty. */
  anchor: string
  /** The origin of a web address. If it is that of another site, nothing is known of the target. @default that of this site */
  origin?: string
}
