import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EXTENDED_CHARACTERS, MAIN_CHARACTERS } from './characters.ts'
import { FALLBACK_FONTS } from './fallback.ts'
import { type FontAssets, subsetFonts } from './fonts.ts'
import { webFont } from './subset.ts'
import { loadTypeface } from './typeface.ts'

vi.mock('./subset.ts', { spy: true })

const cacheDir = mkdtempSync(join(tmpdir(), 'fonts-'))
let assets: FontAssets
let main: Font
let extended: Font
beforeAll(async () => {
  assets = await subsetFonts({ cacheDir })
  const fonts = assets.files.map(({ bytes }) => create(Buffer.from(bytes)) as Font)
  ;[main, extended] = fonts as [Font, Font]
})
afterAll(() => rmSync(cacheDir, { recursive: true }))

const advance = (font: Font, text: string) => font.layout(text).advanceWidth

test('two files, 60 KB together, the one that every page needs first', () => {
  expect(assets.files.map(({ name, preload }) => [name.replace(/-[0-9a-f]{8}\./, '-#.'), preload])).toEqual([
    ['bricolage-#.woff2', true],
    ['bricolage-ext-#.woff2', false],
  ])
  const [first = 0, second = 0] = assets.files.map(({ bytes }) => bytes.length)
  expect(first).toBeLessThan(31_000)
  expect(first + second).toBeLessThan(60_000)
})

test('every character that was asked for is drawn, except the narrow no-break space', () => {
  const missing = (font: Font, text: string) => [...text].filter((c) => !font.hasGlyphForCodePoint(c.charCodeAt(0)))
  expect(missing(main, MAIN_CHARACTERS)).toEqual(['\u202f'])
  expect(missing(main, 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ«»’‘“”–—…€n°½·•×\u00a0')).toEqual([])
  expect(missing(extended, EXTENDED_CHARACTERS)).toEqual([])
  expect(extended.hasGlyphForCodePoint('Ÿ'.charCodeAt(0))).toBe(true)
})

test('outside browsers, the narrow no-break space and the no-break hyphen are drawn by other glyphs', async () => {
  const typeface = await loadTypeface()
  const advanceOf = (text: string) => {
    const runs = typeface.runsOf(text, 'regular')
    return runs.reduce((sum, { font, text }) => sum + advance(font, text), 0)
  }
  expect(advanceOf('a\u202fb') - advanceOf('ab')).toBe(130)
  expect(advanceOf('\u00a0')).toBe(advanceOf(' '))
  expect(advanceOf(' ')).toBe(254)
  expect(advanceOf('\u2011')).toBe(advanceOf('-'))
  const [run] = typeface.runsOf('\u202f', 'regular')
  expect(run?.font.layout('\u202f').glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x202f]])
})

test('each character is drawn by the file that has it; other letters become ?, other signs disappear', async () => {
  const runs = (await loadTypeface()).runsOf('L’HAŸ Ж🚲!', 'semibold')
  expect(runs.map(({ font, text }) => [font.postscriptName, text])).toEqual([
    ['Bricolage-600', 'L’HA'],
    ['BricolageExtended-600', 'Ÿ'],
    ['Bricolage-600', ' ?!'],
  ])
})

test('the weights in use stay variable, the digits have tabular forms', () => {
  expect(main.variationAxes).toMatchObject({ wght: { min: 400, max: 800 } })
  const widths = (text: string) => [...text].map((digit) => main.layout(digit, ['tnum']).advanceWidth)
  expect(new Set(widths('0123456789')).size).toBe(1)
})

test('letters keep their kerning', () => {
  expect(advance(main, 'AV')).toBeLessThan(advance(main, 'A') + advance(main, 'V'))
  expect(advance(main, 'To')).toBeLessThan(advance(main, 'T') + advance(main, 'o'))
  expect(advance(main, 'nn')).toBe(2 * advance(main, 'n'))
})

test('the rules name both families, the base and the characters of each file', () => {
  const css = assets.css('/dossier/')
  for (const { name } of assets.files) expect(css).toContain(`src:url(/dossier/assets/${name})format("woff2")`)
  const ranges = [...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, range]) => range)
  expect(ranges[0]).toMatch(/^U\+20-7E,U\+A0,.*U\+202F/)
  expect(ranges[1]).toMatch(/U\+178/)
  expect(css.match(/font-family:Bricolage;/g)).toHaveLength(2)
  expect(css.match(/font-display:swap/g)).toHaveLength(2)
  expect(css.match(/font-family:"Bricolage Fallback"/g)).toHaveLength(4)
})

test('the fallback fonts stand on the lines of ours: ascent and descent give 1.2 em at the adjusted size', () => {
  const rules = assets
    .css('/')
    .split('@font-face')
    .filter((rule) => rule.includes('local('))
  expect(rules).toHaveLength(FALLBACK_FONTS.length)
  for (const rule of rules) {
    const percent = (name: string) => Number(rule.match(new RegExp(`${name}:([\\d.]+)%`))?.[1])
    const size = percent('size-adjust') / 100
    expect(size).toBeGreaterThan(0.9)
    expect(size).toBeLessThan(1.1)
    expect(percent('ascent-override') * size).toBeCloseTo(93, 1)
    expect(percent('descent-override') * size).toBeCloseTo(27, 1)
    expect(percent('line-gap-override')).toBe(0)
  }
})

test('a second run draws nothing and gives the same; a damaged cache and none give it again', async () => {
  const drawn = () => vi.mocked(webFont).mock.calls.length
  const before = drawn()
  expect((await subsetFonts({ cacheDir })).files).toEqual(assets.files)
  expect(drawn()).toBe(before)

  for (const entry of readdirSync(join(cacheDir, 'fonts'))) truncateSync(join(cacheDir, 'fonts', entry), 1000)
  const again = await subsetFonts({ cacheDir })
  expect(drawn()).toBe(before + assets.files.length)
  expect(again.files).toEqual(assets.files)
  expect(again.css('/')).toBe(assets.css('/'))
})
