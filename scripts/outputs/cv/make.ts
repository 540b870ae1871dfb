import { fill } from '../../../src/catalogue/fill.ts'
import type { Cv } from '../../../src/catalogue/types.ts'
import { characterOf } from '../../../src/looks/characters.ts'
import { cvLength } from '../../compile/catalogue/cv-length.ts'
import { LANGUAGES } from '../../fields/site-texts/languages.ts'
import type { TypefaceSource } from '../../fonts/source.ts'
import { loadTypeface } from '../../fonts/typeface.ts'
import { compose } from './compose.ts'
import type { CvOwner } from './contact.ts'
import type { DrawnCv } from './notes.ts'
import { Paper } from './paper.ts'
import { coloursOf, sheetOf, stylesAt } from './style.ts'

/** Maximum kerning, because pypdf reads a space in half of one, also of a thin one. */
const MOST_KERNING = 0.2
const USUAL_SCALE = 1
/** Sizes to try, largest first. Larger type looks clumsy, smaller type is hard to read. */
const SCALES = [1.05, USUAL_SCALE, 0.97, 0.94, 0.92]
const [LARGEST = USUAL_SCALE, SMALLEST = USUAL_SCALE] = [SCALES.at(0), SCALES.at(-1)]

/** Length of a CV above which it is composed in one size alone. */
const LONG = 20

/**
 * Chooses the largest size that fits on one page; otherwise on the number of pages that the owner allows; otherwise on as many as the usual
 * size needs. A long CV has the usual size.
 * @param source by default the typeface of the model
 */
export async function drawCv(site: CvOwner, cv: Cv, source?: TypefaceSource): Promise<DrawnCv> {
  const typeface = await loadTypeface(source, MOST_KERNING)
  const colours = coloursOf(site.look)
  const sheet = sheetOf(cv)
  const stamp = sheet.hasStamp ? (characterOf(site.look)?.drawings.stamp ?? []) : []
  const language = LANGUAGES[site.lang]
  const metadata = {
    language,
    title: fill(language.notices.cv.title, { name: site.name, ofName: language.ofName(site.name), title: cv.title }),
    author: site.name,
    date: site.date === null ? null : new Date(`${site.date}T00:00:00Z`),
  }
  const papers = new Map<number, Paper>()
  /** Composes the CV on first use, because most CVs fit at the first size. */
  function paperAt(scale: number): Paper {
    const known = papers.get(scale)
    if (known) return known
    const paper = new Paper(metadata, sheet, typeface, colours, stamp)
    compose(paper, site, cv, scale)
    papers.set(scale, paper)
    return paper
  }
  const isOn = (count: number) => (scale: number) => paperAt(scale).pageCount <= count
  // What is too long at the smallest size is too long at each.
  const fits = (count: number) => ([LARGEST, SMALLEST].some(isOn(count)) ? SCALES.find(isOn(count)) : undefined)
  const isLong = cvLength(site.profiles, cv) > LONG
  const fitting = isLong ? undefined : (fits(1) ?? fits(cv.pages ?? 1) ?? fits(paperAt(USUAL_SCALE).pageCount))
  return paperAt(fitting ?? USUAL_SCALE).finish(site.name, stylesAt(USUAL_SCALE, colours, sheet.layout).muted)
}
