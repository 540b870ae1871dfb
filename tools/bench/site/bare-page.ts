import type { Element, ElementContent, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** What carries text; of all other elements only what they contain is kept. */
const KEPT = new Set(['header', 'nav', 'main', 'section', 'footer', 'h1', 'h2', 'h3', 'p', 'ul', 'li', 'a'])
/** What ours folds away is folded there too: else other words, and no picture, would stand on the first screen. */
const FOLDING = new Set(['details', 'summary'])
/** What no visitor reads as text on the page. */
const DROPPED = new Set(['script', 'style', 'svg', 'template', 'button', 'input', 'label', 'dialog'])

export interface BarePage {
  html: string
  /** Paths of the files it names, below the site. */
  files: readonly string[]
}

/**
 * The same words as one of our pages, in the same order, and its first picture: what such a page costs at the least.
 * @param template with {title} and {body}
 */
export function toBarePage(html: string, template: string): BarePage {
  const document = fromHtml(html)
  const body = find(document, 'body')
  const title = find(document, 'title')
  if (body === null || title === null) throw new Error('A page without a title or a body.')
  const picture = find(body, 'picture')
  const files =
    picture === null ? [] : [...toHtml(picture).matchAll(/\/(assets\/[^\s",]+)/g)].map(([, file = '']) => file)
  const values: Record<string, string> = {
    title: toHtml(title.children),
    body: toHtml(body.children.flatMap((child) => strip(child, picture))),
  }
  return { html: template.replace(/\{(title|body)\}/g, (_, name: string) => values[name] ?? ''), files }
}

function strip(node: ElementContent, picture: Element | null): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || DROPPED.has(node.tagName) || isHidden(node)) return []
  if (node === picture) return [{ ...node, properties: {} }]
  const children = node.children.flatMap((child) => strip(child, picture))
  if (!KEPT.has(node.tagName) && !FOLDING.has(node.tagName)) return children
  const { href } = node.properties
  return [{ ...node, properties: href === undefined ? {} : { href }, children }]
}

function isHidden({ properties }: Element): boolean {
  const { className, popover } = properties
  return popover !== undefined || (Array.isArray(className) && className.includes('visually-hidden'))
}

function find(node: Nodes, tagName: string): Element | null {
  if (node.type === 'element' && node.tagName === tagName) return node
  if (!('children' in node)) return null
  for (const child of node.children) {
    const found = find(child, tagName)
    if (found !== null) return found
  }
  return null
}
