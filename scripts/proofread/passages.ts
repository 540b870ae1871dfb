import type { Root } from 'mdast'
import type { ParsedFile } from '../compile/contract/parsed-file.ts'
import { eachNode, GAP, MARK, offsetsOf, shortReferencesIn, wordsOf } from '../compile/render/nodes.ts'
import { textsOfHeader } from '../compile/validate/header-texts.ts'
import type { Place } from '../diagnostics/severity.ts'

/** A text that a visitor reads: a value of the header, a paragraph, a heading, a cell, an entry of a list, the words of a picture. */
export interface Passage {
  /**
   * The source, with the same offsets. Parts that are not read as words (code, addresses, Markdown marks) are replaced character by
   * character:
   * `MARK` where the sentence continues, `GAP` where something was removed.
   */
  text: string
  /** `name`: a person, a place or a technology. `title`: of a project; a title of one word counts as a name. */
  kind: 'prose' | 'title' | 'name'
  /** The key of the header; `null` in the text below it. */
  field: string | null
  /** The kind of block below the header; `null` in the header. */
  block: 'paragraph' | 'heading' | 'tableCell' | 'picture' | null
  /** Returns the place in the file of a part of `text`. */
  placeOf(from: number, to: number): Place
  /** Returns whether a part of `text` may change: not if it is the name of an address too. */
  mayChange(from: number, to: number): boolean
}

/** Replaces the web and mail addresses of a text, because they are no words. */
export function withoutAddresses(text: string): string {
  const isAddress = (piece: string) => piece.includes('://') || piece.includes('www.') || /.@./.test(piece)
  return text.replace(/\S+/g, (piece) => (isAddress(piece) ? GAP.repeat(piece.length) : piece))
}

/** Returns all texts of a file that visitors read, in order. `tree` is that of its body; `null` if it has none. */
export function passagesOf(file: ParsedFile, tree: Root | null): Passage[] {
  return [...headerPassages(file), ...(tree === null ? [] : bodyPassages(file, tree))]
}

function headerPassages(file: ParsedFile): Passage[] {
  return textsOfHeader(file).map(({ field, reads, node }) => {
    const [from, to] = node.range
    return {
      ...{ text: unquoted(file.headerText.slice(from, to), node.type), kind: reads ?? 'prose' },
      ...{ field: field.replace(/\[\d+\]/g, ''), block: null },
      placeOf: (start, end) => file.headerPlace(from + start, from + end),
      mayChange: () => true,
    }
  })
}

/** Returns the source of a scalar in its full length; quotes and escapes become marks. */
function unquoted(source: string, type: string | null | undefined): string {
  const text = source.replace(/\{[^}\n]{0,200}\}/g, (value) => GAP.repeat(value.length))
  if (type === 'QUOTE_DOUBLE')
    return text
      .replace(/\\(x..|u.{4}|U.{8}|[\s\S])/g, (part) => (part === '\\"' ? `${MARK}"` : GAP.repeat(part.length)))
      .replace(/^"|"$/g, MARK)
  if (type === 'QUOTE_SINGLE') return text.replace(/^'|'$/g, MARK).replace(/''/g, `'${MARK}`)
  return /^[|>]/.test(text) ? text.replace(/^[|>][^\n]*/, (line) => MARK.repeat(line.length)) : text
}

/** The nodes that contain words directly. */
const BLOCKS = ['paragraph', 'heading', 'tableCell'] as const

function bodyPassages({ body, bodyStart, places }: ParsedFile, tree: Root): Passage[] {
  const found: Passage[] = []
  const references = shortReferencesIn(tree)
  const add = (from: number, text: string, block: Passage['block']) => {
    if (/\p{L}/u.test(text))
      found.push({
        ...{ text, kind: 'prose', field: null, block },
        placeOf: (start, end) => places.between(bodyStart + from + start, bodyStart + from + end),
        mayChange: (start, end) => references.every((other) => from + start >= other.to || from + end <= other.from),
      })
  }
  eachNode(tree, (node) => {
    const { from, to } = offsetsOf(node)
    const block = BLOCKS.find((type) => type === node.type)
    if (block) add(from, wordsOf(node, body), block)
    else if (node.type === 'image' || node.type === 'imageReference') {
      const source = body.slice(from, to)
      const end = /\](?:\(|\[|$)/.exec(source)?.index ?? source.length
      add(from + 2, source.slice(2, end), 'picture')
      const title = 'title' in node ? (node.title ?? '') : ''
      const at = title === '' ? -1 : source.lastIndexOf(title)
      if (at > end) add(from + at, title, 'picture')
    }
  })
  return found
}
