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

test('no two pages in one language have the same title', () => {
  const titles = htmlFiles().map((file) => {
    const [, lang = ''] = /<html lang="(\w+)"/.exec(readSite(file)) ?? []
    return [/<title>([^<]*)<\/title>/.exec(readSite(file))?.[1], lang]
  })
  expect(titles.filter(([title]) => title === undefined)).toEqual([])
  expect(new Set(titles.map(String)).size).toBe(titles.length)
})

test('each page names the profiles of its owner as theirs, so that other sites can verify it', () => {
  const [home = '', ...others] = ['index.html', 'projets/banque.html', 'en.html'].map((file) => readSite(file))
  const profiles = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*rel="me /g)].map(([, url]) => url)
  expect(profiles(home)).toEqual([
    'https://github.example.org/camille-persienne',
    'https://www.linkedin.example.org/in/camille-persienne',
  ])
  for (const html of others) expect(profiles(html)).toEqual(profiles(home))
})

test('what a button opens stands beside it, because the rest of a page may arrive later', () => {
  for (const file of htmlFiles()) {
    const html = readSite(file)
    for (const { 1: id, index } of html.matchAll(/ popovertarget="?([\w-]+)/gi)) {
      const distance = Math.abs(html.search(new RegExp(` id="?${id}[" >]`)) - index)
      expect(distance, `${file}: #${id}`).toBeLessThan(2000)
    }
  }
})
