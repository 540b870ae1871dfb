import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** What the HTML of a text may be made of: elements, and the attributes of each with the values they may have. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  a: {
    href: isHarmlessAddress,
    title: () => true,
    target: (value) => value === '_blank',
    rel: (value) => value === 'noopener noreferrer',
    // Those of footnotes.
    id: isFootnoteId,
    dataFootnoteRef: isEmpty,
    dataFootnoteBackref: isEmpty,
    ariaDescribedBy: (value) => value === 'footnote-label',
    ariaLabel: () => true,
    className: (value) => value === 'data-footnote-backref',
  },
  blockquote: {},
  br: {},
  code: { className: (value) => value === '' || value.startsWith('language-') },
  del: {},
  em: {},
  h2: { id: (value) => isOwnId(value) || value === 'footnote-label', className: (value) => value === 'sr-only' },
  h3: { id: isOwnId },
  h4: { id: isOwnId },
  h5: { id: isOwnId },
  h6: { id: isOwnId },
  hr: {},
  img: { src: (value) => /^(content|public)\/[\w/-]+\.png$/.test(value), alt: () => true },
  input: {
    type: (value) => value === 'checkbox',
    checked: (value) => value === 'true',
    disabled: (value) => value === 'true',
  },
  li: { className: (value) => value === 'task-list-item', id: isFootnoteId },
  ol: { start: (value) => /^\d+$/.test(value), className: (value) => value === 'contains-task-list' },
  p: {},
  pre: {},
  section: { dataFootnotes: isEmpty, className: (value) => value === 'footnotes' },
  span: { className: (value) => value === 'visually-hidden' },
  strong: {},
  sup: {},
  table: {},
  tbody: {},
  td: { align: isAlignment },
  th: { align: isAlignment, scope: (value) => value === 'col' || value === 'row' },
  thead: {},
  tr: {},
  ul: { className: (value) => value === 'contains-task-list' },
}

/** What a browser would make of the HTML that no text should hold; empty when all is well. */
export function dangersIn(html: string): string[] {
  const found: string[] = []
  visit(fromHtml(html, { fragment: true }), (element) => {
    const allowed = ALLOWED[element.tagName]
    if (allowed === undefined) return found.push(`<${element.tagName}>`)
    for (const [name, value] of Object.entries(element.properties)) {
      const text = Array.isArray(value) ? value.join(' ') : String(value)
      if (!(Object.hasOwn(allowed, name) && allowed[name]?.(text))) found.push(`<${element.tagName} ${name}="${text}">`)
    }
  })
  return found
}

/** An address of the web, of mail or of a telephone, or one of this site: whatever a browser makes of its spelling. */
export function isHarmlessAddress(address: string): boolean {
  if (!URL.canParse(address, HERE)) return false
  const { protocol, origin, username } = new URL(address, HERE)
  if (protocol === 'mailto:' || protocol === 'tel:') return true
  return origin === HERE || (/^https?:\/\//i.test(address) && /^https?:$/.test(protocol) && username === '')
}

/** An address below this site. */
export function isOwnAddress(address: string): boolean {
  return URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE
}

const HERE = 'https://ici.example'

function isOwnId(value: string): boolean {
  return /^titre-[a-z\d-]+$/.test(value)
}

function isFootnoteId(value: string): boolean {
  return /^user-content-fn(ref)?-/.test(value)
}

function isEmpty(value: string): boolean {
  return value === ''
}

function isAlignment(value: string): boolean {
  return ['left', 'center', 'right'].includes(value)
}

function visit(node: Nodes, look: (element: Element) => void) {
  if (node.type === 'element') look(node)
  if ('content' in node && node.content) visit(node.content, look)
  if ('children' in node) for (const child of node.children) visit(child, look)
}
