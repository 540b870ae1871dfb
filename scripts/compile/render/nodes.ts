import type { Link, Parents, Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { Limit } from '../../diagnostics/limits.ts'
import type { Span } from '../../diagnostics/severity.ts'
import { excessInBody } from '../parse/limits.ts'
import { withoutEntities } from '../validate/markup.ts'

export type AnyNode = Root | RootContent

const commonMark = remark().freeze()
const gfm = remark().use(remarkGfm).freeze()

/** Deeper nesting is refused, because the time of the parser grows with its square. */
const NESTING_MAX = 100

/** The first limit that a body exceeds, and the offset of what exceeds it. */
interface Excess {
  limit: Limit | 'nesting'
  at: number
}

/** Parses the Markdown of a body, unless it exceeds a limit: some texts would take minutes, or a gigabyte. */
export function readBody(body: string): { tree: Root } | Excess {
  const deep = tooDeep(body)
  if (deep !== null) return { limit: 'nesting', at: deep }
  const excess = excessInBody(body)
  if (excess !== null) return excess
  try {
    return { tree: parseMarkdown(body) }
  } catch (error) {
    // The parser's stack overflows.
    if (!(error instanceof RangeError)) throw error
    return { limit: 'nesting', at: 0 }
  }
}

/** Returns the tree of a body; `null` if it exceeds a limit, which `renderBody` reports. */
export function treeOf(body: string): Root | null {
  const read = readBody(body)
  return 'tree' in read ? read.tree : null
}

/** Returns whether a body has several titles and nothing else: the outline that a template or an owner wrote before the text. */
export function isOutline(body: string): boolean {
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  const titles = lines.filter((line) => /^#{2,6}\s+\S/.test(line))
  return titles.length > 1 && lines.every((line) => /^(?:#{1,6}(?:\s|$)|-{3}\s*$)/.test(line))
}

/** Returns the offset at which brackets nest too deeply, or `null`. */
function tooDeep(body: string): number | null {
  let brackets = 0
  for (let at = 0; at < body.length; at++) {
    const character = body[at]
    if (character === '[') brackets += 1
    else if (character === ']') brackets = Math.max(0, brackets - 1)
    else if (character === '\n' && body[at + 1] === '\n') brackets = 0
    if (brackets > NESTING_MAX) return at
  }
  return null
}

/** Parses Markdown with GFM. An address may hold spaces, as in the keys of a header. */
function parseMarkdown(text: string): Root {
  const joined = withoutSpaces(text)
  const first = parse(joined)
  const clear = withoutRemarks(joined, first)
  const tree = clear === joined ? first : parse(clear)
  if (joined !== text) eachNode(tree, restoreSpaces)
  return tree
}

/** A remark in the form of a definition: `[//]: # (une remarque)`. Below a line of text, Markdown shows it. */
const REMARK =
  /^([ \t>]{0,12})(\[(?:\/\/|#|_|comment)\]:[ \t]{0,9}(?:#|<>)[ \t]{1,9}(?:\([^\n]{0,1000}\)|"[^\n]{0,1000}"|'[^\n]{0,1000}'))(?=[ \t]{0,99}$)/gim

/** Returns the text with a comment of HTML for each remark that Markdown would show. All offsets stay. */
function withoutRemarks(text: string, tree: Root): string {
  if (!text.includes(']: #') && !text.includes(']: <>')) return text
  const parts: string[] = []
  let end = 0
  eachNode(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'table') return
    const { from, to } = offsetsOf(node)
    const hide = (_: string, start: string, remark: string) => `${start}<!--${' '.repeat(remark.length - 7)}-->`
    parts.push(text.slice(end, from), text.slice(from, to).replace(REMARK, hide))
    end = to
  })
  return parts.join('') + text.slice(end)
}

function parse(text: string): Root {
  // GFM searches for an e-mail address at each word and for a table at each line; a text without them is parsed in 40 % less time.
  if (!GFM.test(text)) {
    const tree = commonMark.parse(text)
    if (!hasAddress(tree)) return tree
  }
  return gfm.parse(text)
}

/** Gives a place to the nodes into which GFM splits a text in order to make a link of an address. */
function placeChildren(parent: Parents, text: string) {
  const children: RootContent[] = parent.children
  if (children.every(({ position }) => position)) return
  const { from: start, to: end } = offsetsOf(parent)
  const marks = parent.type === 'strong' || text.startsWith('~~', start) ? 2 : Number(parent.type === 'emphasis')
  let at = start + marks
  for (const [index, child] of children.entries()) {
    if (!child.position) {
      const next = children[index + 1]
      const from = child.type === 'link' ? Math.max(at, text.indexOf(addressOf(child), at)) : at
      const to =
        child.type === 'link'
          ? from + addressOf(child).length
          : next?.type === 'link' && !next.position
            ? Math.max(at, text.indexOf(addressOf(next), at))
            : next
              ? offsetsOf(next).from
              : end - marks
      child.position = { start: { ...POINT, offset: from }, end: { ...POINT, offset: to } }
      if (child.type === 'link') for (const own of child.children) own.position = child.position
    }
    at = offsetsOf(child).to
  }
}

/** Only offsets are read. */
const POINT = { line: 1, column: 1 }

const addressOf = ({ children: [text] }: Link) => (text?.type === 'text' ? text.value : '')

/** Stands for a space of an address while CommonMark parses it, which ends an address there (Unicode: private use). */
const SPACE = '\uE002'
/** What stands in the brackets of a link or picture: an address and perhaps a title. Brackets in it stand in pairs: `vue (1).png`. */
const INSIDE = /(\]\()((?:[^()"\n]|"[^"\n]*"|\([^()"\n]*\))*)(?=\))/g
/** The same in a definition: `[plan]: images/mon plan.png`. */
const DEFINITION = /^( {0,3}\[([^\][^\n]*)\]:[ \t]*)(\S.*)$/gm

/** Returns the text with the spaces of addresses replaced. All offsets stay. */
function withoutSpaces(text: string): string {
  if (text.includes(SPACE)) return text
  return text
    .replace(INSIDE, (_, start: string, inside: string) => start + joinAddress(inside))
    .replace(DEFINITION, (whole, start: string, label: string, inside: string) =>
      // An unused definition would make a line of prose disappear.
      text.split(`[${label}]`).length > 2 ? start + joinAddress(inside) : whole,
    )
}

/** Replaces the spaces of an address, and leaves the title behind it as it is. */
function joinAddress(inside: string): string {
  const title = titleOf(inside.trimEnd())
  const address = inside.slice(0, title).trim()
  return isSpacedAddress(address) ? inside.replace(address, (words) => words.replaceAll(' ', SPACE)) : inside
}

/** Returns where the quoted title begins that ends the text, or the length of the text if it has none. */
function titleOf(text: string): number {
  const quote = text.at(-1)
  const start = quote === '"' || quote === "'" ? text.lastIndexOf(` ${quote}`, text.length - 2) : -1
  return start < 0 ? text.length : start
}

/**
 * Returns whether words with spaces are a phone number or the path of a file, as owners name them: `images/ma photo.png`, `vue (1).png`. Any
 * other words stay a text, as in CommonMark.
 */
function isSpacedAddress(words: string): boolean {
  if (/^(?:tel: |(?:(?:tel|callto):)?[+0(][\d().-]* )[\d ().+-]*\d$/i.test(words)) return words.length > SHORTEST_PHONE
  return words.includes(' ') && FILE.test(words) && !/^https?:|[<>"]|\{[{%]|^\S+[ \t]+['(].*\)$| '/i.test(words)
}

const SHORTEST_PHONE = 9

const FILE =
  /\.(?:png|jpe?g|gif|webp|avif|svg|pdf|md|zip|docx?|xlsx?|pptx?|odt|csv|txt|mp4|webm|vtt|epub|ics|json|html?)(?:[?#]\S{0,300})?$/i

function restoreSpaces(node: AnyNode) {
  const texts = node as unknown as Record<string, unknown>
  for (const [key, value] of Object.entries(texts))
    if (typeof value === 'string') texts[key] = value.replaceAll(SPACE, ' ')
}

/** Signs of a table, strikethrough, footnote or task, or an address that is not the target of a link. */
const GFM = /[|~@]|:-|-:|\[(?:\^|[\sx]*\])|www\.|(?<!\]\(|\]: )https?:\/\//i

/** Text that GFM turns into a link. */
const ADDRESS = /@|:\/\/|www\./i

/** Returns whether the text contains an address, so that GFM would give another tree. */
function hasAddress(node: AnyNode): boolean {
  if (node.type === 'text') return ADDRESS.test(node.value)
  if (node.type === 'image' || node.type === 'imageReference') return ADDRESS.test(node.alt ?? '')
  return 'children' in node && node.children.some(hasAddress)
}

/**
 * Visits a node, then all nodes below it, in the order of the text. `visit` may change the node, replace it, or give it other children,
 * which are visited next. `unist-util-visit` would take longer for its lists of parents than most visits take.
 */
export function eachNode(
  node: AnyNode,
  visit: (node: AnyNode, parent: Parents | null) => void,
  parent: Parents | null = null,
): void {
  visit(node, parent)
  if ('children' in node) for (const child of node.children) eachNode(child, visit, node)
}

/**
 * Returns the places of links and pictures whose words are the name of their address too, which is lost when they change: « [NodeJS] » above
 * « [NodeJS]: https://nodejs.org ».
 */
export function shortReferencesIn(tree: AnyNode): Span[] {
  const found: Span[] = []
  eachNode(tree, (node) => {
    if ((node.type === 'linkReference' || node.type === 'imageReference') && node.referenceType !== 'full')
      found.push(offsetsOf(node))
  })
  return found
}

/** Returns the place of a node in its text. */
export function offsetsOf({ position }: AnyNode): Span {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

/** Replaces a sign of Markdown. Texts do not contain this character (Unicode: private use), so patterns may name it. */
export const MARK = '\uE000'
/** Replaces code, an address or a picture. */
export const GAP = '\uE001'

/** Follows a letter that the source writes with more characters: `&eacute;` is `é` and seven of these. */
export const FILL = '\uE003'

/** Returns a letter in the length of its source, or marks if the source is no letter. */
function spelled(source: string): string {
  const letter = source.startsWith('&') ? withoutEntities(source) : ''
  return /^\p{L}$/u.test(letter) ? letter.padEnd(source.length, FILL) : MARK.repeat(source.length)
}

/** Returns the source of a node, with all that is not a word replaced character by character. */
export function wordsOf(block: AnyNode, body: string): string {
  eachNode(block, (node) => 'children' in node && placeChildren(node, body))
  const { from: start, to: end } = offsetsOf(block)
  const shown = body.slice(start, end).replace(/[^\n]/g, MARK).split('')
  eachNode(block, (node, parent) => {
    const { from, to } = offsetsOf(node)
    const put = (text: string) => {
      for (const [index, character] of text.split('').entries()) shown[from - start + index] = character
    }
    if (node.type === 'text' && !isBareAddress(parent, body))
      put(body.slice(from, to).replace(/\\(?=[!-/:-@[-`{-~])|&#?\w+;/g, spelled))
    else if (['inlineCode', 'image', 'imageReference', 'html', 'footnoteReference', 'text'].includes(node.type))
      put(GAP.repeat(to - from))
  })
  return shown.join('').replace(/^\[!\w+\]/, (kind) => MARK.repeat(kind.length))
}

/** Returns whether a link is an address in the text, which is no words: `https://exemple.fr`. */
export function isBareAddress(node: AnyNode | null, body: string): boolean {
  return node?.type === 'link' && body[offsetsOf(node).from] !== '['
}

/** Replaces a child by other nodes, or removes it if there are none. */
export function replaceChild(parent: Parents, child: RootContent, ...others: RootContent[]): void {
  const children: RootContent[] = parent.children
  children.splice(children.indexOf(child), 1, ...others)
}
