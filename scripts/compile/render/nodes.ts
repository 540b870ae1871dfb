import type { Parents, Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { Span } from '../../diagnostics/severity.ts'

export type AnyNode = Root | RootContent

const commonMark = remark().freeze()
const gfm = remark().use(remarkGfm).freeze()

/** Parses Markdown with GFM. The text must have passed the limits of `renderBody`, because some texts would take seconds. */
export function parseMarkdown(text: string): Root {
  // GFM searches for an e-mail address at each word and for a table at each line; a text without them is parsed in 40 % less time.
  if (GFM.test(text)) return gfm.parse(text)
  const tree = commonMark.parse(text)
  return hasAddress(tree) ? gfm.parse(text) : tree
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

/** Returns the place of a node in its text. */
export function offsetsOf({ position }: AnyNode): Span {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

/** Replaces a child by other nodes, or removes it if there are none. */
export function replaceChild(parent: Parents, child: RootContent, ...others: RootContent[]): void {
  const children: RootContent[] = parent.children
  children.splice(children.indexOf(child), 1, ...others)
}
