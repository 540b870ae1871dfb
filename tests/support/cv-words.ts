import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { readPdf } from './read-pdf.ts'

/** Returns the words of the main part of a page, in order. */
export function wordsOfPage(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return words(textOf(fromHtml(main, { fragment: true })))
}

/** Elements that do not separate words. */
const INLINE: ReadonlySet<string> = new Set(['a', 'abbr', 'code', 'em', 'strong'])

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && INLINE.has(node.tagName) ? text : ` ${text} `
}

/** Returns the words of a PDF, in the order of its structure. */
export function wordsOfPdf(bytes: Uint8Array): string[] {
  const lines = readPdf(bytes).structure.map((line) => line.trim().replace(/^\w+ ?/, ''))
  return words(lines.map((line) => line.replace(' (annotation)', '')).join('\n'))
}

/** Splits a text into words without the signs between the items of a list, because the page and the PDF use different ones. */
function words(text: string): string[] {
  return text.split(/[\s•·]+|,\s/).filter((word) => word !== '')
}

/** Returns the words below the head of the CV. */
export function fromSections(all: readonly string[]): string[] {
  return all.slice(all.indexOf('Profil'))
}
