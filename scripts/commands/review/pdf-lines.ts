import { objectsOf, pagesOf } from '../../outputs/cv/read.ts'

/** Returns the text of one of our PDF files, with a line for each baseline, in drawing order: the text that a program extracts. */
export function pdfLines(bytes: Uint8Array): string[] {
  const pages = pagesOf(objectsOf(Buffer.from(bytes).toString('latin1')))
  return pages.flatMap(({ content, fonts }) => linesOf(content, fonts))
}

function linesOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): string[] {
  const lines: string[] = []
  let font: readonly string[] = []
  let baseline = ''
  for (const [, place, name, shown] of content.matchAll(
    /1 0 0 1 [\d.]+ ([\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (name) font = fonts.get(name) ?? []
    else if (place && place !== baseline) {
      baseline = place
      lines.push('')
    } else if (shown) {
      const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      lines.push((lines.pop() ?? '') + glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '□').join(''))
    }
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
}
