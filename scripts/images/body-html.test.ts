import { expect, test } from 'vitest'
import type { Picture } from '../../src/catalogue/types.ts'
import { bodyHtml, editElements } from './body-html.ts'

const HERE = { base: '/', root: '/' }
const size = { width: 700, height: 350, widths: [335, 700] }
const picture: Picture = { name: 'assets/images/plan-1', alt: '', ...size, hue: 'sea' }

test('links to this site get the base, all other addresses stay', () => {
  const html = '<p><a href="/contact">a</a> <a href="//host.example">b</a> <a href="#c">c</a> &#x3C;a href="/x"></p>'
  expect(bodyHtml(html, new Map(), { base: '/dossier/', root: '/dossier/' })).toBe(
    html.replace('"/contact"', '"/dossier/contact"'),
  )
})

test('a link that leaves the pages of its language begins at the root, and the home page of a language has no slash at the end', () => {
  const leaves = (path: string) => (path.startsWith('fr/') ? path.slice('fr/'.length) : null)
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const html = '<p><a href="/contact">a</a> <a href="/fr/contact#b">b</a> <a href="/">c</a> <a href="/#d">d</a></p>'
  expect(hrefs(bodyHtml(html, new Map(), { base: '/d/en/', root: '/d/', leaves }))).toEqual([
    '/d/en/contact',
    '/d/contact#b',
    '/d/en',
    '/d/en#d',
  ])
})

test('a picture is found by its file, whatever signs that has; one that was not made disappears', () => {
  const html =
    '<p><img src="images/un%20plan%20&#x26;%20%22nous%22.png" alt="Plan &#x26; vue &#x22;nord&#x22;"><img src="images/b.png" alt="b"></p>'
  expect(bodyHtml(html, new Map([['images/un plan & "nous".png', picture]]), { base: '/d/', root: '/d/' })).toBe(
    '<p><picture>' +
      '<source type="image/avif" srcset="/d/assets/images/plan-1-335.avif 335w, /d/assets/images/plan-1-700.avif 700w" sizes="(min-width: 48rem) 42rem, 100vw">' +
      '<img src="/d/assets/images/plan-1-700.webp" width="700" height="350" alt="Plan &#x26; vue &#x22;nord&#x22;" loading="lazy" decoding="async"></picture></p>',
  )
})

test('a callout gets the title of its kind, in a text that cannot become markup; one without a title keeps its own', () => {
  const callout = (kind: string, title: string) =>
    `<div data-callout="${kind}">\n<p><strong>${title}</strong></p>\n<p>Un <strong>mot</strong>.</p>\n</div>`
  const html = [callout('tip', 'Conseil'), callout('note', 'À noter')].join('\n')
  const titled = [callout('tip', 'Astuce &#x3C;b> &#x26; cie'), callout('note', 'À noter')].join('\n')
  expect(bodyHtml(html, new Map(), HERE, { tip: 'Astuce <b> & cie' })).toBe(titled)
  expect(bodyHtml(html, new Map(), HERE)).toBe(html)
})

test('an element that is removed takes nothing else with it', () => {
  const html = '<ul><li>a</li><li class="x">b</li><li>c</li></ul>'
  const kept = editElements(html, (element) => (element.properties.className ? null : element))
  expect(kept).toBe('<ul><li>a</li><li>c</li></ul>')
})

test('a picture that is higher than wide is marked, so that a page can keep it below the height of a screen', () => {
  const html = (height: number) => bodyHtml('<img src="a.png">', new Map([['a.png', { ...picture, height }]]), HERE)
  expect(html(701)).toMatch(/^<picture data-tall="">/)
  expect(html(700)).toMatch(/^<picture><source/)
})

test('pictures of a row know their shapes and how wide they will be', () => {
  const pictures = new Map([
    ['a.png', picture],
    ['b.png', { ...picture, width: 350, height: 700 }],
  ])
  const html =
    '<div data-row=""><figure><img src="a.png"></figure><figure><img src="b.png"><figcaption>b</figcaption></figure></div>'
  const figures = bodyHtml(html, pictures, HERE).match(/<figure data-shape="\d+">.*?<source [^>]*? sizes="[^"]*"/g)
  expect(figures?.map((figure) => /shape="(\d+)"/.exec(figure)?.[1])).toEqual(['40', '10'])
  expect(figures?.map((figure) => /.* sizes="([^"]*)"/.exec(figure)?.[1])).toEqual([
    '(min-width: 48rem) 34rem, 100vw',
    '(min-width: 48rem) 14rem, 50vw',
  ])
  expect(bodyHtml('<figure><img src="a.png"></figure>', pictures, HERE)).toMatch(/^<figure><picture>/)
})
