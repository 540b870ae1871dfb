import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hostileFont } from '../../tests/support/hostile-font.ts'
import { TYPEFACES } from '../fields/definitions.ts'
import { EXTENDED_CHARACTERS, MAIN_CHARACTERS, needsExtended } from './characters.ts'
import { fontFacts, openFont } from './facts.ts'
import { type FontAssets, subsetFonts } from './fonts.ts'
import { typefaceSource } from './source.ts'
import { cutFiles } from './subset.ts'
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

test('outside browsers, the narrow no-break space and the no-break hyphen are drawn by other glyphs, and read as plain ones', async () => {
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
  expect(run?.font.layout('\u202f').glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x20]])
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
  const css = assets.css('/dossier/', true).join('')
  for (const { name } of assets.files) expect(css).toContain(`src:url(/dossier/assets/${name})`)
  const ranges = [...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, range]) => range)
  expect(ranges[0]).toMatch(/^U\+20-7E,U\+A0,.*U\+202F/)
  expect(ranges[1]).toMatch(/U\+178/)
  expect(css.match(/font-family:Bricolage;/g)).toHaveLength(2)
  expect(css.match(/font-display:swap/g)).toHaveLength(2)
  expect(css.match(/font-family:Bricolage Fallback/g)).toHaveLength(4)
  expect(css).toContain('body{font-family:Bricolage,Bricolage Fallback,sans-serif}')
})

test('a page without letters of the second file names the first alone, for all characters', () => {
  const css = assets.css('/', false).join('')
  expect(css.match(/font-family:Bricolage;/g)).toHaveLength(1)
  expect(css).toContain(assets.files[0]?.name)
  expect(css).not.toContain('unicode-range')
})

test('each letter of the second file is known, and none of the first is taken for one', () => {
  expect([...EXTENDED_CHARACTERS].filter((letter) => !needsExtended(letter))).toEqual([])
  expect([...MAIN_CHARACTERS].filter(needsExtended)).toEqual([])
})

describe.each(TYPEFACES)('the typeface %s', (name) => {
  test('fits the budget, and draws every character in all weights', async () => {
    const typeface = await typefaceSource(name)
    const { files, licence } = await subsetFonts({ typeface, cacheDir })
    const [first = 0, second = 0] = files.map(({ bytes }) => bytes.length)
    expect(first).toBeLessThan(31_000)
    expect(first + second).toBeLessThan(60_000)
    for (const { bytes, characters } of files) {
      const font = create(Buffer.from(bytes)) as Font
      const missing = [...characters].filter((character) => !font.hasGlyphForCodePoint(character.charCodeAt(0)))
      expect(missing.join('').replace('\u202f', '')).toBe('')
      expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 800 } })
    }
    expect(licence?.text).toContain('SIL OPEN FONT LICENSE')
  })

  test('passes the check of the fonts of owners', async () => {
    const { files } = await typefaceSource(name)
    const [main = new Uint8Array()] = files
    const facts = fontFacts(main)
    expect(facts).toMatchObject({ weights: { min: 400, max: 800 }, missing: '', refuses: null })
    expect(fontFacts(main, facts?.unpacked)).toEqual(facts)
    expect(fontFacts(main, (facts?.unpacked ?? 0) - 1)).toBeNull()
  })
})

describe("the owner's own font", () => {
  const file = join(cacheDir, 'ma-police.woff2')
  const [PANOSE, SERIFS] = [32, 0x0202]
  const own = async (change: (font: Buffer) => Promise<Uint8Array> | Uint8Array) => {
    const { files } = await typefaceSource('literata')
    writeFileSync(file, await change(Buffer.from(files[0] ?? [])))
    return typefaceSource(file)
  }
  /** Returns the font with another number at an offset of its table OS/2. */
  const withNumber = async (font: Buffer, offset: number, value: number) => {
    const sfnt = await subsetFont(font, null, { keepAllGlyphs: true, targetFormat: 'sfnt' })
    const entry = sfnt.indexOf('OS/2', 0, 'latin1')
    sfnt.writeUInt16BE(value, sfnt.readUInt32BE(entry + 8) + offset)
    return subsetFont(sfnt, null, { keepAllGlyphs: true, targetFormat: 'woff2' })
  }
  const withRights = (font: Buffer, rights: number) => withNumber(font, 8, rights)

  test('is set like ours, with a fallback of its kind', async () => {
    const typeface = await own((font) => withNumber(font, PANOSE, SERIFS))
    const { files, licence, css } = await subsetFonts({ typeface, cacheDir })
    expect(files.map(({ name }) => name.replace(/-[0-9a-f]{8}\./, '-#.'))).toEqual([
      'police-#.woff2',
      'police-ext-#.woff2',
    ])
    expect(licence).toBeNull()
    expect(css('/', true).join('')).toContain('body{font-family:Police,Police Fallback,serif}')
    expect(css('/', true).join('')).toContain('local(TimesNewRomanPSMT)')
  })

  test('from Fontsource brings its other alphabets, for the PDF', async () => {
    const { files } = await typefaceSource('literata')
    const folder = join(cacheDir, 'fontsource')
    mkdirSync(folder)
    const named = (alphabet: string) => join(folder, `literata-${alphabet}-wght-normal.woff2`)
    for (const [index, alphabet] of ['latin', 'latin-ext'].entries()) writeFileSync(named(alphabet), files[index] ?? '')
    symlinkSync(named('latin'), named('greek'))
    const family = await typefaceSource(named('latin'))
    expect(family.files).toEqual(files)
    const runs = (await loadTypeface(family)).runsOf('Wałęsa', 'regular')
    expect(runs.map(({ text }) => text)).toEqual(['Wa', 'łę', 'sa'])
  })

  test('with one weight says so in its rule, and draws all weights of the PDF with it', async () => {
    const pinned = { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wght: 500 } } as const
    const typeface = await own((font) => subsetFont(font, null, pinned))
    const { css } = await subsetFonts({ typeface, cacheDir })
    expect(
      css('/', true)
        .join('')
        .match(/font-family:Police;font-weight:500;/g),
    ).toHaveLength(2)
    const widths = (['regular', 'extrabold'] as const).map(async (weight) => {
      const [run] = (await loadTypeface(typeface)).runsOf('mot', weight)
      return run && advance(run.font, run.text)
    })
    const [regular, bold] = await Promise.all(widths)
    expect(regular).toBeGreaterThan(0)
    expect(bold).toBe(regular)
  })

  test('is refused without the letters of French, without the right to be on a site, and if it is no font', async () => {
    const factsAfter = async (change: Parameters<typeof own>[0]) =>
      fontFacts((await own(change)).files[0] ?? new Uint8Array())
    expect(await factsAfter((font) => subsetFont(font, MAIN_CHARACTERS.replaceAll(/[éœ]/g, ''), {}))).toMatchObject({
      missing: 'éœ',
    })
    expect(await factsAfter((font) => withRights(font, 0x0002))).toMatchObject({ refuses: 'embedding' })
    expect(await factsAfter((font) => withRights(font, 0x0100))).toMatchObject({ refuses: 'subsetting' })
    expect(await factsAfter((font) => withRights(font, 0x0008))).toMatchObject({ refuses: null })
    expect(await factsAfter((font) => font.subarray(0, 2000))).toBeNull()
    expect(() => openFont(hostileFont(20_000_000))).toThrow('far larger than its file')
    expect(() => openFont(hostileFont(20_000_000, true))).toThrow('two tables of one name')
    expect(await factsAfter((font) => subsetFont(font, 'abc', { targetFormat: 'sfnt' }))).toBeNull()
  })
})

test('the fallback fonts stand on the lines of ours: ascent and descent give 1.2 em at the adjusted size', () => {
  const rules = assets
    .css('/', true)
    .join('')
    .split('@font-face')
    .filter((rule) => rule.includes('local('))
  expect(rules).toHaveLength(4)
  for (const rule of rules) {
    const percent = (name: string) => Number(rule.match(new RegExp(`${name}:([\\d.]+)%`))?.[1])
    const size = percent('size-adjust') / 100
    expect(size).toBeGreaterThan(0.9)
    expect(size).toBeLessThan(1.1)
    expect(percent('ascent-override') * size).toBeCloseTo(93, 1)
    expect(percent('descent-override') * size).toBeCloseTo(27, 1)
  }
})

test('a second run draws nothing and gives the same; a damaged cache and none give it again', async () => {
  const drawn = () => vi.mocked(cutFiles).mock.calls.length
  const before = drawn()
  expect((await subsetFonts({ cacheDir })).files).toEqual(assets.files)
  expect(drawn()).toBe(before)

  for (const entry of readdirSync(join(cacheDir, 'fonts'))) truncateSync(join(cacheDir, 'fonts', entry), 1000)
  const again = await subsetFonts({ cacheDir })
  expect(drawn()).toBe(before + 1)
  expect(again.files).toEqual(assets.files)
  expect(again.css('/', true)).toEqual(assets.css('/', true))
})
