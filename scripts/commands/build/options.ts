import type { PictureQueue } from '../../images/picture-queue.ts'
import type { MailTarget } from '../../outputs/mail-provider.ts'
import type { ContentOptions } from '../content.ts'

export interface BuildOptions extends ContentOptions {
  /** Folder of the site. Its content is replaced when the new site is complete. */
  out: string
  /** Replace the folder even if no build made its content. */
  replace: boolean
  /** `/` or `/dossier/`. */
  base: string
  /**
   * Recipient of the messages of the form. With `outbox` the site is only for `npm start`, and no files for hosts are written beside it.
   */
  mail: MailTarget
  /** Let warnings stop the build too. */
  strict: boolean
  /** Render all pages again, without reusing the last build. */
  force: boolean
  /** Omit files that no page needs: share pictures, feeds, sitemap, icons and the like. */
  pagesOnly: boolean
  /** Write the output for Vercel beside the site, if Vercel runs the build. */
  vercel: boolean
  /** Receives the pictures that are still to be encoded, if the site is served immediately. */
  queue?: PictureQueue
  /** Render the page of `review` too. The folder must not be deployed. @default false */
  review?: boolean
}
