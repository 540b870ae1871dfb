import { inflateSync } from 'node:zlib'

const OBJECT = ' 0 obj\n'

/** Returns the objects of a PDF by their number, as far as pdfkit writes them (ISO 32000-1): one character for each byte. */
export function objectsOf(source: string): string[] {
  const objects: string[] = []
  for (const part of source.split('\nendobj')) {
    const start = part.indexOf(OBJECT)
    if (start !== -1)
      objects[Number(part.slice(part.lastIndexOf('\n', start), start))] = part.slice(start + OBJECT.length)
  }
  return objects
}

/** Returns the object to which a key of another one leads. */
export function follow(objects: readonly string[], body: string, key: string): string {
  const [, reference = ''] = body.split(`/${key} `)
  return objects[Number.parseInt(reference, 10)] ?? ''
}

/** The operators of a page, and the text of every glyph of its fonts. */
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

/** Returns the text of each glyph. */
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

/** A piece of text that a page shows. Its tag is `null` if it is an artifact. */
interface Shown {
  tag: { type: string; id: number } | null
  baseline: string
  text: string
}

/** Returns what a page shows in the order of its operators. A glyph that says no text is `□`. */
function shownOn({ content, fonts }: PageContent): Shown[] {
  const shown: Shown[] = []
  let font: readonly string[] = []
  let tag: Shown['tag'] = null
  let baseline = ''
  for (const [operation, type, id, place, name, glyphs = ''] of content.matchAll(
    /\/(\w{1,16}) <<\n\/MCID (\d{1,7})\n>> BDC|EMC|1 0 0 1 [\d.]{1,12} ([\d.]{1,12}) Tm|\/(F\d{1,3}) [\d.]{1,12} Tf|\[([^[\]]*)\] TJ/g,
  )) {
    if (type) tag = { type, id: Number(id) }
    else if (operation === 'EMC') tag = null
    else if (name) font = fonts.get(name) ?? []
    else if (place) baseline = place
    else {
      const codes = [...glyphs.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      shown.push({ tag, baseline, text: codes.map((code) => font[Number.parseInt(code, 16)] ?? '□').join('') })
    }
  }
  return shown
}

/** Joins what stands on one baseline. */
function linesOf(shown: readonly Shown[]): string[] {
  const lines: string[] = []
  for (const [index, { baseline, text }] of shown.entries())
    lines.push((shown[index - 1]?.baseline === baseline ? lines.pop() : '') + text)
  return lines
}

/** Returns the tagged texts of a page by their number. */
export function textsOf(page: PageContent): TaggedText[] {
  const texts: Shown[][] = []
  for (const shown of shownOn(page)) {
    const { id } = shown.tag ?? {}
    if (id !== undefined) texts[id] = [...(texts[id] ?? []), shown]
  }
  return texts.map((shown) => ({
    type: shown[0]?.tag?.type ?? '',
    text: shown.map(({ text }) => text).join(''),
    lines: linesOf(shown),
  }))
}

/** Returns the tagged texts of all pages in the order in which they are drawn. */
export function taggedTexts(bytes: Uint8Array): TaggedText[] {
  return pagesIn(bytes).flatMap(textsOf)
}

/** Returns them as one text, as the fonts say what their glyphs mean. */
export function drawnText(bytes: Uint8Array): string {
  return taggedTexts(bytes)
    .map(({ text }) => text)
    .join('\n')
}

/** Returns all lines of a PDF, with what is not tagged. */
export function pdfLines(bytes: Uint8Array): string[] {
  return pagesIn(bytes)
    .flatMap((page) => linesOf(shownOn(page)))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function pagesIn(bytes: Uint8Array): PageContent[] {
  return pagesOf(objectsOf(Buffer.from(bytes).toString('latin1')))
}
