import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { htmlFiles, readSite } from './built-site.ts'

/** Elements whose text belongs to the sentence around them. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'kbd'])
const SPOKEN = ['alt', 'ariaLabel', 'title', 'placeholder'] as const
/** Data for programs whose key and value make one statement, such as `dateModified`. */
const MACHINE_KEYS = /^(jobTitle|dateModified|dateCreated|creativeWorkStatus|@type|inLanguage|address)$/

/**
 * Returns the statements of a built site that its owner did not write: texts, titles, descriptions, names for screen readers, data for
 * programs. Each comes with the pages that contain it.
 * @param content the owner's folder
 */
export function statementsOf(site: string, content: string): Map<string, string[]> {
  const written = plain(
    readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(content, file), 'utf8'))
      .join('\n'),
  )
  const statements = new Map<string, string[]>()
  for (const file of htmlFiles(site)) {
    for (const text of new Set(textsIn(readSite(file, site)))) {
      const statement = text.replace(/\s+/g, ' ').trim()
      if (statement === '' || written.includes(plain(statement))) continue
      statements.set(statement, [...(statements.get(statement) ?? []), file])
    }
  }
  return statements
}

/** Reduces a text to letters and digits, because the renderer changes spaces, quotes and marks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the sentences of a page: visible ones, those for screen readers, and those for programs. */
export function textsIn(html: string): string[] {
  const tree = fromHtml(html)
  const texts: string[] = []
  let sentence = ''
  const end = () => {
    texts.push(sentence)
    sentence = ''
  }
  function visit(node: Nodes) {
    if (node.type === 'text') sentence += node.value
    if (node.type === 'element' && /^(style|template|script)$/.test(node.tagName)) {
      if (node.properties.type === 'application/ld+json') texts.push(...machineFacts(JSON.parse(textOf(node))))
      return
    }
    const isBlock = node.type === 'element' && !INLINE.has(node.tagName)
    if (isBlock) end()
    if (node.type === 'element') texts.push(...spoken(node))
    if ('children' in node) for (const child of node.children) visit(child as Nodes)
    if (isBlock) end()
  }
  visit(tree)
  end()
  return texts
}

function textOf(element: Element): string {
  return element.children.map((child) => ('value' in child ? child.value : '')).join('')
}

function spoken({ tagName, properties }: Element): string[] {
  const isDescription = tagName === 'meta' && properties.name === 'description'
  return [...SPOKEN.map((name) => properties[name]), isDescription ? properties.content : '']
    .filter((value) => typeof value === 'string')
    .map(String)
}

function machineFacts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(machineFacts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && MACHINE_KEYS.test(key) ? [`${key}: ${inner}`] : machineFacts(inner),
  )
}
