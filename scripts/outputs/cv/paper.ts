import PdfDocument from 'pdfkit'
import type { Shape } from '../../../src/looks/character.ts'
import { normalized } from '../../fields/fold.ts'
import type { Language } from '../../fields/site-texts/language.ts'
import type { Run, Typeface } from '../../fonts/typeface.ts'
import type { Weight } from '../../fonts/weights.ts'
import type { CvNotes, DrawnCv } from './notes.ts'
import { type Colours, type Sheet, STAMP, type TextStyle } from './style.ts'

/** An element of the structure, which assistive technology reads. */
export interface Element {
  type: StructureType
  struct: PDFKit.PDFStructureElement
}

/** Structure types of PDF 1.7 (ISO 32000-1, 14.8.4) that a CV needs. */
type StructureType = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link'

export interface Column {
  x: number
  width: number
  /** Indentation of the first line. */
  indent?: number
}

export interface Link {
  url: string
  /** Description of the link for people who cannot see it. */
  description: string
}

export interface Words {
  /** `null` if assistive technology should skip the text. */
  element: Element | null
  text: string
  link?: Link
}

/**
 * A single space as wide as needed. Without it, some programs read the text at the end of a line as another column, and others join two
 * texts.
 */
export interface Space {
  end: number
}

/** A part that is not split between pages, unless it is taller than a page. */
export interface Block {
  height: number
  draw(): void
}

export interface Metadata {
  language: Language
  title: string
  author: string
  /** Date of the document, so that the same content always gives the same bytes; `null` if it has none. */
  date: Date | null
}

/** A part of a line in one style. */
interface DrawnPart {
  page: object
  /** Distance of its baseline from the top of the page. */
  baseline: number
  text: string
  weight: Weight
}

/** Baselines that differ by less are the same, because their positions are sums of fractions. */
const BASELINE_TOLERANCE = 0.01

/** Mark at the beginning of a rule. */
const DASH = { width: 16, height: 2.4 } as const
const RULE_HEIGHT = 0.6
/** Distance of a baseline below the middle of its line, as a share of the font size: half the height of a capital letter. */
const BASELINE_SHARE = 0.35

/** Operators before and after a run of letters (ISO 32000-1, 8.4.4 and 9.4.1). */
const OPENING = [/^q$/, / cm$/, /^BT$/, / Tm$/] as const
const CLOSING = [/^ET$/, /^Q$/] as const

/** pdfkit derives the id of the file from a date, by default the current time. */
const NO_DATE = new Date(0)

/** A PDF 1.7 file with the tags of PDF/UA-1 (ISO 14289-1), written from top to bottom. Lines are broken at spaces. */
export class Paper {
  readonly root: Element
  /** Column of the name and the contact details. */
  readonly header: Column
  readonly #pdf: PDFKit.PDFDocument
  readonly #language: Language
  /** The texts of each element of the structure, and of each decoration (`null`). */
  readonly #drawn: { type: StructureType | null; parts: DrawnPart[] }[] = []

  /** The widths that were measured, because breaking lines measures each word several times. */
  readonly #widths = new Map<string, number>()

  /**
   * Begins the file.
   * @param stamp drawing in the upper right corner, in a square of `STAMP` points
   */
  constructor(
    { language, title, author, date }: Metadata,
    readonly sheet: Sheet,
    private readonly typeface: Typeface,
    readonly colours: Colours,
    stamp: readonly Shape[],
  ) {
    const { page, margin } = sheet
    this.#language = language
    this.header = stamp.length > 0 ? sheet.besideStamp : sheet.column
    this.#pdf = new PdfDocument({
      size: [page.width, page.height],
      margins: { top: margin.top, bottom: margin.bottom, left: margin.x, right: margin.x },
      bufferPages: true,
      // The typeface remembers layouts for all sizes; pdfkit would for each size again.
      fontLayoutCache: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language.locale.replace('_', '-'),
      info: {
        ...{ Title: plainForXml(title), Author: plainForXml(author), CreationDate: date ?? NO_DATE },
        ...(date && { ModDate: date }),
      },
    })
    if (date === null) this.#leaveOutDate()
    // pdfkit writes this with `subset: 'PDF/UA'`, but its types do not contain that value.
    this.#pdf.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    )
    this.root = { type: 'Document', struct: this.#pdf.struct('Document') }
    this.#pdf.addStructure(this.root.struct)
    if (stamp.length > 0) this.#decorate(() => this.#drawStamp(stamp))
  }

  /** Returns a text with the spacing of its language. */
  typeset(text: string): string {
    return this.#language.typography(normalized(text, 'NFC'))
  }

  /** Keeps the date out of the file. pdfkit reads it at the end, so it must exist. */
  #leaveOutDate() {
    Object.defineProperty(this.#pdf.info, 'CreationDate', { enumerable: false })
    const append = this.#pdf.appendXML.bind(this.#pdf)
    this.#pdf.appendXML = (xml, ...rest) => append(xml.replace(/<xmp:CreateDate>[^<]*<\/xmp:CreateDate>/, ''), ...rest)
  }

  get pageCount(): number {
    return this.#pdf.bufferedPageRange().count
  }

  /** Height of the page's body that is filled. */
  get filled(): number {
    return this.#pdf.y - this.sheet.margin.top
  }

  /** Draws a block, on the next page if it does not fit on this one. The gap above it is omitted at the top of a page. */
  place({ height, draw }: Block, gap: number) {
    const { bodyHeight } = this.sheet
    if (this.filled > 0 && this.filled + gap + height > bodyHeight && height <= bodyHeight) this.beginPage()
    if (this.filled > 0) this.skip(gap)
    draw()
  }

  beginPage() {
    this.#pdf.addPage()
  }

  skip(height: number) {
    this.#pdf.y += height
  }

  add(parent: Element, type: StructureType): Element {
    const struct = this.#pdf.struct(type)
    parent.struct.add(struct)
    return { type, struct }
  }

  widthOf(text: string, style: TextStyle): number {
    const key = [style.weight, style.size, style.tracking, text].join()
    const width = this.#widths.get(key) ?? this.#measure(text, style)
    this.#widths.set(key, width)
    return width
  }

  #measure(text: string, style: TextStyle): number {
    let total = 0
    for (const run of this.#runsOf(text, style)) {
      this.#setFont(run, style)
      total += this.#pdf.widthOfString(run.text, { characterSpacing: style.tracking }) + style.tracking
    }
    return total
  }

  heightOf(text: string, style: TextStyle, column: Column): number {
    return this.#linesOf(text, style, column).length * style.leading
  }

  /** Writes a text that wraps in its column. A text taller than a page continues on the next one. */
  write(element: Element, text: string, style: TextStyle, column: Column) {
    const { page, margin } = this.sheet
    this.#tag(element, () => {
      for (const [index, line] of this.#linesOf(text, style, column).entries()) {
        if (this.filled > 0 && this.#pdf.y + style.leading > page.height - margin.bottom + 1)
          this.#pdf.continueOnNewPage()
        this.#pdf.x = column.x + (index > 0 ? 0 : (column.indent ?? 0))
        this.#drawLine(line, style)
        this.skip(style.leading)
      }
    })
  }

  /**
   * Writes one line from `x` on, with the texts of elements and separators.
   * @param on style of the adjacent text whose baseline the line shares
   */
  writeLine(parts: readonly (Words | Space)[], style: TextStyle, x: number, on = style) {
    this.#pdf.x = x
    for (const part of parts) {
      if ('end' in part) {
        this.#decorate(() => this.#drawSpace(part.end - this.#pdf.x, style, on))
        continue
      }
      const { element, text, link } = part
      const left = this.#pdf.x
      const draw = () => this.#drawLine(text, style, on)
      if (element) this.#tag(element, draw)
      else this.#decorate(draw)
      if (!element || !link) continue
      // pdfkit writes a String object as text and a primitive as a name.
      const options = { Contents: Object(link.description), structParent: element.struct }
      this.#pdf.link(left, this.#pdf.y, this.#pdf.x - left, style.leading, link.url, options)
      // Ends the element now, because pdfkit then records the page of its link.
      element.struct.end()
    }
    this.skip(style.leading)
  }

  /** Draws the line above a section. */
  rule(above: number) {
    const y = this.#pdf.y - above
    const { x, width } = this.sheet.column
    this.#decorate(() => {
      this.#pdf.rect(x, y, width, RULE_HEIGHT).fill(this.colours.line)
      this.#pdf.rect(x, y, DASH.width, DASH.height).fill(this.colours.sun)
    })
  }

  /** Numbers the pages if there are several, and returns the file and its notes. */
  async finish(author: string, style: TextStyle): Promise<DrawnCv> {
    const { pageCount } = this
    for (let index = 0; pageCount > 1 && index < pageCount; index++) {
      this.#pdf.switchToPage(index)
      const text = `${author}   ${index + 1} / ${pageCount}`
      const { column, page, margin } = this.sheet
      this.#pdf.x = column.x + column.width - this.widthOf(text, style)
      this.#pdf.y = page.height - margin.bottom / 2 - baselineOf(style)
      this.#decorate(() => this.#drawLine(text, style), 'Pagination')
    }
    const notes = this.#notes()
    this.root.struct.end()
    this.#pdf.end()
    const chunks: Uint8Array[] = []
    for await (const chunk of this.#pdf) chunks.push(chunk)
    return { file: Buffer.concat(chunks), notes }
  }

  #notes(): CvNotes {
    const parts = this.#drawn.flatMap((drawn) => drawn.parts)
    const pages = [...new Set(parts.map(({ page }) => page))]
    const lines = pages.flatMap((own) => this.#linesIn(parts.filter(({ page }) => page === own)))
    return {
      pages: this.pageCount,
      texts: this.#drawn.flatMap(({ type, parts }) => (type === null ? [] : { type, lines: this.#linesIn(parts) })),
      lines: lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== ''),
      undrawn: new Map(parts.flatMap((part) => this.#undrawnIn(part))),
    }
  }

  #runsOf(text: string, { weight }: TextStyle) {
    return this.typeface.runsOf(normalized(text, 'NFC'), weight)
  }

  /**
   * Breaks a text at its spaces. pdfkit would also break it between two fonts, and at the hyphen of a name, which programs do not join
   * again.
   */
  #linesOf(text: string, style: TextStyle, { width, indent = 0 }: Column): string[] {
    const lines: string[] = ['']
    let room = width - indent
    const put = (part: string) => {
      if (room < this.widthOf(part.trimEnd(), style) && room < width) {
        lines.push('')
        room = width
      }
      lines.push(`${lines.pop()}${part}`)
      room -= this.widthOf(part, style)
    }
    for (const word of text.split(/(?<= )/)) {
      if (this.widthOf(word.trimEnd(), style) <= width) put(word)
      else for (const character of word) put(character)
    }
    return lines
  }

  #setFont({ font }: Run, { size, colour }: TextStyle) {
    this.#pdf.font(font).fontSize(size).fillColor(colour)
  }

  /** Returns the lines of consecutive parts, as programs read them. */
  #linesIn(parts: readonly DrawnPart[]): string[] {
    const lines: string[] = []
    for (const [index, part] of parts.entries()) {
      const last = parts[index - 1]
      const isBeside = last?.page === part.page && Math.abs(last.baseline - part.baseline) < BASELINE_TOLERANCE
      lines.push((isBeside ? lines.pop() : '') + this.#readIn(part))
    }
    return lines
  }

  /** Returns the text that the glyphs give to programs, in their order, because fontkit reorders the letters of some scripts. */
  #readIn({ text, weight }: DrawnPart): string {
    // pdfkit also lays out each word alone.
    const words = this.typeface
      .runsOf(text, weight)
      .flatMap(({ font, text }) => text.split(/(?<= )/).map((word) => font.layout(word)))
    return String.fromCodePoint(...words.flatMap(({ glyphs }) => glyphs.flatMap(({ codePoints }) => codePoints)))
  }

  /** Returns the characters of a text that are not drawn as they are, each with what is drawn instead. */
  #undrawnIn({ text, weight }: DrawnPart): [character: string, instead: string][] {
    return [...text].flatMap((character) => {
      const instead = this.typeface
        .runsOf(character, weight)
        .map(({ text }) => text)
        .join('')
      return instead === character ? [] : [[character, instead]]
    })
  }

  /** Draws a line as one text, even in several fonts, because programs put a space between two texts. */
  #drawLine(text: string, style: TextStyle, on = style) {
    this.#note(text, style, on)
    this.skip(this.#topOf(style, on))
    const runs = this.#runsOf(text, style)
    const { addContent } = this.#pdf
    for (const [index, run] of runs.entries()) {
      this.#setFont(run, style)
      // pdfkit opens and closes a text object for each run of letters.
      const left = [...(index > 0 ? OPENING : []), ...(index < runs.length - 1 ? CLOSING : [])]
      this.#pdf.addContent = (data) =>
        left.some((sign) => sign.test(data)) ? this.#pdf : addContent.call(this.#pdf, data)
      this.#pdf.text(run.text, { lineBreak: false, characterSpacing: style.tracking })
      this.#pdf.addContent = addContent
    }
    this.skip(-this.#topOf(style, on))
  }

  #drawSpace(width: number, style: TextStyle, on: TextStyle) {
    const plain = { ...style, tracking: 0 }
    this.#note(' ', style, on)
    this.skip(this.#topOf(style, on))
    for (const run of this.#runsOf(' ', plain)) {
      this.#setFont(run, plain)
      const horizontalScaling = (100 * width) / this.#pdf.widthOfString(run.text)
      this.#pdf.text(run.text, { lineBreak: false, horizontalScaling })
    }
    this.skip(-this.#topOf(style, on))
  }

  #drawStamp(shapes: readonly Shape[]) {
    const { column, margin } = this.sheet
    this.#pdf.save().translate(column.x + column.width - STAMP, margin.top)
    for (const { d, fill } of shapes) this.#pdf.path(d).fill(this.colours[fill])
    this.#pdf.restore()
  }

  /** Returns the offset from the top of a line at which pdfkit has to begin, so that the text is on the baseline of `on`. */
  #topOf(style: TextStyle, on: TextStyle): number {
    // pdfkit places the top of a line at the font's ascent above its baseline.
    return baselineOf(on) - this.typeface.ascent * style.size
  }

  /** Notes a text that is about to be drawn. */
  #note(text: string, { weight }: TextStyle, on: TextStyle) {
    const baseline = this.#pdf.y + baselineOf(on)
    this.#drawn.at(-1)?.parts.push({ page: this.#pdf.page, baseline, text: normalized(text, 'NFC'), weight })
  }

  /** Draws the texts of an element of the structure. */
  #tag({ type, struct }: Element, draw: () => void) {
    struct.add(() => {
      this.#drawn.push({ type, parts: [] })
      draw()
    })
  }

  /** Draws without a tag, so that assistive technology skips it. */
  #decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    this.#drawn.push({ type: null, parts: [] })
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }
}

/** Returns the distance of the baseline of a line from its top. */
function baselineOf({ size, leading }: TextStyle): number {
  return leading / 2 + BASELINE_SHARE * size
}

/** Removes signs that need escaping in XML, because pdfkit does not escape these texts. */
function plainForXml(text: string): string {
  return text.replaceAll('&', 'et').replace(/[<>]/g, '')
}
