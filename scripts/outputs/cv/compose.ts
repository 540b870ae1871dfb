import { formatPeriod } from '../../../src/catalogue/cv-dates.ts'
import type { Cv, CvEntry } from '../../../src/catalogue/types.ts'
import { toFrenchTypography } from '../../compile/typography.ts'
import { type ContactItem, type CvOwner, contactItems } from './contact.ts'
import { breakLines } from './lines.ts'
import { addNode, type Fragment, type Row, type StructureNode, sideBySide, together, withSpaceBefore } from './rows.ts'
import {
  COLOURS,
  CONTENT_WIDTH,
  CONTENT_X,
  HEADER_WIDTH,
  MARGIN,
  type Styles,
  stylesAt,
  type TextStyle,
} from './style.ts'

export interface Composition {
  structure: StructureNode
  rows: readonly Row[]
}

/** How wide a text is drawn, in points. */
export type Measure = (text: string, style: TextStyle) => number

interface Context {
  measure: Measure
  styles: Styles
  scale: number
}

const SECTION_GAP = 26
const ENTRY_GAP = 10
const PARAGRAPH_GAP = 5
const POINT_GAP = 2
const BULLET = '•'
const BULLET_WIDTH = 11
/** Between a title and its dates, and between a label and what it names. */
const COLUMN_GAP = 14
/** A label takes this much of the width at most. */
const LABEL_SHARE = 0.4
const SEPARATOR = '\u2002·\u2002'
const INTEREST_SEPARATOR = '\u00a0· '
/** A long name gets smaller before it takes a second line. */
const SMALLEST_NAME = 0.7

/**
 * The CV as rows, top to bottom, and as the structure that assistive technology reads, in the same order.
 * @param scale See `stylesAt`.
 */
export function compose(owner: CvOwner, cv: Cv, measure: Measure, scale: number): Composition {
  const context: Context = { measure, styles: stylesAt(scale), scale }
  const structure: StructureNode = { type: 'Document', children: [] }
  const inSection = (title: string, gap: number, blocks: readonly Block[]) =>
    section(context, structure, title, gap, blocks)
  const rows = [
    header(context, structure, owner, cv.title),
    inSection('Profil', PARAGRAPH_GAP, cv.profileText.map(paragraph)),
    inSection('Expérience', ENTRY_GAP, cv.experience.map(entry)),
    inSection('Formation', ENTRY_GAP, cv.education.map(entry)),
    inSection('Compétences', 0, definitions(cv.skills.map(({ title, items }) => [title, items.join(', ')]))),
    inSection('Langues', 0, definitions(cv.languages.map(({ name, level }) => [name, level]))),
    inSection(
      'Centres d’intérêt',
      0,
      cv.interests.length > 0 ? [paragraph(cv.interests.join(INTEREST_SEPARATOR))] : [],
    ),
  ]
  return { structure, rows: rows.flat() }
}

function header(context: Context, document: StructureNode, owner: CvOwner, trade: string): Row[] {
  const { measure, styles, scale } = context
  const area = { x: MARGIN.x, width: HEADER_WIDTH }
  const shrink = Math.max(SMALLEST_NAME, Math.min(1, HEADER_WIDTH / measure(owner.name, styles.name)))
  const { size, leading, tracking } = styles.name
  const name = { ...styles.name, size: size * shrink, leading: leading * shrink, tracking: tracking * shrink }
  return [
    ...textRows(context, addNode(document, 'H1'), owner.name, name, area),
    ...textRows(context, addNode(document, 'P'), trade, styles.trade, area),
    ...withSpaceBefore(contact(context, addNode(document, 'L'), contactItems(owner)), PARAGRAPH_GAP * scale),
  ]
}

/** One after the other, as many on a line as there is room for. */
function contact({ measure, styles }: Context, list: StructureNode, items: readonly ContactItem[]): Row[] {
  const style = styles.contact
  const separatorWidth = measure(SEPARATOR, style)
  const lines: Fragment[][] = []
  let x = Number.POSITIVE_INFINITY
  for (const { text, link } of items) {
    const width = measure(text, style)
    const body = addNode(addNode(list, 'LI'), 'LBody')
    if (x + separatorWidth + width > MARGIN.x + HEADER_WIDTH) {
      lines.push([])
      x = MARGIN.x
    } else {
      lines.at(-1)?.push({ node: null, text: SEPARATOR, x, style })
      x += separatorWidth
    }
    const node = link ? addNode(body, 'Link') : body
    lines.at(-1)?.push({ node, text, x, style, ...(link && { link }) })
    x += width
  }
  return lines.map((fragments) => toRow(fragments, style))
}

/** Part of a section: adds what it says to the structure and gives the rows that draw it. */
type Block = (context: Context, section: StructureNode) => Row[]

/** The title stands in the margin, beside the first row of what it announces. Without blocks there is no section. */
function section(
  context: Context,
  document: StructureNode,
  title: string,
  gap: number,
  blocks: readonly Block[],
): Row[] {
  if (blocks.length === 0) return []
  const { styles, scale } = context
  const node = addNode(document, 'Sect')
  const heading: Fragment = { node: addNode(node, 'H2'), text: title, x: MARGIN.x, style: styles.section }
  const rows = blocks.flatMap((block, index) => withSpaceBefore(block(context, node), index > 0 ? gap * scale : 0))
  const [first, ...others] = withSpaceBefore(rows, SECTION_GAP * scale)
  return first ? [{ ...first, fragments: [heading, ...first.fragments], opensSection: true }, ...others] : []
}

function paragraph(content: string): Block {
  return (context, parent) => textRows(context, addNode(parent, 'P'), content, context.styles.body)
}

/** A job or a course of study: never parted before the end of its first point. */
function entry({ title, organisation, place, start, end, points }: CvEntry): Block {
  return (context, parent) => {
    const { measure, styles, scale } = context
    const period = formatPeriod(start, end)
    const periodWidth = measure(period, styles.muted)
    const titleArea = { x: CONTENT_X, width: CONTENT_WIDTH - periodWidth - COLUMN_GAP }
    const periodArea = { x: CONTENT_X + CONTENT_WIDTH - periodWidth, width: periodWidth }
    const where = place === null ? organisation : `${organisation}, ${place}`
    const head = [
      ...sideBySide(
        textRows(context, addNode(parent, 'H3'), title, styles.entry, titleArea),
        textRows(context, addNode(parent, 'P'), period, styles.muted, periodArea),
      ),
      ...textRows(context, addNode(parent, 'P'), where, styles.muted),
    ]
    if (points.length === 0) return together(head)
    const list = addNode(parent, 'L')
    const [first = [], ...others] = points.map((content) =>
      withSpaceBefore(point(context, list, content), POINT_GAP * scale),
    )
    return [...together([...head, ...first]), ...others.flat()]
  }
}

function point(context: Context, list: StructureNode, content: string): Row[] {
  const { body } = context.styles
  const item = addNode(list, 'LI')
  const indent = BULLET_WIDTH * context.scale
  const bullet: Fragment = {
    node: addNode(item, 'Lbl'),
    text: BULLET,
    x: CONTENT_X,
    style: { ...body, weight: 'extrabold', colour: COLOURS.accent },
  }
  const area = { x: CONTENT_X + indent, width: CONTENT_WIDTH - indent }
  return sideBySide([toRow([bullet], body)], textRows(context, addNode(item, 'LBody'), content, body, area))
}

/** What has a name beside what it is, in two columns: groups of skills, languages. */
function definitions(pairs: readonly (readonly [label: string, content: string])[]): Block[] {
  if (pairs.length === 0) return []
  return [
    (context, parent) => {
      const { measure, styles, scale } = context
      const list = addNode(parent, 'L')
      const widest = Math.max(...pairs.map(([label]) => measure(label, styles.label)))
      const labelWidth = Math.min(widest, CONTENT_WIDTH * LABEL_SHARE)
      const contentX = CONTENT_X + labelWidth + COLUMN_GAP
      return pairs.flatMap(([label, content], index) => {
        const item = addNode(list, 'LI')
        const labelArea = { x: CONTENT_X, width: labelWidth }
        const contentArea = { x: contentX, width: CONTENT_X + CONTENT_WIDTH - contentX }
        const rows = sideBySide(
          textRows(context, addNode(item, 'Lbl'), label, styles.label, labelArea),
          textRows(context, addNode(item, 'LBody'), content, styles.body, contentArea),
        )
        return withSpaceBefore(rows, index > 0 ? POINT_GAP * scale : 0)
      })
    },
  ]
}

interface Area {
  x: number
  width: number
}

const CONTENT_AREA: Area = { x: CONTENT_X, width: CONTENT_WIDTH }

/** The lines of a text, none of which is left alone at the end or at the head of a page. */
function textRows(
  { measure }: Context,
  node: StructureNode,
  content: string,
  style: TextStyle,
  { x, width }: Area = CONTENT_AREA,
): Row[] {
  const lines = breakLines(toFrenchTypography(content.normalize('NFC')), width, (part) => measure(part, style))
  return lines.map((text, index) => ({
    ...toRow([{ node, text, x, style }], style),
    keepWithNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
  }))
}

function toRow(fragments: readonly Fragment[], { leading }: TextStyle): Row {
  return { fragments, height: leading, spaceBefore: 0, opensSection: false, keepWithNext: false }
}
