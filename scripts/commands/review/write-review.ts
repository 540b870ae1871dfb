import { byPlace, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { renderPages } from '../../site/render-pages.ts'
import type { Draft, Keys } from '../build/draft.ts'
import { readLines } from '../content-report.ts'
import { proofreadContent } from '../proofread-content.ts'
import { reviewSite } from './review-site.ts'

/** Path of the page that `review` shows. */
export const REVIEW_PATH = 'relecture'

/**
 * Renders the page of `review` into a site whose other pages exist.
 * @param pages by their files
 * @param cvs the PDF of each CV, below the folder of the site
 * @param compiled findings of the compiler
 */
export async function writeReview(
  { folder, site, code, options }: Draft,
  pages: Keys,
  cvs: readonly string[],
  compiled: readonly Diagnostic[],
): Promise<void> {
  const prose = await proofreadContent(options, compiled)
  const review = reviewSite({
    site: folder,
    base: options.base,
    files: pages.keys(),
    cvs,
    // The headers of the deployed site are measured.
    headers: site.deployedHeaders,
    diagnostics: [...compiled, ...prose].sort(byPlace),
    linesOf: readLines,
  })
  const input = { ...site.languages[0].input, review }
  await renderPages({ renderer: code.renderer, site: folder, input, paths: [REVIEW_PATH] })
}
