import PdfDocument from 'pdfkit'
import type { Shape } from '../../../src/looks/character.ts'
import type { Language } from '../../fields/languages/language.ts'
import type { Run, Typeface } from '../../fonts/typeface.ts'
import { type Colours, type Sheet, STAMP, type TextStyle } from './style.ts'

export type Element = PDFKit.PDFStructureElement

/** The structure types of PDF 1.7 (ISO 32000-1, 14.8.4) that a CV needs. */
export type StructureType = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link'

export interface Column {
  x: number
  width: number
  /** How much further right the first line begins. */
  indent?: number
}

export interface Link {
  url: string
  /** What the link does, for readers who cannot see it. */
  says: string
}

export interface Words {
  /** `null` if assistive technology should skip it. */
  element: Element | null
  text: string
  link?: Link
}

/**
 * One space that is as wide as it takes. Without it, some readers take what stands at the end of a line for another column, and others
 * put two texts together.
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
  /** The document's own date, so that the same content always gives the same bytes; `null`: it has none. */
  date: Date | null
}

/** At the beginning of a rule. */
const DASH = { width: 16, height: 2.4 } as const
const RULE_HEIGHT = 0.6
/** How far a baseline is below the middle of its line, as a share of the font size: half the height of a capital letter. */
const BASELINE_SHARE = 0.35

/** Operators before and after a run of letters (ISO 32000-1, 8.4.4 and 9.4.1). */
const OPENING = [/^q$/, / cm$/, /^BT$/, / Tm$/] as const
const CLOSING = [/^ET$/, /^Q$/] as const

/** pdfkit names the file after a date, and would take the present moment. */
const NO_DATE = new Date(0)

/** PDF 1.7 with the tags of PDF/UA-1 (ISO 14289-1), written from top to bottom. Lines end at spaces. */
export class Paper {
  readonly root: Element
  readonly colours: Colours
  readonly sheet: Sheet
  /** Where the name and the contact details stand. */
  readonly header: Column
  readonly #pdf: PDFKit.PDFDocument
  readonly #typeface: Typeface
  readonly #language: Language

  /** @param stamp what stands in the upper right corner, in a square of `STAMP` points */
  constructor(
    { language, title, author, date }: Metadata,
    sheet: Sheet,
    typeface: Typeface,
    colours: Colours,
    stamp: readonly Shape[],
  ) {
    const { page, margin } = sheet
    this.#language = language
    this.#typeface = typeface
    this.sheet = sheet
    this.header = stamp.length > 0 ? sheet.besideStamp : sheet.column
    this.colours = colours
    this.#pdf = new PdfDocument({
      size: [page.width, page.height],
      margins: { top: margin.top, bottom: margin.bottom, left: margin.x, right: margin.x },
      bufferPages: true,
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
    // What pdfkit's `subset: 'PDF/UA'` writes. Its types do not know that value.
    this.#pdf.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    )
    this.root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.root)
    if (stamp.length > 0) this.#decorate(() => this.#drawStamp(stamp))
  }

  /** A text with the spaces of its language. */
  typeset(text: string): string {
    return this.#language.typography(text.normalize('NFC'))
  }

  /** pdfkit reads the date when it ends the file, so it stays, but out of what is written. */
  #leaveOutDate() {
    Object.defineProperty(this.#pdf.info, 'CreationDate', { enumerable: false })
    const append = this.#pdf.appendXML.bind(this.#pdf)
    this.#pdf.appendXML = (xml, ...rest) => append(xml.replace(/<xmp:CreateDate>[^<]*<\/xmp:CreateDate>/, ''), ...rest)
  }

  get pageCount(): number {
    return this.#pdf.bufferedPageRange().count
  }

  /** How much of the page's body is filled. */
  get filled(): number {
    return this.#pdf.y - this.sheet.margin.top
  }

  /** Draws a block, on the next page if it does not fit on this one. The gap above it is left out at the top of a page. */
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
    const element = this.#pdf.struct(type)
    parent.add(element)
    return element
  }

  widthOf(text: string, style: TextStyle): number {
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

  /** A text that wraps in its column. One that is taller than a page goes on at the next. */
  write(element: Element, text: string, style: TextStyle, column: Column) {
    const { page, margin } = this.sheet
    element.add(() => {
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
   * One line from `x` on, of the texts of elements and of what only separates them.
   * @param on the style whose baseline it shares, when it stands beside another text
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
      if (element) element.add(draw)
      else this.#decorate(draw)
      if (!element || !link) continue
      // pdfkit writes a String object as text and a primitive as a name.
      const options = { Contents: Object(link.says), structParent: element }
      this.#pdf.link(left, this.#pdf.y, this.#pdf.x - left, style.leading, link.url, options)
      // The element ends now, because pdfkit records the page of a link at that moment.
      element.end()
    }
    this.skip(style.leading)
  }

  /** The line above a section. */
  rule(above: number) {
    const y = this.#pdf.y - above
    const { x, width } = this.sheet.column
    this.#decorate(() => {
      this.#pdf.rect(x, y, width, RULE_HEIGHT).fill(this.colours.line)
      this.#pdf.rect(x, y, DASH.width, DASH.height).fill(this.colours.sun)
    })
  }

  /** Numbers the pages when there are several, and gives the file. */
  async finish(author: string, style: TextStyle): Promise<Uint8Array> {
    const { pageCount } = this
    for (let index = 0; pageCount > 1 && index < pageCount; index++) {
      this.#pdf.switchToPage(index)
      const text = `${author}   ${index + 1} / ${pageCount}`
      const { column, page, margin } = this.sheet
      this.#pdf.x = column.x + column.width - this.widthOf(text, style)
      this.#pdf.y = page.height - margin.bottom / 2 - baselineOf(style)
      this.#decorate(() => this.#drawLine(text, style), 'Pagination')
    }
    this.root.end()
    this.#pdf.end()
    const chunks: Uint8Array[] = []
    for await (const chunk of this.#pdf) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  #runsOf(text: string, { weight }: TextStyle) {
    return this.#typeface.runsOf(text.normalize('NFC'), weight)
  }

  /**
   * Breaks a text at its spaces. pdfkit would also break at the hyphen of a name, which readers do not put together again, and between two
   * fonts.
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

  /** As one text, also when it takes several fonts, because readers put a space between two texts. */
  #drawLine(text: string, style: TextStyle, on = style) {
    this.skip(this.#topOf(style, on))
    const runs = this.#runsOf(text, style)
    const { addContent } = this.#pdf
    for (const [index, run] of runs.entries()) {
      this.#setFont(run, style)
      // pdfkit places and closes every run of letters.
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

  /** How far below the top of a line pdfkit has to begin, so that the text stands on the baseline of `on`. */
  #topOf(style: TextStyle, on: TextStyle): number {
    // pdfkit places the top of a line by the font's ascent above its baseline.
    return baselineOf(on) - this.#typeface.ascent * style.size
  }

  /** Assistive technology skips it. */
  #decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }
}

/** Where the baseline of a line lies below its top. */
function baselineOf({ size, leading }: TextStyle): number {
  return leading / 2 + BASELINE_SHARE * size
}

/** pdfkit copies these texts into XML without escaping them. */
function plainForXml(text: string): string {
  return text.replaceAll('&', 'et').replace(/[<>]/g, '')
}
