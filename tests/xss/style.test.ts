import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { compileStyle } from '../../scripts/compile/validate/style.ts'
import { isError } from '../../scripts/diagnostics/diagnostic.ts'
import { Findings } from '../../scripts/diagnostics/findings.ts'
import { ownStyleLayer } from '../../scripts/site/look.ts'
import { sourcesOf } from '../support/sources.ts'
import { oneIn, POINTED } from './payloads.ts'

/** Places in a style sheet where a text of someone else can be. */
const POSITIONS: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `/* ${payload} */ h1 { margin: 0 }`,
  (payload) => `h1::after { content: "${payload}" }`,
  (payload) => `h1::after { content: "${escaped(payload)}" }`,
  (payload) => `[title="${escaped(payload)}"] { margin: 0 }`,
  (payload) => `h1 { --a: ${payload} }`,
  (payload) => `h1 { background: url(${payload}) }`,
  (payload) => `h1 { background: url("${escaped(payload)}") }`,
  (payload) => `h1 { background: image-set("${escaped(payload)}" 1x) }`,
  (payload) => `h1 { color: var(--a, url("${escaped(payload)}")) }`,
  (payload) => `@import "${payload}"; h1 { margin: 0 }`,
  (payload) => `@font-face { font-family: A; src: url(${payload}) }`,
]

/** Replaces each character by its number, which parsers read as the character. */
function escaped(payload: string): string {
  return [...payload].map((character) => `\\${character.codePointAt(0)?.toString(16)} `).join('')
}

const OWN_ESCAPES = [
  '}} @import "//example.org/a.css"; {{',
  '} } h1 { background: url(//example.org/a) } @layer x { a {',
  '\\75rl(//example.org/a)',
  '/\\9 /example.org/a',
  '/\\a/example.org/a',
  '\\\\example.org\\a',
  '/favicon.svg/../..//example.org',
  '/%2e%2e/%2f/example.org',
  '</STYLE\n><script>alert(1)</script>',
]

const surroundings = { ...sourcesOf({}), onPicture() {} }

/** Returns the style sheet in pages; `null` if a build stops. */
function compiled(text: string): string | null {
  const findings = new Findings()
  const bytes = new TextEncoder().encode(text)
  const style = compileStyle({ path: 'content/style.css', kind: 'style', bytes }, surroundings, findings)
  return findings.diagnostics.some(isError) ? null : (style?.css ?? null)
}

/** Returns what a browser would do with the sheet besides styling its page. */
function dangersOf(css: string): string[] {
  const layer = ownStyleLayer(css, '/')
  const { nodes } = parse(layer)
  // Texts in strings have no effect.
  const code = layer.replace(/"(\\.|[^"\\])*"/gs, '""')
  const addresses = [...code.matchAll(/(?:url|src|image-set|image)\(\s*["']?([^)]*)/gi)].map(
    ([, address = '']) => address,
  )
  return [
    ...(nodes.length === 1 ? [] : ['more than one rule at the top']),
    ...(/<\/style/i.test(layer) ? ['the end of its element'] : []),
    ...(/@(import|charset|namespace)/i.test(code) ? ['another sheet'] : []),
    ...addresses.filter((address) => !/^(\/[^/\\]|#|url\((\/[^/\\]|#))/.test(address)),
  ]
}

test('a hostile style sheet can neither end its element, nor leave its layer, nor load anything from elsewhere', () => {
  let taken = 0
  const payloads = [...OWN_ESCAPES, ...oneIn(16, POINTED)]
  for (const payload of payloads)
    for (const position of POSITIONS) {
      const text = position(payload)
      const css = compiled(text)
      if (css === null) continue
      taken++
      expect([text, dangersOf(css)]).toEqual([text, []])
    }
  // Texts in strings are harmless, and stay.
  expect(taken).toBeGreaterThan(payloads.length)
})
