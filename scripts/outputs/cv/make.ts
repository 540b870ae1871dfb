import type { Cv } from '../../../src/catalogue/types.ts'
import { ofName } from '../../compile/elision.ts'
import type { TypefaceSource } from '../../fonts/source.ts'
import { loadTypeface } from '../../fonts/typeface.ts'
import { compose } from './compose.ts'
import type { CvOwner } from './contact.ts'
import { Paper } from './paper.ts'
import { coloursOf, stylesAt } from './style.ts'

const USUAL_SCALE = 1
/** Sizes to try, largest first. Larger type looks clumsy, smaller type is hard to read. */
const SCALES = [1.05, USUAL_SCALE, 0.97, 0.94, 0.92]

/**
 * Takes the largest size that fits on one page, or else on as many pages as the usual size needs.
 * @param source by default the typeface of the model
 */
export async function makeCvPdf(site: CvOwner, cv: Cv, source?: TypefaceSource): Promise<Uint8Array> {
  const typeface = await loadTypeface(source)
  const colours = coloursOf(site.look)
  const metadata = {
    title: `CV ${ofName(site.name)}, ${cv.title}`,
    author: site.name,
    date: site.date === null ? null : new Date(`${site.date}T00:00:00Z`),
  }
  const papers = new Map(
    SCALES.map((scale) => {
      const paper = new Paper(metadata, typeface, colours, site.look.signature !== 'aucune')
      compose(paper, site, cv, scale)
      return [scale, paper] as const
    }),
  )
  const fits = (count: number) => [...papers.values()].find(({ pageCount }) => pageCount <= count)
  const paper = fits(1) ?? fits(papers.get(USUAL_SCALE)?.pageCount ?? 1)
  if (paper === undefined) throw new Error('No size was tried.')
  return paper.finish(site.name, stylesAt(USUAL_SCALE, colours).muted)
}
