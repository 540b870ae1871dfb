import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../support/built-site.ts'
import { fromSections, wordsOfPage, wordsOfPdf } from '../support/cv-words.ts'
import { SITE_FOLDER } from '../support/preview-server.ts'

/** RGAA 13.4. Above the first section the page and the PDF differ, because only links on a screen announce a new tab. */
test('the CV says the same words in the same order as a page and as a PDF', () => {
  const [ofPage, ofPdf] = [wordsOfPage(readSite('cv.html')), wordsOfPdf(readFileSync(join(SITE_FOLDER, 'cv.pdf')))]
  const [sections, pdfSections] = [fromSections(ofPage), fromSections(ofPdf)]
  expect(sections.length).toBeGreaterThan(200)
  expect(pdfSections).toEqual(sections)
  const head = ofPdf.slice(0, ofPdf.length - pdfSections.length)
  const address = new URL(canonicalOf(readSite('cv.html'))).host
  expect(head.filter((word) => word !== address && !ofPage.includes(word))).toEqual([])
})

function canonicalOf(html: string): string {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
}
