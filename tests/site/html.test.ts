import { expect, test } from 'vitest'
import { htmlFiles, readSite } from '../support/built-site.ts'
import { markupFaults } from '../support/markup-faults.ts'

test.each(htmlFiles())('%s is HTML without a fault', (file) => {
  expect(markupFaults(readSite(file))).toEqual([])
})

test('faults are found', () => {
  const html = '<!doctype html><p id="a" align="left">A</p><p id="a"> </p><b id=c=d>B</b>'
  expect(markupFaults(html)).toEqual([
    'unexpected-character-in-unquoted-attribute-value 1:66',
    ...['id a twice', 'align', 'empty p'],
  ])
})

test('no two pages have the same title', () => {
  const titles = htmlFiles().map((file) => /<title>([^<]*)<\/title>/.exec(readSite(file))?.[1])
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(titles.length)
})
