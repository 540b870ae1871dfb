import { byPlace } from '../../diagnostics/diagnostic.ts'
import { fileAt } from '../../disk/place.ts'
import { linesOfCvs } from '../../outputs/outputs.ts'
import { renderPages } from '../../site/render-pages.ts'
import type { Draft, Keys } from '../build/draft.ts'
import { CompilePool } from '../compile-pool.ts'
import type { CompiledContent } from '../content.ts'
import { linesOfSources } from '../content-report.ts'
import { proofreadContent } from '../proofread-content.ts'
import { reviewSite } from './review-site.ts'
import { reviewWords } from './review-words.ts'

/** Path of the page that `review` shows. */
export const REVIEW_PATH = 'relecture'

/**
 * Renders the page of `review` into a site whose other pages exist.
 * @param pages by their files
 * @param content what the site was built from
 */
export async function writeReview(
  { folder, site, code, options, nameOf }: Draft,
  pages: Keys,
  content: CompiledContent,
): Promise<void> {
  const pool = new CompilePool({ stay: true })
  const prose = await proofreadContent(options, content, pool).finally(pool.close)
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
    diagnostics: [...content.diagnostics, ...prose].sort(byPlace),
    linesOf: linesOfSources(content.sources),
    nameOf,
  })
  const input = { ...site.languages[0].input, review: { ...reviewWords(), site: reviewed } }
  await renderPages({ renderer: code.renderer, site: folder, input, paths: [REVIEW_PATH] })
}
