import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineLogo, ownLogo } from './logo.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const markupOf = (source: string) => inlineLogo(source)?.markup

test('a plain drawing is inlined in the colour of the text', () => {
  expect(inlineLogo(svg('<title>React</title><path d="M0 0h24v24H0z" fill="#61DAFB"/>'))).toEqual({
    kind: 'svg',
    viewBox: '0 0 24 24',
    markup: '<g fill="currentColor"><path d="M0 0h24v24H0z" fill="currentColor"/></g>',
  })
})

test('a drawing in outlines keeps its strokes and stays unfilled', () => {
  const outlines = svg(
    '<circle cx="12" cy="12" r="9"/>',
    'viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"',
  )
  expect(markupOf(outlines)).toBe(
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="12" cy="12" r="9"/></g>',
  )
})

test('declarations of a style attribute become attributes', () => {
  expect(markupOf(svg('<path style="fill:#fff;fill-rule:evenodd;font-family:x" d="M0 0"/>'))).toBe(
    '<g fill="currentColor"><path d="M0 0" fill="currentColor" fill-rule="evenodd"/></g>',
  )
})

test('a drawing without viewBox takes its size', () => {
  expect(inlineLogo(svg('<path d="M0 0"/>', 'width="20px" height="10"'))?.viewBox).toBe('0 0 20 10')
})

test('scripts, handlers, identifiers, classes, links and foreign elements vanish', () => {
  const hostile = svg(
    '<script>alert(1)</script><defs><linearGradient id="g"/></defs><sodipodi:namedview/>' +
      '<g id="a" class="b" onclick="alert(1)" href="javascript:alert(1)" xlink:href="x" data-x="1"><rect width="4" height="4" onload="x"/></g>',
    'viewBox="0 0 4 4" onload="alert(1)"',
  )
  expect(markupOf(hostile)).toBe('<g fill="currentColor"><g><rect width="4" height="4"/></g></g>')
})

test.each([
  ['two colours', '<path d="M0 0" fill="red"/><path d="M0 0" fill="blue"/>'],
  ['a colour on the default black', '<rect width="4" height="4"/><path d="M0 0" fill="#fff"/>'],
  ['a gradient', '<path d="M0 0" fill="url(#g)"/>'],
  ['a style sheet', '<style>.a{fill:red}</style><path class="a" d="M0 0"/>'],
  ['text', '<text>TS</text>'],
  ['a clone', '<use href="#a"/>'],
  ['a bitmap', '<image href="data:image/png;base64,AA"/>'],
  ['a foreign object', '<foreignObject><p>x</p></foreignObject>'],
  ['a mask', '<g mask="url(#m)"><path d="M0 0"/></g>'],
  ['a value out of the ordinary', '<path d="M0 0&quot; onload=&quot;alert(1)"/>'],
  ['nothing', ''],
])('a drawing with %s is left to be a picture', (_, inside) => {
  expect(inlineLogo(svg(inside))).toBeNull()
})

const EMPTY = svg('<path d="M0 0"/>', 'viewBox="0 0 0 0"')
test.each(['', 'plain text', '<p>HTML</p>', '<svg><path d="M0 0"/></svg>', EMPTY])(
  'what has no size to draw at is left alone: %s',
  (source) => {
    expect(inlineLogo(source)).toBeNull()
  },
)

test('whatever is put in, only allowed names come out', () => {
  const pieces = `<|>|"|'|&lt;|&quot;|script|style| on|=|path d="M|g |/|url(|<!--|]]>|<![CDATA[|</svg>`.split('|')
  for (let seed = 1; seed < 400; seed++) {
    let state = seed
    const noise = Array.from({ length: 30 }, () => {
      state = (state * 48271) % 2147483647
      return pieces[state % pieces.length]
    }).join('')
    const markup = markupOf(svg(`${noise}<path d="M0 0"/>`)) ?? ''
    expect(markup.replace(/<\/?(?:g|path|circle|rect)(?: (?:d|fill)="[^"<>]*")*\/?>/g, ''), noise).toBe('')
  }
})

test("the owner's own logo keeps its colours; what has none takes that of the text", () => {
  const source = svg('<path d="M0 0"/><g style="fill:#C2410C"><circle r="2"/><rect fill="inherit" stroke="navy"/></g>')
  expect(ownLogo(source)).toEqual({
    viewBox: '0 0 24 24',
    markup: '<g fill="currentColor"><path d="M0 0"/><g fill="#c2410c"><circle r="2"/><rect stroke="navy"/></g></g>',
    inks: ['currentcolor', '#c2410c', 'navy'],
  })
})

test.each([
  ['a gradient', '<path d="M0 0" fill="url(#g)"/>'],
  ['a style sheet', '<style>.a{fill:red}</style><path class="a" d="M0 0"/>'],
  ['text', '<text>TS</text>'],
  ['a colour that would end its attribute', '<g fill="&quot;&lt;script&gt;"><path fill="red" d="M0 0"/></g>'],
  ['nothing to see', '<path d="M0 0" fill="none"/>'],
])("the owner's own logo may not have %s", (_, inside) => {
  expect(ownLogo(svg(inside))).toBeNull()
})

const SAMPLE = new URL('../../content/images/logos/', import.meta.url)
test.each(readdirSync(SAMPLE).filter((name) => name.endsWith('.svg')))('the sample logo %s is inlined', (name) => {
  expect(inlineLogo(readFileSync(new URL(name, SAMPLE), 'utf8'))?.markup).toMatch(
    /^<g fill="currentColor"><path d="[^"]+"/,
  )
})
