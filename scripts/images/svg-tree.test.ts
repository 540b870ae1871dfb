import type { Nodes } from 'hast'
import { describe, expect, test } from 'vitest'
import { readDrawing } from './drawing.ts'
import { inlineLogo, ownLogo } from './logo.ts'
import { DEPTH_MAX, ELEMENTS_MAX, HeavyDrawing, readSvg } from './svg-tree.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
/** Tags that a parser of HTML would open again in each paragraph. */
const bold = (count: number) => Array.from({ length: count }, (_, index) => `<b x${index}=""/>`).join('')
const countOf = (node: Nodes): number =>
  (node.type === 'element' ? 1 : 0) +
  ('children' in node ? node.children.reduce((sum, child) => sum + countOf(child), 0) : 0)

describe('a drawing is read as it is drawn, so its tags are not multiplied', () => {
  test.each([
    ['a thousand elements inside each other', bold(2000), '<p/>'.repeat(1000)],
    ['millions of elements', bold(800), '<p/>x'.repeat(2000)],
  ])('HTML would have %s', (_, tags, paragraphs) => {
    const drawing = svg(`<rect/><p/>${tags}${paragraphs}`)
    const start = process.cpuUsage()
    expect(readDrawing(drawing)).toEqual({ losses: [], fonts: [], layers: 0 })
    for (const read of [inlineLogo, ownLogo]) expect(read(drawing)).toBeNull()
    expect(countOf(readSvg(drawing))).toBe(drawing.split(/<\w/).length - 1)
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  })
})

test('names are taken as they are', () => {
  const attributes = 'constructor="a" __proto__="b" toString="c" stroke-dasharray="1 2" xlink:href="#d"'
  const [path] = readSvg(svg(`<path.a ${attributes}/>`)).children
  expect(path).toMatchObject({ tagName: 'path.a', properties: { strokeDashArray: ['1', '2'], xLinkHref: '#d' } })
  expect(inlineLogo(svg('<path.a d="M0 0"/>'))).toBeNull()
})

test('texts are whole; entities of the document stay as they are written', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`)
  const type = `<!DOCTYPE svg [<!ENTITY e0 "ha">${lines.join('')}]>`
  const { children, properties } = readSvg(
    type + svg('a&amp;<!-- x --><![CDATA[<b>]]>&#233;&e9;').replace('9"', '&e9;"'),
  )
  expect(children).toEqual([{ type: 'text', value: 'a&<b>é&e9;' }])
  expect(properties.viewBox).toBe('0 0 9 &e9;')
})

test.each([
  ['an unclosed element', '<svg><g></svg>'],
  ['HTML', '<svg><br></svg>'],
  ['an attribute twice', '<svg a="" a=""/>'],
  ['nothing', ''],
  ['more levels than what draws it reads', svg('<g>'.repeat(DEPTH_MAX) + '</g>'.repeat(DEPTH_MAX))],
])('%s is not read', (_, drawing) => {
  expect(() => readSvg(drawing)).toThrow()
  expect(inlineLogo(drawing)).toBeNull()
})

test('a drawing has its limits, and may reach them', () => {
  const levels = DEPTH_MAX - 1
  expect(countOf(readSvg(svg('<g>'.repeat(levels) + '</g>'.repeat(levels))))).toBe(DEPTH_MAX)
  expect(countOf(readSvg(svg('<g/>'.repeat(ELEMENTS_MAX - 1))))).toBe(ELEMENTS_MAX)
  expect(() => readSvg(svg('<g/>'.repeat(ELEMENTS_MAX)))).toThrow(HeavyDrawing)
})
