import PdfDocument from 'pdfkit'
import type { PlacedRow } from './pages.ts'
import type { Fragment, Row, StructureNode } from './rows.ts'
import { COLOURS, FULL_WIDTH, MARGIN, PAGE, SUN_RADIUS, type TextStyle } from './style.ts'
import type { Typeface } from './typeface.ts'

export interface CvDocument {
  structure: StructureNode
  /** At least one. */
  pages: readonly (readonly PlacedRow[])[]
  title: string
  author: string
  /** The document's own date: a build never writes down the time it ran at. */
  date: Date
  /** For the foot of every page, when there are several. */
  pageStyle: TextStyle
}

/** How far above a section's first row its line is drawn, as a share of the space before it. */
const RULE_POSITION = 0.42
const RULE_HEIGHT = 0.6
/** The sun's dash that the site draws under the current page's name. */
const DASH = { width: 16, height: 2.4 } as const
/** Slats in degrees from the horizontal: the 115° of the site's gradients, which turn from the vertical. */
const SUN = { radius: SUN_RADIUS, slatAngle: 25, slatStep: 9, slatHeight: 3 } as const
/** Where a baseline lies below the middle of its row, as a share of the font size: half the height of a capital. */
const BASELINE_SHARE = 0.35

/** PDF 1.7 with the tags of PDF/UA-1 (ISO 14289-1). The same input gives the same bytes. */
export async function drawDocument(document: CvDocument, typeface: Typeface): Promise<Uint8Array> {
  const pdf = openPdf(document)
  const elements = addStructure(pdf, document.structure)
  document.pages.forEach((rows, index) => {
    pdf.addPage()
    if (index === 0) decorate(pdf, () => drawSun(pdf))
    for (const { row, top } of rows) drawRow(pdf, elements, typeface, row, MARGIN.top + top)
    if (document.pages.length > 1) drawFoot(pdf, typeface, document, index)
  })
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Elements = ReadonlyMap<StructureNode, PDFKit.PDFStructureElement>

function openPdf({ title, author, date }: CvDocument): PDFKit.PDFDocument {
  const pdf = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'fr-FR',
    info: { Title: plainForXml(title), Author: plainForXml(author), CreationDate: date, ModDate: date },
  })
  // What `subset: 'PDF/UA'` of pdfkit writes; its types do not know that value.
  pdf.appendXML(
    '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  )
  return pdf
}

/** pdfkit copies these texts into XML as they are. */
function plainForXml(text: string): string {
  return text.replaceAll('&', 'et').replace(/[<>]/g, '')
}

function addStructure(pdf: PDFKit.PDFDocument, root: StructureNode): Elements {
  const elements = new Map<StructureNode, PDFKit.PDFStructureElement>()
  function add(node: StructureNode): PDFKit.PDFStructureElement {
    const element = pdf.struct(node.type)
    elements.set(node, element)
    for (const child of node.children) element.add(add(child))
    return element
  }
  pdf.addStructure(add(root))
  return elements
}

function drawRow(pdf: PDFKit.PDFDocument, elements: Elements, typeface: Typeface, row: Row, top: number) {
  if (row.opensSection) decorate(pdf, () => drawRule(pdf, top - row.spaceBefore * RULE_POSITION))
  const size = Math.max(...row.fragments.map(({ style }) => style.size))
  const baseline = top + row.height / 2 + size * BASELINE_SHARE
  for (const fragment of row.fragments) {
    const draw = () => drawText(pdf, typeface, fragment, baseline)
    const element = fragment.node && elements.get(fragment.node)
    if (!element) {
      decorate(pdf, draw)
      continue
    }
    element.add(draw)
    if (fragment.link) {
      drawLink(pdf, typeface, fragment, top, row.height, element)
      // Now: pdfkit notes the page of a link when its element ends.
      element.end()
    }
  }
}

function drawText(pdf: PDFKit.PDFDocument, typeface: Typeface, { text, x, style }: Fragment, baseline: number) {
  const { weight, size, colour, tracking } = style
  let left = x
  for (const run of typeface.runsOf(text, weight)) {
    pdf.font(run.font).fontSize(size).fillColor(colour)
    pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking })
    left += typeface.measure(run.text, style)
  }
}

function drawLink(
  pdf: PDFKit.PDFDocument,
  typeface: Typeface,
  { text, x, style, link }: Fragment,
  top: number,
  height: number,
  structParent: PDFKit.PDFStructureElement,
) {
  if (!link) return
  // pdfkit writes a String object as text and a primitive as a name.
  const Contents = Object(link.says)
  pdf.link(x, top, typeface.measure(text, style), height, link.url, { Contents, structParent })
}

function drawRule(pdf: PDFKit.PDFDocument, y: number) {
  pdf.rect(MARGIN.x, y, FULL_WIDTH, RULE_HEIGHT).fill(COLOURS.line)
  pdf.rect(MARGIN.x, y, DASH.width, DASH.height).fill(COLOURS.sun)
}

/** The sun behind shutters, the site's one motif, in the corner of the first page. */
function drawSun(pdf: PDFKit.PDFDocument) {
  const x = MARGIN.x + FULL_WIDTH - SUN.radius
  const y = MARGIN.top + SUN.radius
  pdf.save()
  pdf.circle(x, y, SUN.radius).clip()
  pdf.rect(x - SUN.radius, y - SUN.radius, 2 * SUN.radius, 2 * SUN.radius).fill(COLOURS.sun)
  pdf.rotate(SUN.slatAngle, { origin: [x, y] })
  for (let slat = -SUN.radius + SUN.slatStep; slat < SUN.radius; slat += SUN.slatStep) {
    pdf.rect(x - SUN.radius, y + slat, 2 * SUN.radius, SUN.slatHeight).fill(COLOURS.paper)
  }
  pdf.restore()
}

function drawFoot(
  pdf: PDFKit.PDFDocument,
  typeface: Typeface,
  { author, pages, pageStyle }: CvDocument,
  index: number,
) {
  const text = `${author}   ${index + 1} / ${pages.length}`
  const x = MARGIN.x + FULL_WIDTH - typeface.measure(text, pageStyle)
  const baseline = PAGE.height - MARGIN.bottom / 2
  decorate(pdf, () => drawText(pdf, typeface, { node: null, text, x, style: pageStyle }, baseline), 'Pagination')
}

/** What assistive technology passes over. */
function decorate(pdf: PDFKit.PDFDocument, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
