import type { Element, ElementContent, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** Elements that carry text. All other elements are replaced by what they contain. */
const KEPT = new Set(['header', 'nav', 'main', 'section', 'footer', 'h1', 'h2', 'h3', 'p', 'ul', 'li', 'a'])
/** Elements that our page folds. The bare page folds them too, because its first screen would otherwise show other words and no picture. */
const FOLDING = new Set(['details', 'summary'])
/** Elements whose text no visitor reads on the page. */
const DROPPED = new Set(['script', 'style', 'svg', 'template', 'button', 'input', 'label', 'dialog'])

export interface BarePage {
  html: string
  /** Paths of the files it names, below the site. */
  files: readonly string[]
}

/**
 * Makes a page with the words of one of ours, in the same order, and its first picture: the least that such a page can cost.
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
