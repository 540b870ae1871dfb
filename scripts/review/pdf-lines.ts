import { inflateSync } from 'node:zlib'

/** The text of a PDF that pdfkit wrote (ISO 32000-1), a line for each baseline, in the order in which it is drawn: what a program reads that does not look. */
export function pdfLines(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body = '']) => [id ?? '', body]),
  )
  const follow = (body: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return pages.flatMap((page) => {
    const fonts = new Map(
      [...follow(page, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        lettersOf(streamOf(follow(objects.get(id) ?? '', 'ToUnicode'))),
      ]),
    )
    return linesOf(streamOf(follow(page, 'Contents')), fonts)
  })
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n')
  if (start === -1) return ''
  const bytes = Buffer.from(body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** The letters of each glyph. */
function lettersOf(cmap: string): string[] {
  const glyphs: string[] = []
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*)\]/g))
    for (const [index, [, codes = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      glyphs[Number.parseInt(first, 16) + index] = Buffer.from(codes.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le')
  return glyphs
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
