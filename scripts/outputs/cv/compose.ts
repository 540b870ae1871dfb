import { formatPeriod } from '../../../src/catalogue/cv-dates.ts'
import type { Cv, CvEntry } from '../../../src/catalogue/types.ts'
import { toFrenchTypography } from '../../compile/typography.ts'
import { type CvOwner, contactItems } from './contact.ts'
import { breakLines } from './lines.ts'
import { addNode, type Fragment, type Row, type StructureNode } from './rows.ts'
import { CONTENT_WIDTH, CONTENT_X, FULL_WIDTH, MARGIN, RAIL_WIDTH, type Styles, stylesAt, type TextStyle } from './style.ts'

export interface Composition {
  structure: StructureNode
  rows: readonly Row[]
}

/** How wide a text is drawn, in points. */
export type Measure = (text: string, style: TextStyle) => number

const SECTION_GAP = 25
const ENTRY_GAP = 9
const LINE_GAP = 2
const BULLET = '•'
const BULLET_WIDTH = 11
/** Between an entry's title and its dates, and between a label and what it names. */
const COLUMN_GAP = 14
const SEPARATOR = '   ·   '
/** A long name gets smaller before it takes a second line. */
const SMALLEST_NAME = 0.7

/**
 * The CV as rows, top to bottom, and as the structure that assistive technology reads.
 * @param scale See `stylesAt`.
 */
export function compose(owner: CvOwner, cv: Cv, measure: Measure, scale: number): Composition {
  const structure: StructureNode = { type: 'Document', children: [] }
  const page = new Composer(measure, scale)
  const body = [
    page.section(structure, 'Profil', (node) => cv.profileText.map((text) => page.paragraph(node, text))),
    page.section(structure, 'Expérience', (node) => cv.experience.map((entry) => page.entry(node, entry))),
    page.section(structure, 'Formation', (node) => cv.education.map((entry) => page.entry(node, entry))),
  ]
  return { structure, rows: [...page.header(structure, owner, cv.title), ...body.flat()] }
}
