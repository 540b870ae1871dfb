import type { Element, Root, RootContent } from 'hast'

/** Returns all elements with a name, in document order. */
export function elementsOf(node: Root | RootContent, tagName: string): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elementsOf(child, tagName)) : []
  return node.type === 'element' && node.tagName === tagName ? [node, ...below] : below
}

/** Elements that contain code, not language. */
const SILENT = new Set(['script', 'style', 'code', 'pre', 'template', 'svg', 'kbd'])
const BLOCK = /^(?:p|h[1-6]|li|dt|dd|td|th|figcaption|a|button|label|legend|title|summary|blockquote|span|option)$/

/**
 * Returns the texts of a page in one language, one per block: the visible ones, and those for screen readers (`alt`, `aria-label`, `title`,
 * `content` of the description). Omits runs that are marked as another language.
 */
export function spokenTexts(node: Root | RootContent, lang: string, inside = lang): string[] {
  if (node.type !== 'element' && node.type !== 'root') return []
  const own = node.type === 'element' ? String(node.properties.lang ?? inside) : inside
  if (node.type === 'element' && SILENT.has(node.tagName)) return []
  const heard = node.type === 'element' && own === lang ? heardIn(node) : []
  if (node.type === 'element' && BLOCK.test(node.tagName)) return [...heard, plainText(node, lang, own)].filter(Boolean)
  return [...heard, ...node.children.flatMap((child) => spokenTexts(child, lang, own))]
}

function heardIn({ tagName, properties }: Element): string[] {
  const { alt, ariaLabel, title, content, name, property } = properties
  const isSaid = tagName === 'meta' && /description|title|alt/.test(String(name ?? property))
  return [alt, ariaLabel, title, ...(isSaid ? [content] : [])].flatMap((value) => (value ? String(value) : []))
}

function plainText(node: RootContent, lang: string, inside: string): string {
  if (node.type === 'text') return inside === lang ? node.value : ''
  if (node.type !== 'element' || SILENT.has(node.tagName)) return ''
  const own = String(node.properties.lang ?? inside)
  const heard = own === lang ? heardIn(node).join(' ') : ''
  return `${heard} ${node.children.map((child) => plainText(child, lang, own)).join('')}`.trim()
}
