import type { Parents, Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

export type AnyNode = Root | RootContent

const parser = remark().use(remarkGfm).freeze()

/** The tree of a text as its author wrote it. The text must have passed the limits of `renderBody`, because some would take seconds. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text)
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
