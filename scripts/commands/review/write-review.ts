import { byPlace, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { renderPages } from '../../site/render-pages.ts'
import type { Draft, Keys } from '../build/draft.ts'
import { readLines } from '../content-report.ts'
import { proofreadContent } from '../proofread-content.ts'
import { reviewSite } from './review-site.ts'

/** The path of the page that `review` shows. */
export const REVIEW_PATH = 'relecture'

/**
 * Renders the page of `review` into a site whose other pages are there.
 * @param pages by their files
 * @param cvs the PDF of each CV, below the folder of the site
 * @param compiled what the compiler reports
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
    // What is weighed is the site that is deployed.
    headers: site.deployedHeaders,
    diagnostics: [...compiled, ...prose].sort(byPlace),
    linesOf: readLines,
  })
  const input = { ...site.languages[0].input, review }
  await renderPages({ renderer: code.renderer, site: folder, input, paths: [REVIEW_PATH] })
}
