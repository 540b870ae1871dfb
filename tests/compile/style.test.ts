import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse } from 'postcss'
import { expect, test, vi } from 'vitest'
import { LIMITS } from '../../scripts/diagnostics/limits.ts'
import { messageOf } from '../../scripts/diagnostics/message.ts'
import { ownStyleLayer } from '../../scripts/site/look.ts'
import { PALETTE, ROLES } from '../../src/styles/palette.ts'
import { compile } from '../support/compile.ts'
import { ROOT } from '../support/preview-server.ts'
import { sourcesOf } from '../support/sources.ts'
import { runs } from '../support/step.ts'

const compileStyle = (text: string | Uint8Array | null) => compile(sourcesOf({ 'style.css': text }))
const codesOf = async (text: string | Uint8Array) => (await compileStyle(text)).diagnostics.map(({ code }) => code)
const cssOf = async (text: string | null) => (await compileStyle(text)).catalogue?.site.ownStyles

test.each([
  ['/* a */ h1 {\n  color : red ;\n}\n', 'h1{color:red}'],
  ['h1 { &:hover { color: red } @media print { color: blue } }', 'h1{&:hover{color:red}@media print{color:blue}}'],
  ['@layer a, b; @layer c { h1 { margin: 0 } }', '@layer a,b;@layer c{h1{margin:0}}'],
  ['body { background: URL( "/favicon.svg#a" ) }', 'body{background:url(/favicon.svg#a)}'],
  ['body { background: image-set("/favicon.svg" 1x) }', 'body{background:image-set(url(/favicon.svg)1x)}'],
  ['.constructor { --valueOf: toString }', '.constructor{--valueOf:toString}'],
  ['path { filter: url(#flou) }', 'path{filter:url(#flou)}'],
  ['h1::after { content: "\\3c/style>" }', 'h1::after{content:"<\\/style>"}'],
  [
    'h1 { color: color-mix(in oklab, red, blue); width: calc(1px + 2vw); -webkit-line-clamp: 3 }',
    'h1{color:color-mix(in oklab,red,blue);width:calc(1px + 2vw);-webkit-line-clamp:3}',
  ],
  ['@container (width > 10em) { h1 { margin: 0 } }', '@container (width>10em){h1{margin:0}}'],
  [
    '@property --a { syntax: "<color>"; inherits: false; initial-value: red }',
    '@property --a{syntax:"<color>";inherits:false;initial-value:red}',
  ],
  [
    '@font-face { font-family: A; src: url(/favicon.svg) format("woff2") }',
    '@font-face{font-family:A;src:url(/favicon.svg)format("woff2")}',
  ],
])('%s is taken, short and without a word', async (text, css) => {
  expect(await codesOf(text)).toEqual([])
  expect(await cssOf(text)).toBe(css)
})

test('a site without the file, or with an empty one, has no rules', async () => {
  expect(await cssOf(null)).toBeNull()
  expect(await cssOf('')).toBeNull()
  expect(await cssOf('/* plus tard */')).toBeNull()
})

test('the file is read like any other: encoding, size, marks of Git', async () => {
  expect(await codesOf(Uint8Array.of(0x61, 0xff, 0x7b, 0x7d))).toEqual(['file/encoding'])
  expect(await codesOf(`/*${'a'.repeat(300_000)}*/`)).toEqual(['file/too-large'])
  expect(await codesOf('<<<<<<< a\nh1{margin:0}\n=======\n>>>>>>> b\n')).toEqual(['file/conflict'])
})

test('thousands of brackets end in a message', async () => {
  expect(await codesOf(`a{b:${'('.repeat(20_000)}${')'.repeat(20_000)}}`)).toContain('style/syntax')
})

const SCHEMES = [
  [':root { --text: #777 }', ['clair', 'sombre']],
  ['html { --text: #777 }', ['clair', 'sombre']],
  [':root[data-theme="dark"] { --text: light-dark(#111, #444) }', ['sombre']],
  ['@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --text: #444 } }', ['sombre']],
  ['@media (prefers-color-scheme: light) { :root:not([data-theme=dark]) { --text: #bbb } }', ['clair']],
  ['@media screen { :root { @media (min-width: 40em) { --text: light-dark(#bbb, #fff) } } }', ['clair']],
] as const

test.each(SCHEMES)('%s is computed where it counts', async (text, schemes) => {
  const [found, ...more] = (await compileStyle(text)).diagnostics.filter(({ code }) => code === 'style/contrast')
  expect(more).toEqual([])
  expect(schemes.some((scheme) => found && messageOf(found).includes(`thème ${scheme}`))).toBe(true)
})

test.each([
  ':root { --background: #fff; --text: light-dark(#000, #fff) } :root[data-theme=dark], :root { --background: light-dark(#fff, #000) }',
  ':root { --text: #777 !important; --text: light-dark(#222, #eee) !important }',
  ':root:not(:root) { --text: #777 } :root { --text: light-dark(#222, #eee) }',
  ':root { --control-border: light-dark(#707070, #8a8a8a) }',
  ':root { --text: light-dark(rgb(20 20 40), hsl(40, 20%, 95%)); --accent: light-dark(oklch(40% 0.1 150), oklch(0.85 25% 150deg)) }',
])('%s can be read', async (text) => {
  expect((await codesOf(text)).filter((code) => code === 'style/contrast')).toEqual([])
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('what a message says to write can be read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROLES), hex, async (role, colour) => {
      const reported = (await compileStyle(`:root { --${role}: ${colour} }`)).diagnostics
      const [{ code, suggestion } = { code: null, suggestion: null }] = reported
      const mended = code === 'style/contrast-print' ? suggestion : `:root { ${suggestion} }`
      if (suggestion !== null) expect([mended, await codesOf(String(mended))]).toEqual([mended, []])
    }),
    { numRuns: runs(60) },
  )
})

test('our own colours raise nothing, in either scheme', async () => {
  for (const role of ROLES.filter((role) => !/backdrop|shadow/.test(role)))
    expect(await codesOf(`:root { --${role}: light-dark(${PALETTE.light[role]}, ${PALETTE.dark[role]}) }`)).toEqual([])
})

const punctuation = fc.stringMatching(/^[-a-z:{}()[\];@"'\\/*,.#>&!%0-9 \n]{0,60}$/)

test('any text is taken or refused, what is taken stays in its layer, and taking it twice changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(punctuation, fc.string({ unit: 'binary', maxLength: 60 })), async (text) => {
      const { catalogue, diagnostics } = await compileStyle(`h1 { ${text} } ${text}`)
      expect(catalogue === null).toBe(diagnostics.some(({ severity }) => severity === 'error'))
      const css = catalogue?.site.ownStyles ?? ''
      expect(parse(ownStyleLayer(css, '/')).nodes).toHaveLength(1)
      expect((await cssOf(css)) ?? '').toBe(css)
    }),
    { numRuns: runs(100) },
  )
})

test('addresses get the base of the site', () => {
  expect(ownStyleLayer('body{background:url(/motif.svg)}', '/dossier/')).toBe(
    '@layer owner{body{background:url(/dossier/motif.svg)}}',
  )
})

test('the guide names each role, and no other', () => {
  const guide = readFileSync(join(ROOT, 'docs/guide/aspect.md'), 'utf8')
  const table = /\| rôles \| couleurs \|\n[\s\S]*?\n\n/.exec(guide)?.[0] ?? ''
  const named = [...table.matchAll(/`--([\w-]+)`/g)].map(([, role]) => role)
  expect(named.toSorted()).toEqual([...ROLES].sort())
})

test.each(['a{color:.a}\n', '.a a,{color:red}\n', 'a{color:a>}\n'])(
  'a sheet of thousands of %j is read as far as its faults are reported',
  async (fault) => {
    const text = fault.repeat(3000)
    let splits = 0
    const { split } = String.prototype
    vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, ...how) {
      if (this.length === text.length) splits += 1
      return Reflect.apply(split, this, how)
    })
    const { diagnostics } = await compileStyle(text)
    vi.restoreAllMocks()
    // css-tree splits the sheet into lines at each fault.
    expect(splits).toBeLessThan(1.1 * LIMITS.findings)
    const codes = diagnostics.filter(({ file }) => file.endsWith('style.css')).map(({ code }) => code)
    expect(codes).toHaveLength(LIMITS.findings + 1)
    expect(new Set(codes)).toEqual(new Set(['style/syntax', 'file/limit']))
  },
)
