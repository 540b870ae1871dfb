import { follow, objectsOf, pagesOf, textsOf } from './pdf-operators.ts'

export interface ReadPdf {
  /** The file as text, one character for each byte. */
  source: string
  objects: string[]
  /** One line for each structure element, indented by its depth, with its text. */
  structure: string[]
  /** The texts of each page, in drawing order, each after its structure type. */
  pages: string[][]
  /** All lines of the tagged texts, in drawing order. */
  lines: string[]
}

/** Reads the part of PDF that pdfkit writes (ISO 32000-1), independently of it. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = objectsOf(source)
  const referenced = (list: string) => [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
  const arrayOf = (body: string, key: string) => body.match(new RegExp(`/${key} \\[([^\\]]*)\\]`))?.[1] ?? ''

  const catalog = objects.find((body) => body?.includes('/Type /Catalog')) ?? ''
  const shown = new Map(pagesOf(objects).map((page) => [page.id, textsOf(page)] as const))

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
  for (const id of referenced(arrayOf(follow(objects, catalog, 'StructTreeRoot'), 'K'))) visit(id, 0)

  const pages = [...shown.values()].map((texts) => texts.map(({ type, text }) => `${type} ${text}`))
  const lines = [...shown.values()].flat().flatMap(({ lines }) => lines)
  return { source, objects: objects.filter(Boolean), structure, pages, lines }
}
