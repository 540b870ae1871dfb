import type { PictureQueue } from '../../images/picture-queue.ts'
import type { MailTarget } from '../../outputs/mail-provider.ts'
import type { ContentOptions } from '../content.ts'

export interface BuildOptions extends ContentOptions {
  /** The folder that becomes the site; what it held is replaced once all of the new site is there. */
  out: string
  /** Put the site there even if something lies there that no build made. */
  replace: boolean
  /** `/` or `/dossier/`. */
  base: string
  /** Who gets the form's messages. With `outbox` the site is for `npm start` alone: nothing is written for hosts beside it. */
  mail: MailTarget
  /** Warnings stop the build too. */
  strict: boolean
  /** Render every page again, whatever the last build left. */
  force: boolean
  /** Leave out what no page needs: share pictures, feeds, sitemap, icons and the like. */
  pagesOnly: boolean
  /** Leave what Vercel's own build is to leave, beside the site. */
  vercel: boolean
  /** Gets the pictures that are still to be encoded, if the site is served at once. */
  queue?: PictureQueue
  /** Render the page of `review` too: for a folder that is never deployed. @default false */
  review?: boolean
}
