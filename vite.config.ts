import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin as PostcssPlugin } from 'postcss'
import type { Importer } from 'sass'
import vike from 'vike/plugin'
import type { CSSOptions, UserConfig } from 'vite'
import { PALETTE } from './src/styles/palette.ts'

const ROOT = dirname(fileURLToPath(import.meta.url))
const MODULE_SHEET = /([^/\\]+)\.module\.scss/
/** The sheets of all characters give the same names, because a page holds those of one. */
const CHARACTER_SHEET = /^looks[/\\]/
/** Components of every page. Their classes have names of one letter: a capital, because the colours of code have small ones. */
const OF_ALL_PAGES = /^(Bar|Button|Drawer|Footer|Icon|Layout|Picture|ThemeChoice) /
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SOURCES = join(ROOT, 'src')
const CLASSES = classesIn(SOURCES)

/** How the code of the site is built. scripts/site/code adds what a single build needs. */
export default (): UserConfig => ({
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [vike()],
  css: siteStyles,
})

/** `@use 'palette:' as palette` gives a style sheet the colours of src/styles/palette.ts as two maps, `$light` and `$dark`. */
export const paletteImporter = {
  canonicalize: (url: string) => (url === 'palette:' ? new URL(url) : null),
  load: () => ({ syntax: 'scss', contents: Object.entries(PALETTE).map(toSassMap).join('\n') }),
} satisfies Importer<'sync'>

function toSassMap([name, values]: readonly [name: string, values: Readonly<Record<string, string>>]): string {
  const entries = Object.entries(values).map(([role, value]) => `'${role}': ${value}`)
  return `$${name}: (${entries.join(', ')});`
}

/** Puts the rules of a component into their layer. */
const componentLayer: PostcssPlugin = {
  postcssPlugin: 'component-layer',
  Once: (root, { AtRule }) => {
    if (!root.source?.input.file?.endsWith('.module.scss')) return
    root.append(new AtRule({ name: 'layer', params: 'components' }).append(root.nodes))
  },
}

/** Every style sheet can use the tools of src/styles/tools without saying so. */
export const siteStyles = {
  modules: { generateScopedName: scopedName },
  preprocessorOptions: {
    scss: {
      importers: [paletteImporter],
      loadPaths: [join(ROOT, 'src/styles')],
      additionalData: "@use 'tools' as *;\n",
      // `@charset` must not stand in a layer, and pages are UTF-8 in any case.
      charset: false,
    },
  },
  postcss: { plugins: [componentLayer] },
} satisfies CSSOptions

/**
 * One letter or two for each class, because every page carries its style sheet. The same sources give the same names in every build. A
 * component's name is its own in the whole site.
 * @throws for a class that no style sheet of the site names
 */
function scopedName(name: string, file: string): string {
  const index = CLASSES.indexOf(className(relative(SOURCES, file), name))
  if (index < 0) throw new Error(`The class ".${name}" of ${basename(file)} is not written in the site's style sheets.`)
  const short = CAPITALS[index]
  if (short !== undefined) return short
  const rest = index - CAPITALS.length
  const [first, second] = [LETTERS[Math.floor(rest / LETTERS.length)], LETTERS[rest % LETTERS.length]]
  if (first === undefined || second === undefined)
    throw new Error('The site has more classes than names of two letters.')
  return first + second
}

/** Every class and animation of the style sheets as `component name`, sorted. Names in comments are among them, which is harmless. */
function classesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'))
  const classes = files.flatMap((file) => {
    const names = readFileSync(join(folder, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
    const sheets = basename(file).startsWith('_') ? files.filter((other) => mayUse(file, other)) : [file]
    return [...names].flatMap(([, name = '']) => sheets.map((sheet) => className(sheet, name)))
  })
  const inOrder = [...new Set(classes)].sort()
  return [...inOrder.filter((name) => OF_ALL_PAGES.test(name)), ...inOrder.filter((name) => !OF_ALL_PAGES.test(name))]
}

/** Whether a sheet may use a partial: it is beside it, or it is a character's sheet for the same component. */
function mayUse(partial: string, sheet: string): boolean {
  const folder = dirname(partial)
  return dirname(sheet) === folder || MODULE_SHEET.exec(sheet)?.[1] === basename(folder)
}

/** @param file below `src` */
function className(file: string, name: string): string {
  const component = MODULE_SHEET.exec(file)?.[1]
  return `${component && CHARACTER_SHEET.test(file) ? 'character' : (component ?? 'site')} ${name}`
}
