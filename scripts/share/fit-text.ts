/** Breaks a text into lines and finds the size at which they fit a box. All widths are in ems until a size is chosen. */
export interface TextBox {
  /** In pixels. */
  width: number
  /** Font sizes to try, largest first. */
  sizes: readonly number[]
  maxLines: number
  /** Baseline to baseline, in ems. */
  leading: number
  /** What the lines may take together, in pixels. @default no limit */
  maxHeight?: number
}

export interface FittedText {
  size: number
  lines: readonly string[]
  /** All lines, in pixels. */
  height: number
}

/** Width of a text in ems. */
export type MeasureEms = (text: string) => number

/** The largest size at which the text fits with all its words whole; `null` when there is none. */
export function fitWords(text: string, box: TextBox, measure: MeasureEms): FittedText | null {
  return firstFit(text, box, measure, { breakWords: false })
}

/** The same, but words too long for a line are broken and a text too long for the box ends in an ellipsis: there is always a result. */
export function fitAnyhow(text: string, box: TextBox, measure: MeasureEms): FittedText {
  const fitted = fitWords(text, box, measure) ?? firstFit(text, box, measure, { breakWords: true })
  if (fitted) return fitted
  const size = Math.min(...box.sizes)
  const limit = box.width / size
  const lines = wrap(toPieces(text, measure), limit, measure, { breakWords: true })
  const count = Math.max(1, Math.min(lineCount(box, size), lines.length))
  const kept = [...lines.slice(0, count - 1), shorten(lines.slice(count - 1).join(' '), limit, measure)]
  return { size, lines: kept, height: kept.length * box.leading * size }
}

/** The text, or as much of it as fits before an ellipsis. */
export function shorten(text: string, limit: number, measure: MeasureEms): string {
  if (measure(text) <= limit) return text
  const kept = signsOf(text)
  while (kept.length > 0 && measure(withEllipsis(kept)) > limit) kept.pop()
  return withEllipsis(kept)
}

interface WrapOptions {
  breakWords: boolean
}

function firstFit(text: string, box: TextBox, measure: MeasureEms, options: WrapOptions): FittedText | null {
  const pieces = toPieces(text, measure)
  for (const size of box.sizes) {
    const limit = box.width / size
    if (!options.breakWords && pieces.some(({ width }) => width > limit)) continue
    const lines = wrap(pieces, limit, measure, options)
    if (lines.length > lineCount(box, size)) continue
    return { size, lines: balance(pieces, limit, measure, options), height: lines.length * box.leading * size }
  }
  return null
}

function lineCount({ maxLines, maxHeight = Number.POSITIVE_INFINITY, leading }: TextBox, size: number): number {
  return Math.min(maxLines, Math.floor(maxHeight / (leading * size)))
}

/** A part of a text that a line may end after. */
interface Piece {
  text: string
  /** Without the space after it. */
  width: number
  /** With it. */
  advance: number
}

/** After spaces that may break, hyphens, dashes and slashes. */
const BREAKS = /(?<=[ \-–—/])/

function toPieces(text: string, measure: MeasureEms): Piece[] {
  const words = text
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .trim()
    .split(BREAKS)
  return words.map((word) => ({ text: word, width: measure(word.trimEnd()), advance: measure(word) }))
}

function wrap(pieces: readonly Piece[], limit: number, measure: MeasureEms, { breakWords }: WrapOptions): string[] {
  const lines: string[] = []
  let line = ''
  let advance = 0
  for (const piece of pieces.flatMap((piece) =>
    breakWords && piece.width > limit ? toSigns(piece, measure) : piece,
  )) {
    if (line !== '' && advance + piece.width > limit) {
      lines.push(line.trimEnd())
      line = ''
      advance = 0
    }
    line += piece.text
    advance += piece.advance
  }
  return [...lines, line.trimEnd()].filter((text) => text !== '')
}

/** Lines about as long as each other: the narrowest box that takes no more of them. */
function balance(pieces: readonly Piece[], limit: number, measure: MeasureEms, options: WrapOptions): string[] {
  let best = wrap(pieces, limit, measure, options)
  const count = best.length
  if (count < 2 || pieces.some(({ width }) => width > limit)) return best
  let [narrow, wide] = [Math.max(...pieces.map(({ width }) => width)), limit]
  while (wide - narrow > BALANCE_PRECISION) {
    const middle = (narrow + wide) / 2
    const lines = wrap(pieces, middle, measure, options)
    if (lines.length > count) narrow = middle
    else {
      wide = middle
      best = lines
    }
  }
  return best
}

/** In ems. */
const BALANCE_PRECISION = 0.1

function toSigns({ text }: Piece, measure: MeasureEms): Piece[] {
  return signsOf(text).map((sign) => ({ text: sign, width: measure(sign.trimEnd()), advance: measure(sign) }))
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Letters with their accents, emoji with all their parts. */
function signsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function withEllipsis(signs: readonly string[]): string {
  return `${signs.join('').replace(/[\s,;:.!?–—-]+$/u, '')}…`
}
