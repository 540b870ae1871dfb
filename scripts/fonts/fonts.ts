import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeVersion } from '../disk/cache/code-version.ts'
import { contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { isPackage, PREBUILT } from '../disk/root.ts'
import { nameFor } from '../disk/site-file.ts'
import { EXTENDED_CHARACTERS, MAIN_CHARACTERS } from './characters.ts'
import type { FallbackFont } from './fallback.ts'
import { ofOwnFont } from './own-font.ts'
import { type Generic, type TypefaceSource, typefaceSource } from './source.ts'

interface FontFile {
  /** File name in `assets` below the site's base, with the hash of its content: `bricolage-1f2e3d4c.woff2`. */
  name: string
  bytes: Uint8Array
  characters: string
  /** Whether every page needs it. Browsers fetch the other files only for pages that contain one of their characters. */
  preload: boolean
}

export interface FontAssets {
  files: readonly FontFile[]
  /** The licence that is published beside them; `null` for the owner's own font. */
  licence: { name: string; text: string } | null
  /**
   * Returns the style rules that set the pages in this typeface, and in system fonts until it has loaded (« Bricolage Fallback »): the
   * first rule of a sheet, which a script makes apply (src/enhancements/before-paint.ts), and those that follow all rules of ours.
   * @param base The folder the site is served from, with both slashes.
   * @param extended Whether the page may show a letter that only the file for `EXTENDED_CHARACTERS` has.
   */
  css(base: string, extended: boolean): readonly [first: string, last: string]
}

/** The facts on which the rules depend, besides the files. */
interface FontFacts {
  generic: Generic
  weights: { min: number; max: number }
  fallback: readonly FallbackFont[]
}

const FONTS_FOLDER = 'assets'

const require = createRequire(import.meta.url)

interface FontOptions {
  /** @default the typeface of the model */
  typeface?: TypefaceSource
  /** Finished files are kept in `fonts` below it. */
  cacheDir: string
}

/** A typeface cut down to what the pages need. */
interface CutTypeface {
  /** WOFF2 files: the first for `MAIN_CHARACTERS`, the second for `EXTENDED_CHARACTERS`. */
  files: readonly Uint8Array[]
  facts: FontFacts
}

/** The folder in which the package brings its own typefaces, already cut (tools/package/write.ts). */
const PREBUILT_FONTS = join(PREBUILT, 'fonts')

/** Returns the files and rules of a typeface. Takes it from the package or the cache, or cuts it. The same packages give the same bytes. */
export async function subsetFonts({ typeface, cacheDir }: FontOptions): Promise<FontAssets> {
  const source = typeface ?? (await typefaceSource(null))
  const { name, licence } = source
  const stem = name.toLowerCase()
  const cut = isPackage && licence !== null ? await readCut(stem, PREBUILT_FONTS) : await cutTypeface(source, cacheDir)
  const files = cut.files.map((bytes, index) => {
    const { suffix, characters } = PARTS[index] ?? PARTS[0]
    return {
      name: `${nameFor(contentKey(bytes), `${stem}${suffix}`)}.woff2`,
      bytes,
      characters,
      preload: suffix === '',
    }
  })
  return {
    files,
    licence: licence === null ? null : { name: `${stem}-licence.txt`, text: licence },
    css: (base, extended) => toCss(name, base, extended ? files : files.slice(0, 1), cut.facts),
  }
}

const PARTS = [
  { suffix: '', characters: MAIN_CHARACTERS },
  { suffix: '-ext', characters: EXTENDED_CHARACTERS },
] as const

/** Cuts a typeface to the characters of the pages, or takes it from the cache. */
export async function cutTypeface(
  { generic, files: originals, licence }: TypefaceSource,
  cacheDir: string,
): Promise<CutTypeface> {
  const [main = new Uint8Array(), extended = main] = originals
  const version = await codeVersion([new URL('./', import.meta.url)], pathsOfTools())
  const key = contentKey(version, generic ?? '', main, extended)
  return contentCache<FontFacts>(join(cacheDir, 'fonts')).readOrMake(key, async () => {
    if (licence === null) return ofOwnFont('cutFiles', main, extended, generic)
    // Imported here, because a build that finds its fonts in the cache does not need the tools.
    const { cutFiles } = await import('./subset.ts')
    return cutFiles(main, extended, generic)
  })
}

/** @param stem the name of the typeface in small letters */
export function writeCut(stem: string, { files, facts }: CutTypeface, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [index, { suffix }] of PARTS.entries())
    writeFileSync(join(folder, `${stem}${suffix}.woff2`), files[index] ?? new Uint8Array())
  writeFileSync(join(folder, `${stem}.json`), JSON.stringify(facts))
}

/** Reads the files of `writeCut`. */
export async function readCut(stem: string, folder: string): Promise<CutTypeface> {
  const [facts, ...files] = await Promise.all(
    [`${stem}.json`, ...PARTS.map(({ suffix }) => `${stem}${suffix}.woff2`)].map((file) =>
      readFile(join(folder, file)),
    ),
  )
  return { files, facts: JSON.parse(String(facts)) }
}

/** Returns the files of the packages whose versions decide the bytes. */
function pathsOfTools(): string[] {
  const besideSubsetFont = createRequire(require.resolve('subset-font'))
  return [
    require.resolve('fontkit'),
    require.resolve('subset-font/package.json'),
    besideSubsetFont.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'),
  ]
}

function toCss(
  name: string,
  base: string,
  files: readonly FontFile[],
  { generic, weights: { min, max }, fallback }: FontFacts,
): [first: string, last: string] {
  const standIns = fallback.map(({ local, isBold, size, ascent, descent }) =>
    fontFace({
      'font-family': `${name} Fallback`,
      'font-weight': isBold ? '550 800' : '400 549',
      src: local.map((name) => `local(${name})`).join(),
      'size-adjust': `${size}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
    }),
  )
  const own = files.map((file) =>
    fontFace({
      'font-family': name,
      'font-weight': min === max ? String(min) : `${min} ${max}`,
      'font-display': 'swap',
      src: `url(${base}${FONTS_FOLDER}/${file.name})`,
      // A single file does not need the range, which adds 100 bytes to each page.
      ...(files.length > 1 && { 'unicode-range': unicodeRange(file.characters) }),
    }),
  )
  const family = `body{font-family:${name},${name} Fallback,${generic}}`
  // Outside of a layer, the rule of the family would override the owner's rules.
  return [`@media (scripting:none){${own.join('')}}`, `${standIns.join('')}@layer base{${family}}`]
}

function fontFace(descriptors: Readonly<Record<string, string>>): string {
  const body = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${body.join(';')}}`
}

/** Returns the range in the syntax of CSS: `U+20-7E,U+A0`. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other)
  const ranges: { first: number; last: number }[] = []
  for (const code of codes) {
    const previous = ranges.at(-1)
    if (previous?.last === code - 1) previous.last = code
    else ranges.push({ first: code, last: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}
