import { inflateSync } from 'node:zlib'

export interface ReadPdf {
  /** The file as text, one character for each byte. */
  source: string
  objects: string[]
  /** One line for each structure element, indented by its depth, with its text. */
  structure: string[]
  /** What each page shows, in drawing order, each text after its structure type. */
  pages: string[][]
  /** Every line of the tagged texts, in drawing order. */
  lines: string[]
}

/** Reads as much of PDF as pdfkit writes (ISO 32000-1), independently of it. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1')
  const objects: string[] = []
  for (const [, id, body = ''] of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) objects[Number(id)] = body
  const follow = (body: string, key: string) => objects[Number(body.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1])] ?? ''
  const referenced = (list: string) => [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
  const arrayOf = (body: string, key: string) => body.match(new RegExp(`/${key} \\[([^\\]]*)\\]`))?.[1] ?? ''

  const catalog = objects.find((body) => body?.includes('/Type /Catalog')) ?? ''
  const pageIds = referenced(arrayOf(follow(catalog, 'Pages'), 'Kids'))
  const shown = new Map(
    pageIds.map((id) => {
      const page = objects[id] ?? ''
      const fonts = new Map(
        [...follow(page, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
          name ?? '',
          toUnicode(streamOf(follow(objects[Number(font)] ?? '', 'ToUnicode'))),
        ]),
      )
      return [id, textsOf(streamOf(follow(page, 'Contents')), fonts)] as const
    }),
  )

  const structure: string[] = []
  function visit(id: number, depth: number) {
    const body = objects[id] ?? ''
    const ownPage = Number(body.match(/\/Pg (\d+) 0 R\n/)?.[1])
    const kids = body.match(/\/K \[([\s\S]*?)\]\n/)?.[1] ?? ''
    let text = ''
    const children: number[] = []
    for (const [kid] of kids.matchAll(/<<[\s\S]*?>>|\d+ 0 R|\d+/g)) {
      if (kid.includes('/OBJR')) text += ' (annotation)'
      else if (kid.startsWith('<<'))
        text += shown.get(Number(kid.match(/\/Pg (\d+)/)?.[1]))?.[Number(kid.match(/\/MCID (\d+)/)?.[1])]?.text ?? ''
      else if (kid.endsWith('R')) children.push(Number.parseInt(kid, 10))
      else text += shown.get(ownPage)?.[Number(kid)]?.text ?? ''
    }
    const line = `${'  '.repeat(depth)}${body.match(/\/S \/(\w+)/)?.[1]}`
    structure.push(text ? `${line} ${text}` : line)
    for (const child of children) visit(child, depth + 1)
  }
  for (const id of referenced(arrayOf(follow(catalog, 'StructTreeRoot'), 'K'))) visit(id, 0)

  const pages = [...shown.values()].map((texts) => texts.map(({ type, text }) => `${type} ${text}`))
  const lines = [...shown.values()].flat().flatMap(({ lines }) => lines)
  return { source, objects: objects.filter(Boolean), structure, pages, lines }
}

export function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** From glyph to text. */
function toUnicode(cmap: string): string[] {
  const glyphs: string[] = []
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)) {
    const texts = [...list.matchAll(/<([\w ]*)>/g)].map(([, codes = '']) =>
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    )
    texts.forEach((text, index) => {
      glyphs[Number.parseInt(first, 16) + index] = text
    })
  }
  return glyphs
}

interface TaggedText {
  type: string
  text: string
  lines: string[]
}

/** The tagged texts of a page by their number; artifacts are left out. */
function textsOf(content: string, fonts: ReadonlyMap<string, readonly string[]>) {
  const texts: TaggedText[] = []
  let font: readonly string[] = []
  let current: TaggedText | null = null
  let baseline = ''
  for (const [operation, type, id, place, name, shown] of content.matchAll(
    /\/(\w+) <<\n\/MCID (\d+)\n>> BDC|EMC|1 0 0 1 [\d.]+ ([\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (type) {
      current = { type, text: '', lines: [] }
      texts[Number(id)] = current
      baseline = ''
    } else if (operation === 'EMC') current = null
    else if (name) font = fonts.get(name) ?? []
    else if (place && current && place !== baseline) {
      current.lines.push('')
      baseline = place
    } else if (current)
      for (const [, glyphs = ''] of (shown ?? '').matchAll(/<(\w*)>/g))
        for (const glyph of glyphs.match(/.{4}/g) ?? []) {
          const character = font[Number.parseInt(glyph, 16)] ?? '□'
          current.text += character
          current.lines.push(`${current.lines.pop() ?? ''}${character}`)
        }
  }
  return texts
}
