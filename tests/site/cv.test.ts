import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { readSite } from '../support/built-site.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'
import { readPdf } from '../support/read-pdf.ts'

/** RGAA 13.4. Above the first section the page and the PDF differ, because only links on a screen say that they open a tab. */
test('the CV says the same words in the same order as a page and as a PDF', () => {
  const [ofPage, ofPdf] = [wordsOfPage(readSite('cv.html')), wordsOfPdf(readFileSync(join(SITE_FOLDER, 'cv.pdf')))]
  const [sections, pdfSections] = [fromSections(ofPage), fromSections(ofPdf)]
  expect(sections.length).toBeGreaterThan(200)
  expect(pdfSections).toEqual(sections)
  const head = ofPdf.slice(0, ofPdf.length - pdfSections.length)
  const address = new URL(canonicalOf(readSite('cv.html'))).host
  expect(head.filter((word) => word !== address && !ofPage.includes(word))).toEqual([])
})

function wordsOfPage(html: string): string[] {
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

function wordsOfPdf(bytes: Uint8Array): string[] {
  const lines = readPdf(bytes).structure.map((line) => line.trim().replace(/^\w+ ?/, ''))
  return words(lines.map((line) => line.replace(' (annotation)', '')).join('\n'))
}

/** Leaves out the signs between the items of a list, because the page and the PDF use different ones. */
function words(text: string): string[] {
  return text.split(/[\s•·]+|,\s/).filter((word) => word !== '')
}

function fromSections(all: readonly string[]): string[] {
  return all.slice(all.indexOf('Profil'))
}

function canonicalOf(html: string): string {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
}
