import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import allowedHtml from './allowed.json' with { type: 'json' }

/** HTML that texts may contain: elements, and the attributes of each with a pattern of the value; an empty one allows any value. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = allowedHtml

/** Returns the dangers of HTML when a browser reads it; empty if there are none. */
export function dangersIn(html: string): string[] {
  const found: string[] = []
  visit(fromHtml(html, { fragment: true }), (element) => {
    const allowed = Object.hasOwn(ALLOWED, element.tagName) ? ALLOWED[element.tagName] : undefined
    if (allowed === undefined) return found.push(`<${element.tagName}>`)
    for (const [name, value] of Object.entries(element.properties)) {
      const text = Array.isArray(value) ? value.join(' ') : String(value)
      const isAllowed = Object.hasOwn(allowed, name) && new RegExp(allowed[name] ?? '').test(text)
      if (!isAllowed || (name === 'href' && !isHarmlessAddress(text)))
        found.push(`<${element.tagName} ${name}="${text}">`)
    }
  })
  return found
}

/** Returns whether an address leads to the web, to mail, to a phone or to this site, in every way in which a browser reads its spelling. */
export function isHarmlessAddress(address: string): boolean {
  if (!URL.canParse(address, HERE)) return false
  const { protocol, origin, username } = new URL(address, HERE)
  if (protocol === 'mailto:' || protocol === 'tel:') return true
  return origin === HERE || (/^https?:\/\//i.test(address) && /^https?:$/.test(protocol) && username === '')
}

/** Returns whether an address is below this site. */
export function isOwnAddress(address: string): boolean {
  return URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE
}

const HERE = 'https://ici.example'

function visit(node: Nodes, look: (element: Element) => void) {
  if (node.type === 'element') look(node)
  if ('content' in node && node.content) visit(node.content, look)
  if ('children' in node) for (const child of node.children) visit(child, look)
}
