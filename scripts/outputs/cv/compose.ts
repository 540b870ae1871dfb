import { shortAddress } from '../../../src/catalogue/absolute-url.ts'
import { type CvItem, type CvPair, type CvSection, cvSections } from '../../../src/catalogue/cv-sections.ts'
import { localPath } from '../../../src/catalogue/local-path.ts'
import { POINT, partsOfLine } from '../../../src/catalogue/profile-lines.ts'
import type { Cv } from '../../../src/catalogue/types.ts'
import { LANGUAGES } from '../../fields/site-texts/languages.ts'
import { type ContactItem, type CvOwner, contactItems, noBreak } from './contact.ts'
import type { Block, Column, Element, Paper, Space, Words } from './paper.ts'
import { type Gaps, type Styles, scaled, scaledGaps, stylesAt, type TextStyle } from './style.ts'

const BULLET_WIDTH = 11
/** A label that takes a larger share of the width is placed on lines of its own. */
const LABEL_SHARE = 0.6
const SEPARATOR = '\u2002·\u2002'
const INTEREST_SEPARATOR = '\u00a0· '
/** A long name is shrunk down to this factor before it takes a second line. */
const SMALLEST_NAME = 0.7
/** Lines are broken by the widths of single words, whose sum is slightly larger than the width of the text. */
const NAME_SHARE = 0.99
/** A section that does not fit moves to the next page as a whole if at least this share of the page is filled. */
const WELL_FILLED = 0.6

interface Context {
  paper: Paper
  styles: Styles
  gaps: Gaps
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
  const context: Context = {
    paper,
    styles: stylesAt(scale, paper.colours, paper.sheet.layout),
    gaps: scaledGaps(paper.sheet.gaps, scale),
    scale,
  }
  header(context, owner, cv)
  section(context, owner.texts.cv.profile, profileOf(cv.profileText))
  for (const part of cvSections(cv, owner.texts, owner.lang)) section(context, part.title, contentsOf(part, owner))
}

function contentsOf(part: CvSection, owner: CvOwner): Content[] {
  if (part.kind === 'items') return part.items.map((item) => entry(item, owner))
  if (part.kind === 'names') return [paragraph(part.names.join(INTEREST_SEPARATOR))]
  return [definitions(part.pairs)]
}

function header({ paper, styles, gaps }: Context, owner: CvOwner, cv: Cv) {
  const name = paper.typeset(owner.name)
  const fitting = (NAME_SHARE * paper.header.width) / paper.widthOf(name, styles.name)
  const shrink = Math.max(SMALLEST_NAME, Math.min(1, fitting))
  paper.write(paper.add(paper.root, 'H1'), name, scaled(styles.name, shrink), paper.header)
  paper.write(paper.add(paper.root, 'P'), paper.typeset(cv.title), styles.trade, paper.header)
  paper.skip(gaps.paragraph)
  contact(paper, styles.contact, contactItems(owner, cv))
}

/** Writes the contact details, with as many items on each line as fit. */
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

/** Writes a section. One without content is omitted. */
function section(context: Context, title: string, contents: readonly Content[]) {
  const { paper, styles, gaps } = context
  const { bodyHeight, column } = paper.sheet
  if (contents.length === 0) return
  const element = paper.add(paper.root, 'Sect')
  const heading = textBlock(paper, paper.add(element, 'H2'), title, styles.section, column)
  const [first, ...others] = contents.flatMap((content) => content(context, element))
  if (first === undefined) return
  const head = heading.height + gaps.heading + first.height
  const height = others.reduce((sum, part) => sum + part.gap + part.height, head)
  const fitsBelow = paper.filled + gaps.section + height <= bodyHeight
  if (!fitsBelow && paper.filled >= WELL_FILLED * bodyHeight && height <= bodyHeight) paper.beginPage()
  const drawFirst = () => {
    paper.rule(gaps.rule)
    heading.draw()
    paper.skip(gaps.heading)
    first.draw()
  }
  paper.place({ height: head, draw: drawFirst }, gaps.section)
  for (const part of others) paper.place(part, part.gap)
}

/** Returns the paragraphs of a profile, and its lists. */
function profileOf(lines: readonly string[]): Content[] {
  const contents: Content[] = []
  let points: { mark: string; text: string }[] = []
  for (const line of lines) {
    const { mark, text } = partsOfLine(line)
    if (mark === null) contents.push(paragraph(text))
    else if (points.push({ mark, text }) === 1) contents.push(listOf(points))
    if (mark === null) points = []
  }
  return contents
}

function listOf(points: readonly { mark: string; text: string }[]): Content {
  return (context, parent) => {
    const list = context.paper.add(parent, 'L')
    return points.map(({ mark, text }) => point(context, list, text, mark))
  }
}

function paragraph(text: string): Content {
  return ({ paper, styles, gaps }, parent) => [
    { ...textBlock(paper, paper.add(parent, 'P'), text, styles.body, paper.sheet.column), gap: gaps.paragraph },
  ]
}

/** Returns an entry: a job, a course of study, a prize. The title and the first part below it are always on the same page. */
function entry(
  { title, period, where, texts, points, url, page }: CvItem,
  { origin, lang, siteLang = lang }: CvOwner,
): Content {
  return (context, parent) => {
    const { paper, styles, gaps } = context
    const { column } = paper.sheet
    const lines = [textBlock(paper, paper.add(parent, 'H3'), title, styles.entry, column)]
    const dates = period === null ? null : paper.add(parent, 'P')
    const place = where === null ? null : paper.add(parent, 'P')
    if (dates && period !== null && place && where !== null) {
      const separator = { element: null, text: SEPARATOR }
      lines.push(runIn(context, [{ element: dates, text: period }, separator], place, where, styles.muted))
    } else if (dates && period !== null) lines.push(textBlock(paper, dates, period, styles.muted, column))
    else if (place && where !== null) lines.push(textBlock(paper, place, where, styles.muted, column))
    const below = texts.map((text) => ({
      ...textBlock(paper, paper.add(parent, 'P'), text, styles.body, column),
      gap: gaps.point,
    }))
    const list = points.length > 0 ? paper.add(parent, 'L') : null
    if (list) below.push(...points.map((text) => point(context, list, text)))
    const address = page === null ? url : `${origin}/${localPath(page, LANGUAGES[siteLang].addresses)}`
    if (address !== null) below.push(addressLine(context, parent, address))
    const [first, ...others] = below
    const head: Part = {
      gap: gaps.entry,
      height: lines.reduce((sum, { height }) => sum + height, first ? first.gap + first.height : 0),
      draw() {
        for (const line of lines) line.draw()
        if (first) paper.place(first, first.gap)
      },
    }
    return [head, ...others]
  }
}

/** Returns a text that follows other texts on its first line. In two columns, programs would separate them. */
function runIn(
  { paper }: Context,
  before: readonly (Words | Space)[],
  element: Element,
  text: string,
  style: TextStyle,
  beforeStyle = style,
): Block {
  const { column } = paper.sheet
  const width = (part: Words | Space) => ('end' in part ? 0 : paper.widthOf(part.text, beforeStyle))
  const spaces = before.flatMap((part) => ('end' in part ? part.end - column.x : []))
  const indent = spaces.at(-1) ?? before.reduce((sum, part) => sum + width(part), 0)
  const { height, draw } = textBlock(paper, element, text, style, { ...column, indent })
  return {
    height,
    draw() {
      paper.writeLine(before, beforeStyle, column.x, style)
      paper.skip(-beforeStyle.leading)
      draw()
    },
  }
}

/** Returns an address, written out because a CV is also read on paper. An address longer than a line is no link. */
function addressLine({ paper, styles, gaps }: Context, parent: Element, url: string): Part {
  const text = shortAddress(url)
  const element = paper.add(parent, 'P')
  const { column } = paper.sheet
  if (paper.widthOf(text, styles.body) > column.width)
    return { ...textBlock(paper, element, text, styles.body, column), gap: gaps.point }
  const link = paper.add(element, 'Link')
  const parts = [{ element: link, text, link: { url, description: `Voir ${text}` } }]
  return {
    gap: gaps.point,
    height: styles.body.leading,
    draw: () => paper.writeLine(parts, styles.body, column.x),
  }
}

function point({ paper, styles, gaps, scale }: Context, list: Element, text: string, mark = POINT): Part {
  const { x, width } = paper.sheet.column
  const item = paper.add(list, 'LI')
  const bullet = paper.add(item, 'Lbl')
  const indent = Math.max(BULLET_WIDTH * scale, paper.widthOf(`${mark}\u00a0`, styles.bullet))
  const body = textBlock(paper, paper.add(item, 'LBody'), text, styles.body, { x: x + indent, width: width - indent })
  return {
    gap: gaps.point,
    height: body.height,
    draw() {
      paper.writeLine([{ element: bullet, text: mark }, { end: x + indent }], styles.bullet, x)
      paper.skip(-styles.bullet.leading)
      body.draw()
    },
  }
}

/** Returns labels, each followed by its text: groups of skills, languages. In two columns, some programs would read all labels first. */
function definitions(pairs: readonly CvPair[]): Content {
  return (context, parent) => {
    const { paper, styles, gaps } = context
    const { column } = paper.sheet
    const list = paper.add(parent, 'L')
    return pairs.map(({ term, meaning }) => {
      const text = typeof meaning === 'string' ? meaning : meaning.map(noBreak).join(', ')
      const item = paper.add(list, 'LI')
      const [label, body] = [paper.add(item, 'Lbl'), paper.add(item, 'LBody')]
      const drawn = paper.typeset(term)
      const indent = paper.widthOf(drawn, styles.label) + gaps.label
      if (indent <= column.width * LABEL_SHARE) {
        const before = [{ element: label, text: drawn }, { end: column.x + indent }]
        return { gap: gaps.point, ...runIn(context, before, body, text, styles.body, styles.label) }
      }
      const above = textBlock(paper, label, term, styles.label, column)
      const below = textBlock(paper, body, text, styles.body, column)
      const drawBoth = () => {
        above.draw()
        below.draw()
      }
      return { gap: gaps.point, height: above.height + below.height, draw: drawBoth }
    })
  }
}

function textBlock(paper: Paper, element: Element, text: string, style: TextStyle, column: Column): Block {
  const drawn = paper.typeset(text)
  return {
    height: paper.heightOf(drawn, style, column),
    draw: () => paper.write(element, drawn, style, column),
  }
}
