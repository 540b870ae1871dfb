import type { Parents, Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

export type AnyNode = Root | RootContent

const commonMark = remark().freeze()
const gfm = remark().use(remarkGfm).freeze()

/** The tree of a text as its author wrote it, with GFM. The text must have passed the limits of `renderBody`, because some would take seconds. */
export function parseMarkdown(text: string): Root {
  // GFM looks for an e-mail address at each word and for a table at each line: without it a text takes 40 % less.
  if (GFM.test(text)) return gfm.parse(text)
  const tree = commonMark.parse(text)
  return hasAddress(tree) ? gfm.parse(text) : tree
}

/** A mark of a table, a strikethrough, a footnote or a task, or an address that is not that of a link. */
const GFM = /[|~@]|:-|-:|\[(?:\^|[\sx]*\])|www\.|(?<!\]\(|\]: )https?:\/\//i

/** What GFM makes a link of. */
const ADDRESS = /@|:\/\/|www\./i

/** Whether the text itself has an address, so that GFM would give another tree. */
function hasAddress(node: AnyNode): boolean {
  if (node.type === 'text') return ADDRESS.test(node.value)
  if (node.type === 'image' || node.type === 'imageReference') return ADDRESS.test(node.alt ?? '')
  return 'children' in node && node.children.some(hasAddress)
}

/**
 * Calls `look` with a node, then with all below it, in the order of the text. It may change the node, put another in its place, and give it
 * other children, which are then looked at. Ours, because `unist-util-visit` names each node and lists its parents, which takes longer than
 * what is done with most nodes.
 */
export function eachNode(
  node: AnyNode,
  look: (node: AnyNode, parent: Parents | null) => void,
  parent: Parents | null = null,
): void {
  look(node, parent)
  if ('children' in node) for (const child of node.children) eachNode(child, look, node)
}

/** Puts nodes in the place of a child, none to remove it. */
export function replaceChild(parent: Parents, child: RootContent, ...others: RootContent[]): void {
  const children: RootContent[] = parent.children
  children.splice(children.indexOf(child), 1, ...others)
}
