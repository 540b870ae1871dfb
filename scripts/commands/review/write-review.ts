import { byPlace, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { fileAt } from '../../disk/place.ts'
import { linesOfCvs } from '../../outputs/outputs.ts'
import { renderPages } from '../../site/render-pages.ts'
import type { Draft, Keys } from '../build/draft.ts'
import { readLines } from '../content-report.ts'
import { proofreadContent } from '../proofread-content.ts'
import { reviewSite } from './review-site.ts'
import { reviewWords } from './review-words.ts'

/** Path of the page that `review` shows. */
export const REVIEW_PATH = 'relecture'

/**
 * Renders the page of `review` into a site whose other pages exist.
 * @param pages by their files
 * @param compiled findings of the compiler
 */
export async function writeReview(
  { folder, site, code, options }: Draft,
  pages: Keys,
  compiled: readonly Diagnostic[],
): Promise<void> {
  const prose = await proofreadContent(options, compiled)
  const cvs = await Promise.all(
    site.languages.map(async ({ outputs, parts: { place } }) =>
      (await linesOfCvs(outputs)).map(({ path, lines }) => ({ file: fileAt(place, path), lines })),
    ),
  )
  const reviewed = reviewSite({
    site: folder,
    base: options.base,
    files: pages.keys(),
    cvs: cvs.flat(),
    // The headers of the deployed site are measured.
    headers: site.deployedHeaders,
    diagnostics: [...compiled, ...prose].sort(byPlace),
    linesOf: readLines,
  })
  const input = { ...site.languages[0].input, review: { ...reviewWords(), site: reviewed } }
  await renderPages({ renderer: code.renderer, site: folder, input, paths: [REVIEW_PATH] })
}
