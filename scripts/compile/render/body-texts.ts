import type { Root, RootContent } from 'mdast'
import { POINT, partsOfLine } from '../../../src/catalogue/profile-lines.ts'
import { isBeside } from './body-blocks.ts'

/** Returns the text of each paragraph, list and table, without code. */
export function paragraphsOf(tree: Root): string[] {
  return tree.children
    .filter(({ type }) => type !== 'code' && type !== 'html')
    .map(plainText)
    .filter((text) => text !== '')
}

/** Returns the lines of a profile (src/catalogue/profile-lines.ts). A point with several parts has a line for each. */
export function linesOf(blocks: readonly RootContent[]): string[] {
  return blocks.flatMap((block): string[] => {
    if (block.type === 'html') return []
    if (block.type === 'code') return block.value.split('\n').filter((line) => line.trim() !== '')
    if (block.type === 'blockquote') return linesOf(block.children)
    if (block.type === 'list')
      return block.children.flatMap((item, index) => {
        const [first = '', ...others] = linesOf(item.children)
        const mark = block.ordered ? `${(block.start ?? 1) + index}.` : POINT
        return first === '' ? others : [partsOfLine(first).mark === null ? `${mark} ${first}` : first, ...others]
      })
    if (block.type === 'table')
      return block.children.flatMap(({ children }) => {
        const cells = children.map(plainText).filter((cell) => cell !== '')
        return cells.length === 0 ? [] : `${POINT} ${cells.join(' · ')}`
      })
    const text = plainText(block)
    return text === '' ? [] : [text]
  })
}

const plainText = (node: RootContent) => textOf(node).replace(/\s+/g, ' ').trim()

/** Returns the text for a description, without headings, because a heading would run into the next sentence. */
export function proseOf({ children }: Root): string {
  return paragraphsOf({
    type: 'root',
    children: children.filter((child) => child.type !== 'heading' && !isBeside(child)),
  }).join(' ')
}

/** Returns the text that a node shows. */
export function textOf(node: RootContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  // An open task is not done, and a link back to a note says nothing outside the page.
  if (node.data?.hName === 'input')
    return node.data.hProperties?.checked === false ? `(${node.data.hProperties.ariaLabel})` : ''
  if (node.type === 'link' && node.url.startsWith('#appel-')) return ''
  if (node.data?.hName === 'span' || node.data?.hName === 'figcaption' || node.data?.hName === 'sup') return ''
  if (!('children' in node)) return ''
  const separator = ['list', 'listItem', 'table', 'tableRow', 'blockquote'].includes(node.type) ? ' ' : ''
  return node.children.map((child) => textOf(child)).join(separator)
}
