import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeVersion } from '../cache/code-version.ts'
import { contentKey, fileCache } from '../cache/content-cache.ts'
import { EXTENDED_CHARACTERS, MAIN_CHARACTERS } from './characters.ts'
import { FALLBACK_FONTS } from './fallback.ts'
import { pathOfSource, WEB_WEIGHTS } from './source.ts'

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
   * The `@font-face` rules of « Bricolage », and of the fonts that replace it until it has loaded (« Bricolage Fallback »).
   * @param base The folder the site is served from, with both slashes.
   */
  css(base: string): string
}

const FAMILY = 'Bricolage'
const FALLBACK_FAMILY = 'Bricolage Fallback'
const FONTS_FOLDER = 'assets'
const HASH_DIGITS = 8

const require = createRequire(import.meta.url)

const SUBSETS = [
  { file: 'bricolage', source: 'latin', characters: MAIN_CHARACTERS, preload: true },
  { file: 'bricolage-ext', source: 'latin-ext', characters: EXTENDED_CHARACTERS, preload: false },
] as const

/**
 * Cuts Bricolage Grotesque (OFL) down to what the pages need, or takes it from the cache. The same packages give the same bytes.
 * @param options finished files are kept in `fonts` below `cacheDir`
 */
export async function subsetFonts({ cacheDir }: { cacheDir: string }): Promise<FontAssets> {
  const version = await codeVersion([new URL('./', import.meta.url)], pathsOfTools())
  const cached = fileCache(join(cacheDir, 'fonts'))
  const files = await Promise.all(
    SUBSETS.map(async ({ file, source, characters, preload }) => {
      const original = await readFile(pathOfSource(source))
      const bytes = await cached(contentKey(version, characters, original), async () => {
        // Imported here, because a build that finds its fonts in the cache does not need the tools.
        const { webFont } = await import('./subset.ts')
        return webFont(original, characters)
      })
      return { name: `${file}-${contentKey(bytes).slice(0, HASH_DIGITS)}.woff2`, bytes, preload }
    }),
  )
  return { files, css: (base) => toCss(base, files) }
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

function toCss(base: string, files: readonly FontFile[]): string {
  const standIns = FALLBACK_FONTS.map(({ local, weights, size, ascent, descent }) =>
    fontFace({
      'font-family': `"${FALLBACK_FAMILY}"`,
      'font-weight': weights,
      src: local.map((name) => `local("${name}")`).join(),
      'size-adjust': `${size}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'line-gap-override': '0%',
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
