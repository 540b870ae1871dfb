import type { Element, Nodes } from 'hast'
import { s } from 'hastscript'
import { SaxesParser } from 'saxes'
import { type Phrase, phrase } from '../diagnostics/phrase.ts'

/** The most elements of a drawing: it is parsed as a whole, and each of them takes some kilobytes of memory. */
export const ELEMENTS_MAX = 50_000
/** The most elements inside each other: as many as libxml2 reads, with which it is drawn. */
export const DEPTH_MAX = 256

/** What a drawing would need to be drawn is too much. */
export class HeavyDrawing extends Error {
  readonly facts: { problem: 'heavy'; reason: Phrase }

  constructor(reason: Phrase) {
    super(reason.phrase)
    this.facts = { problem: 'heavy', reason }
  }
}

/**
 * Reads a drawing as XML, because it is drawn from XML. A parser of HTML would repair tags, which can make millions of elements of a
 * few thousand. Entities of the document are not expanded. The tree is not deep, so its readers may call themselves.
 * @returns the root
 * @throws {HeavyDrawing} if it has too many elements
 * @throws {Error} if it is not well-formed, or too deep
 */
export function readSvg(svg: string): Element {
  const parser = new SaxesParser({ position: false })
  parser.ENTITIES = new Proxy({}, { get: (_, name: string) => ENTITIES.get(name) ?? `&${name};` })
  const root: Element = s('svg')
  const open = [root]
  let elements = 0
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > ELEMENTS_MAX) throw new HeavyDrawing(phrase('moreElements', ELEMENTS_MAX))
    if (open.length > DEPTH_MAX) throw new Error('This drawing is too deep.')
    const plain = Object.entries(attributes).filter(([key]) => !INHERITED.has(key))
    // It would read `path.a` as a path of the class a, so the name is set afterwards.
    const element = { ...s('g', Object.fromEntries(plain)), tagName: name }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  for (const event of ['text', 'cdata'] as const) parser.on(event, (value) => addText(open.at(-1)?.children, value))
  parser.write(svg).close()
  return root.children.find((child) => child.type === 'element') as Element
}

/** hastscript looks the names of attributes up in plain objects. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype))

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

/** Comments divide a text, but the tree has none. */
function addText(nodes: Nodes[] = [], value: string) {
  const last = nodes.at(-1)
  if (last?.type === 'text') last.value += value
  else if (value !== '') nodes.push({ type: 'text', value })
}
