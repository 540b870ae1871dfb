import type { Cv } from '../../../src/catalogue/types.ts'
import { staticFonts } from '../../fonts/static-fonts.ts'
import { type Composition, compose, type Measure } from './compose.ts'
import type { CvOwner } from './contact.ts'
import { drawDocument } from './draw.ts'
import { type PlacedRow, paginate } from './pages.ts'
import { BODY_HEIGHT, stylesAt, WEIGHTS } from './style.ts'
import { createTypeface } from './typeface.ts'

/** Sizes to try, largest first. Beyond the first type looks clumsy, below the last it is hard to read. */
const SCALES = [1.05, 1, 0.97, 0.94, 0.92]
const USUAL_SCALE = 1

/** For a site without a date: one that nobody takes for a real one. */
const NO_DATE = '2000-01-01'

/** On one page when it fits, on as many as it needs otherwise. */
export async function makeCvPdf(site: CvOwner, cv: Cv): Promise<Uint8Array> {
  const typeface = createTypeface(await staticFonts(Object.values(WEIGHTS)))
  const { structure, pages } = layOut(site, cv, typeface.measure)
  return drawDocument(
    {
      structure,
      pages,
      title: `CV de ${site.name}, ${cv.title}`,
      author: site.name,
      date: new Date(`${site.date ?? NO_DATE}T00:00:00Z`),
      pageStyle: stylesAt(USUAL_SCALE).muted,
    },
    typeface,
  )
}

interface Layout extends Pick<Composition, 'structure'> {
  pages: PlacedRow[][]
}

/** As large as one page allows; when even the smallest type takes more, as large as the pages it takes at the usual size allow. */
function layOut(site: CvOwner, cv: Cv, measure: Measure): Layout {
  const at = (scale: number): Layout => {
    const { structure, rows } = compose(site, cv, measure, scale)
    return { structure, pages: paginate(rows, BODY_HEIGHT) }
  }
  const smallest = at(Math.min(...SCALES))
  const pageCount = smallest.pages.length === 1 ? 1 : at(USUAL_SCALE).pages.length
  for (const scale of SCALES) {
    const layout = at(scale)
    if (layout.pages.length <= pageCount) return layout
  }
  return smallest
}
