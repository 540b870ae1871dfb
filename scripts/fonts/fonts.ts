import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeVersion } from '../cache/code-version.ts'
import { type CacheEntry, contentCache, contentKey } from '../cache/content-cache.ts'
import { EXTENDED_CHARACTERS, MAIN_CHARACTERS } from './characters.ts'
import type { FittedFallback } from './fallback.ts'
import { pathOfSource, WEB_WEIGHTS } from './source.ts'

export interface FontOptions {
  /** Finished files are kept in `fonts` below it. */
  cacheDir: string
}

export interface FontFile {
  /** File name in `assets` below the site's base, with the hash of its content: `bricolage-1f2e3d4c.woff2`. */
  name: string
  bytes: Uint8Array
  /** Every page needs it. Browsers fetch the other files only for pages that contain one of their characters. */
  preload: boolean
}

export interface FontAssets {
  files: readonly FontFile[]
  /**
   * The `@font-face` rules of « Bricolage » and, under « Bricolage Fallback », of the fonts that stand in for it without moving a line.
   * @param base The folder the site is served from, with both slashes.
   */
  css(base: string): string
}

const FAMILY = 'Bricolage'
const FALLBACK_FAMILY = 'Bricolage Fallback'
const FONTS_FOLDER = 'assets'
const HASH_DIGITS = 8

const require = createRequire(import.meta.url)

interface Subset {
  file: string
  source: 'latin' | 'latin-ext'
  characters: string
  preload: boolean
}

const SUBSETS: readonly Subset[] = [
  { file: 'bricolage', source: 'latin', characters: MAIN_CHARACTERS, preload: true },
  { file: 'bricolage-ext', source: 'latin-ext', characters: EXTENDED_CHARACTERS, preload: false },
]

/**
 * Cuts Bricolage Grotesque (OFL) down to what the pages need, or takes it from the cache. The same packages give the same bytes.
 */
export async function subsetFonts({ cacheDir }: FontOptions): Promise<FontAssets> {
  const sources = await Promise.all(SUBSETS.map(({ source }) => readFile(pathOfSource(source))))
  const version = await codeVersion([new URL('./', import.meta.url)], pathsOfTools())
  const key = contentKey(version, ...sources)
  const cache = contentCache<FittedFallback[]>(join(cacheDir, 'fonts'))
  const cached = await cache.read(key)
  const fonts = cached ?? (await drawFonts(sources))
  if (!cached) await cache.write(key, fonts)

  const files = SUBSETS.map(({ file, preload }, index) => {
    const bytes = fonts.files[index] ?? new Uint8Array()
    return { name: `${file}-${contentKey(bytes).slice(0, HASH_DIGITS)}.woff2`, bytes, preload }
  })
  return { files, css: (base) => toCss(base, files, fonts.facts) }
}

async function drawFonts(sources: readonly Uint8Array[]): Promise<CacheEntry<FittedFallback[]>> {
  // Imported here, so that a build that finds its fonts in the cache does not load the tools.
  const { fitFallbacks, webFont } = await import('./subset.ts')
  const [main = new Uint8Array()] = sources
  return {
    facts: await fitFallbacks(main),
    files: await Promise.all(sources.map((source, index) => webFont(source, SUBSETS[index]?.characters ?? ''))),
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

function toCss(base: string, files: readonly FontFile[], fallbacks: readonly FittedFallback[]): string {
  const standIns = fallbacks.map(({ local, weights, overrides }) =>
    fontFace({
      'font-family': `"${FALLBACK_FAMILY}"`,
      'font-weight': `${weights.from} ${weights.to}`,
      src: local.map((name) => `local("${name}")`).join(),
      'size-adjust': `${overrides.sizeAdjust}%`,
      'ascent-override': `${overrides.ascent}%`,
      'descent-override': `${overrides.descent}%`,
      'line-gap-override': `${overrides.lineGap}%`,
    }),
  )
  const own = files.map(({ name }, index) =>
    fontFace({
      'font-family': FAMILY,
      'font-weight': `${WEB_WEIGHTS.min} ${WEB_WEIGHTS.max}`,
      'font-display': 'swap',
      src: `url(${base}${FONTS_FOLDER}/${name})format("woff2")`,
      'unicode-range': unicodeRange(SUBSETS[index]?.characters ?? ''),
    }),
  )
  return [...standIns, ...own].join('')
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
