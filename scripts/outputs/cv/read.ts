import { inflateSync } from 'node:zlib'

const OBJECT = ' 0 obj\n'

/** Returns the objects of a PDF by their number, in the form in which pdfkit writes them (ISO 32000-1). Each character is one byte. */
export function objectsOf(source: string): string[] {
  const objects: string[] = []
  for (const part of source.split('\nendobj')) {
    const start = part.indexOf(OBJECT)
    if (start !== -1)
      objects[Number(part.slice(part.lastIndexOf('\n', start), start))] = part.slice(start + OBJECT.length)
  }
  return objects
}

/** Returns the object to which a key of another one refers. */
export function follow(objects: readonly string[], body: string, key: string): string {
  const [, reference = ''] = body.split(`/${key} `)
  return objects[Number.parseInt(reference, 10)] ?? ''
}

/** Operators of a page, and the text of each glyph of its fonts. */
export interface PageContent {
  id: number
  content: string
  fonts: ReadonlyMap<string, readonly string[]>
}

export function pagesOf(objects: readonly string[]): PageContent[] {
  const catalog = objects.find((body) => body?.includes('/Type /Catalog')) ?? ''
  const [, kids = ''] = follow(objects, catalog, 'Pages').split('/Kids [')
  const [references = ''] = kids.split(']')
  return [...references.matchAll(/(\d{1,7}) 0 R/g)].map(([, number]) => {
    const id = Number(number)
    const page = objects[id] ?? ''
    const fonts = [...follow(objects, page, 'Resources').matchAll(/\/(F\d{1,3}) (\d{1,7}) 0 R/g)].map(
      ([, name = '', font]) =>
        [name, toUnicode(streamOf(follow(objects, objects[Number(font)] ?? '', 'ToUnicode')))] as const,
    )
    return { id, content: streamOf(follow(objects, page, 'Contents')), fonts: new Map(fonts) }
  })
}

export function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Reads the text of each glyph. */
function toUnicode(cmap: string): string[] {
  const glyphs: string[] = []
  for (const line of cmap.split('\n')) {
    const [, first = '', list = ''] = /^<(\w{4})> <\w{4}> \[(.*)/.exec(line) ?? []
    const texts = [...list.matchAll(/<([\w ]*)>/g)].map(([, codes = '']) =>
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    )
    texts.forEach((text, index) => {
      glyphs[Number.parseInt(first, 16) + index] = text
    })
  }
  return glyphs
}

export interface TaggedText {
  type: string
  text: string
  lines: string[]
}

/** Returns the tagged texts of a page by their number, without artifacts. A glyph without text is `□`. */
export function textsOf({ content, fonts }: PageContent): TaggedText[] {
  const texts: TaggedText[] = []
  let font: readonly string[] = []
  let current: TaggedText | null = null
  let baseline = ''
  for (const [operation, type, id, place, name, shown] of content.matchAll(
    /\/(\w{1,16}) <<\n\/MCID (\d{1,7})\n>> BDC|EMC|1 0 0 1 [\d.]{1,12} ([\d.]{1,12}) Tm|\/(F\d{1,3}) [\d.]{1,12} Tf|\[([^[\]]*)\] TJ/g,
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
