import { shortAddress } from '../../../src/catalogue/absolute-url.ts'
import { type CvItem, type CvPair, type CvSection, cvSections } from '../../../src/catalogue/cv-sections.ts'
import type { Cv } from '../../../src/catalogue/types.ts'
import { toFrenchTypography } from '../../compile/typography.ts'
import { type ContactItem, type CvOwner, contactItems, noBreak } from './contact.ts'
import type { Block, Column, Element, Paper } from './paper.ts'
import { BODY_HEIGHT, CONTENT, MARGIN, type Styles, scaled, stylesAt, type TextStyle } from './style.ts'

const SECTION_GAP = 26
/** How far above a section its line is drawn. */
const RULE_ABOVE = 0.42 * SECTION_GAP
const ENTRY_GAP = 10
const PARAGRAPH_GAP = 5
const POINT_GAP = 2
const BULLET = '•'
const BULLET_WIDTH = 11
/** The gap between a title and its dates, and between a label and its text. */
const COLUMN_GAP = 14
/** A label takes at most this share of the width. */
const LABEL_SHARE = 0.6
const SEPARATOR = '\u2002·\u2002'
const INTEREST_SEPARATOR = '\u00a0· '
/** A long name is set smaller before it takes a second line. */
const SMALLEST_NAME = 0.7
/** A section that does not fit below moves to the next page as a whole when at least this share of the page is filled. */
const WELL_FILLED = 0.6

interface Context {
  paper: Paper
  styles: Styles
  scale: number
}

/** Part of a section, with the gap above it. */
interface Part extends Block {
  gap: number
}

/** Adds the tags of a section to the structure, and returns the parts that draw it. */
type Content = (context: Context, section: Element) => Part[]

/**
 * Writes the CV from top to bottom, in the order in which assistive technology reads it.
 * @param scale See `stylesAt`.
 */
export function compose(paper: Paper, owner: CvOwner, cv: Cv, scale: number) {
  const context: Context = { paper, styles: stylesAt(scale, paper.colours), scale }
  header(context, owner, cv)
  section(
    context,
    owner.texts.cv.profile,
    cv.profileText.map((text) => paragraph(text)),
  )
  for (const part of cvSections(cv, owner.texts)) section(context, part.title, contentsOf(part, owner.origin))
}

function contentsOf(part: CvSection, origin: string): Content[] {
  if (part.kind === 'items') return part.items.map((item) => entry(item, origin))
  if (part.kind === 'names') return [paragraph(part.names.join(INTEREST_SEPARATOR))]
  return definitions(part.pairs)
}

function header({ paper, styles, scale }: Context, owner: CvOwner, cv: Cv) {
  const shrink = Math.max(SMALLEST_NAME, Math.min(1, paper.header.width / paper.widthOf(owner.name, styles.name)))
  paper.write(paper.add(paper.root, 'H1'), french(owner.name), scaled(styles.name, shrink), paper.header)
  paper.write(paper.add(paper.root, 'P'), french(cv.title), styles.trade, paper.header)
  paper.skip(PARAGRAPH_GAP * scale)
  contact(paper, styles.contact, contactItems(owner, cv))
}

/** As many items on a line as there is room for. */
function contact(paper: Paper, style: TextStyle, items: readonly ContactItem[]) {
  const separatorWidth = paper.widthOf(SEPARATOR, style)
  const lines: ContactItem[][] = []
  let room = 0
  for (const item of items) {
    const width = separatorWidth + paper.widthOf(item.text, style)
    if (room < width) {
      lines.push([])
      room = paper.header.width + separatorWidth
    }
    lines.at(-1)?.push(item)
    room -= width
  }
  const list = paper.add(paper.root, 'L')
  for (const line of lines) {
    const parts = line.flatMap(({ text, link }, index) => {
      const body = paper.add(paper.add(list, 'LI'), 'LBody')
      const part = link ? { element: paper.add(body, 'Link'), text, link } : { element: body, text }
      return index > 0 ? [{ element: null, text: SEPARATOR }, part] : [part]
    })
    paper.writeLine(parts, style, paper.header.x)
  }
}

/** The title stands in the margin, beside the first part. A section without content is left out. */
function section(context: Context, title: string, contents: readonly Content[]) {
  const { paper, styles, scale } = context
  if (contents.length === 0) return
  const element = paper.add(paper.root, 'Sect')
  const heading = paper.add(element, 'H2')
  const [first, ...others] = contents.flatMap((content) => content(context, element))
  if (first === undefined) return
  const gap = SECTION_GAP * scale
  const height = others.reduce((sum, part) => sum + part.gap + part.height, first.height)
  const fitsBelow = paper.filled + gap + height <= BODY_HEIGHT
  if (!fitsBelow && paper.filled >= WELL_FILLED * BODY_HEIGHT && height <= BODY_HEIGHT) paper.beginPage()
  const drawFirst = () => {
    paper.rule(RULE_ABOVE * scale)
    paper.sideBySide(() => paper.writeLine([{ element: heading, text: title }], styles.section, MARGIN.x), first.draw)
  }
  paper.place({ height: first.height, draw: drawFirst }, gap)
  for (const part of others) paper.place(part, part.gap)
}

function paragraph(text: string): Content {
  return ({ paper, styles, scale }, parent) => {
    const element = paper.add(parent, 'P')
    return [{ ...textBlock(paper, element, text, styles.body, CONTENT), gap: PARAGRAPH_GAP * scale }]
  }
}

/** A job, a course of study, a prize. The title and what comes first below it always stand on the same page. */
function entry({ title, period, where, texts, points, url, page }: CvItem, origin: string): Content {
  return (context, parent) => {
    const { paper, styles, scale } = context
    const periodWidth = period === null ? 0 : paper.widthOf(period, styles.muted)
    const titleColumn = { x: CONTENT.x, width: CONTENT.width - (period === null ? 0 : periodWidth + COLUMN_GAP) }
    const heading = textBlock(paper, paper.add(parent, 'H3'), title, styles.entry, titleColumn)
    const periodElement = period === null ? null : paper.add(parent, 'P')
    const employer = where === null ? null : textBlock(paper, paper.add(parent, 'P'), where, styles.muted, CONTENT)
    const below = texts.map((text) => ({
      ...textBlock(paper, paper.add(parent, 'P'), text, styles.body, CONTENT),
      gap: POINT_GAP * scale,
    }))
    const list = points.length > 0 ? paper.add(parent, 'L') : null
    if (list) below.push(...points.map((text) => point(context, list, text)))
    const address = page === null ? url : `${origin}/${page}`
    if (address !== null) below.push(addressLine(context, parent, address))
    const [first, ...others] = below
    const right = CONTENT.x + CONTENT.width
    const head: Part = {
      gap: ENTRY_GAP * scale,
      height: heading.height + (employer?.height ?? 0) + (first ? first.gap + first.height : 0),
      draw() {
        paper.sideBySide(heading.draw, () => {
          if (period === null) return
          const parts = [{ element: periodElement, text: period }]
          paper.writeLine(parts, styles.muted, right - periodWidth, styles.entry)
        })
        employer?.draw()
        if (first) paper.place(first, first.gap)
      },
    }
    return [head, ...others]
  }
}

/** An address, written out because a CV is also read on paper. One that is longer than a line is no link. */
function addressLine({ paper, styles, scale }: Context, parent: Element, url: string): Part {
  const text = shortAddress(url)
  const element = paper.add(parent, 'P')
  const gap = POINT_GAP * scale
  if (paper.widthOf(text, styles.body) > CONTENT.width)
    return { ...textBlock(paper, element, text, styles.body, CONTENT), gap }
  const link = paper.add(element, 'Link')
  const parts = [{ element: link, text, link: { url, says: `Voir ${text}` } }]
  return { gap, height: styles.body.leading, draw: () => paper.writeLine(parts, styles.body, CONTENT.x) }
}

function point({ paper, styles, scale }: Context, list: Element, text: string): Part {
  const item = paper.add(list, 'LI')
  const bullet = paper.add(item, 'Lbl')
  const indent = BULLET_WIDTH * scale
  const body = textBlock(paper, paper.add(item, 'LBody'), text, styles.body, {
    x: CONTENT.x + indent,
    width: CONTENT.width - indent,
  })
  return {
    gap: POINT_GAP * scale,
    height: body.height,
    draw: () =>
      paper.sideBySide(() => paper.writeLine([{ element: bullet, text: BULLET }], styles.bullet, CONTENT.x), body.draw),
  }
}

/** Labels with their texts in two columns: groups of skills, languages. */
function definitions(pairs: readonly CvPair[]): Content[] {
  return [
    ({ paper, styles, scale }, parent) => {
      const list = paper.add(parent, 'L')
      const widest = Math.max(...pairs.map(({ term }) => paper.widthOf(term, styles.label)))
      // pdfkit rounds widths, so a label as wide as its column might wrap.
      const labelWidth = Math.min(widest + 1, CONTENT.width * LABEL_SHARE)
      const contentX = CONTENT.x + labelWidth + COLUMN_GAP
      const contentColumn = { x: contentX, width: CONTENT.x + CONTENT.width - contentX }
      return pairs.map(({ term, meaning }) => {
        const text = typeof meaning === 'string' ? meaning : meaning.map(noBreak).join(', ')
        const item = paper.add(list, 'LI')
        const left = textBlock(paper, paper.add(item, 'Lbl'), term, styles.label, { x: CONTENT.x, width: labelWidth })
        const right = textBlock(paper, paper.add(item, 'LBody'), text, styles.body, contentColumn)
        return {
          gap: POINT_GAP * scale,
          height: Math.max(left.height, right.height),
          draw: () => paper.sideBySide(left.draw, right.draw),
        }
      })
    },
  ]
}

function textBlock(paper: Paper, element: Element, text: string, style: TextStyle, column: Column): Block {
  const drawn = french(text)
  return {
    height: paper.heightOf(drawn, style, column),
    draw: () => paper.write(element, drawn, style, column),
  }
}

function french(text: string): string {
  return toFrenchTypography(text.normalize('NFC'))
}
