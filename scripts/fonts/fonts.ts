import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeVersion } from '../cache/code-version.ts'
import { contentKey, fileCache } from '../cache/content-cache.ts'
import { EXTENDED_CHARACTERS, MAIN_CHARACTERS } from './characters.ts'
import type { FallbackFont } from './fallback.ts'
import { type Generic, type TypefaceSource, typefaceSource } from './source.ts'

export interface FontFile {
  /** File name in `assets` below the site's base, with the hash of its content: `bricolage-1f2e3d4c.woff2`. */
  name: string
  bytes: Uint8Array
  characters: string
  /** Every page needs it. Browsers fetch the other files only for pages that contain one of their characters. */
  preload: boolean
}

export interface FontAssets {
  files: readonly FontFile[]
  /** The text that goes with them, in the same folder; `null` for the owner's own font. */
  licence: { name: string; text: string } | null
  /**
   * The rules that set the pages in this typeface, and in fonts of the system until it has loaded (« Bricolage Fallback »).
   * @param base The folder the site is served from, with both slashes.
   */
  css(base: string): string
}

/** All that the rules depend on besides the files. */
interface FontFacts {
  generic: Generic
  weights: { min: number; max: number }
  fallback: readonly FallbackFont[]
}

const FONTS_FOLDER = 'assets'
const HASH_DIGITS = 8

const require = createRequire(import.meta.url)

interface FontOptions {
  /** @default the one of the model */
  typeface?: TypefaceSource
  /** Finished files are kept in `fonts` below it. */
  cacheDir: string
}

/** Cuts a typeface down to what the pages need, or takes it from the cache. The same packages give the same bytes. */
export async function subsetFonts({ typeface, cacheDir }: FontOptions): Promise<FontAssets> {
  const { name, generic, licence, files: originals } = typeface ?? (await typefaceSource(null))
  const [main = new Uint8Array(), extended = main] = originals
  const version = await codeVersion([new URL('./', import.meta.url)], pathsOfTools())
  const cached = fileCache(join(cacheDir, 'fonts'))
  const file = async (suffix: string, original: Uint8Array, characters: string) => {
    const bytes = await cached(contentKey(version, characters, original), async () => {
      // Imported here, because a build that finds its fonts in the cache does not need the tools.
      const { webFont } = await import('./subset.ts')
      return webFont(original, characters)
    })
    const hash = contentKey(bytes).slice(0, HASH_DIGITS)
    return { name: `${name.toLowerCase()}${suffix}-${hash}.woff2`, bytes, characters, preload: suffix === '' }
  }
  const facts = cached(contentKey(version, 'facts', generic ?? '', main), async () => {
    const { factsOf } = await import('./subset.ts')
    return Buffer.from(JSON.stringify(await factsOf(main, generic)))
  })
  const files = await Promise.all([file('', main, MAIN_CHARACTERS), file('-ext', extended, EXTENDED_CHARACTERS)])
  const known: FontFacts = JSON.parse(Buffer.from(await facts).toString())
  return {
    files,
    licence: licence === null ? null : { name: `${name.toLowerCase()}-licence.txt`, text: licence },
    css: (base) => toCss(name, base, files, known),
  }
}

/** Packages whose versions decide the bytes. */
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
): string {
  const standIns = fallback.map(({ local, isBold, size, ascent, descent }) =>
    fontFace({
      'font-family': `"${name} Fallback"`,
      'font-weight': isBold ? '550 800' : '400 549',
      src: local.map((name) => `local("${name}")`).join(),
      'size-adjust': `${size}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'line-gap-override': '0%',
    }),
  )
  const own = files.map((file) =>
    fontFace({
      'font-family': name,
      'font-weight': min === max ? String(min) : `${min} ${max}`,
      'font-display': 'swap',
      src: `url(${base}${FONTS_FOLDER}/${file.name})format("woff2")`,
      'unicode-range': unicodeRange(file.characters),
    }),
  )
  return [...standIns, ...own, `body{font-family:${name},"${name} Fallback",${generic}}`].join('')
}

function fontFace(descriptors: Readonly<Record<string, string>>): string {
  const body = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${body.join(';')}}`
}

/** As CSS writes it: `U+20-7E,U+A0`. */
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
