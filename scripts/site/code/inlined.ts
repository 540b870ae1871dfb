import { join } from 'node:path'
import { type AtRule, type ChildNode, parse } from 'postcss'
import { build, type Plugin, type Rolldown } from 'vite'
import { CHARACTER_NAMES, type Drawings } from '../../../src/looks/characters.ts'
import { ROOT } from '../../disk/root.ts'
import { ANY_BASE, type Inlined } from '../built-code.ts'
import { OPTIONAL_SHEETS } from '../optional-sheets.ts'
import { inOrder, sheetsFor } from './character-sheets.ts'
import { isOpened, splitLater } from './later.ts'
import type { ImportedStyles } from './page-styles.ts'
import type { CompileStyles } from './styles.ts'
import { LAYERS, siteStyles } from './vite.ts'

export async function buildInlined(compile: CompileStyles, imported: ImportedStyles): Promise<Inlined> {
  const [sheets, page, list, first, live] = await Promise.all([
    buildStyles(compile, imported),
    bundleScript('src/pages/page-script.ts'),
    bundleScript('src/pages/list-script.ts'),
    bundleScript('src/enhancements/before-paint.ts'),
    bundleScript('src/enhancements/live-page.ts'),
  ])
  const scripts = { first, page, list }
  const inlined = { sheets, scripts, live }
  if (/<\/(script|style)/i.test([JSON.stringify(sheets), ...Object.values(scripts)].join('')))
    throw new Error('Inlined code would end its own element.')
  return inlined
}

const LISTS = '/src/pages/projets/index'

/**
 * Pages that share one sheet with the rules of all of them. Every response of the site names the hash of each sheet, so fewer sheets make
 * all responses smaller.
 */
const SHORT_PAGES = ['_error', 'accessibilite', 'mentions-legales', 'page', 'plan-du-site'].map(
  (folder) => `/src/pages/${folder}`,
)

/**
 * Builds the sheet of each page by its Vike id, for each set of drawings. Pages with the same needs share a sheet, and so a hash in the
 * policy.
 */
async function buildStyles(compile: CompileStyles, imported: ImportedStyles): Promise<Inlined['sheets']> {
  const sheets = new Map<string, Promise<string>>()
  const sheetOf = async (files: readonly string[]) => {
    if (files.length === 0) return ''
    const key = files.join('\n')
    const sheet = sheets.get(key) ?? buildSheet(files, compile)
    sheets.set(key, sheet)
    return sheet
  }
  const optional = optionalSheets(imported)
  const ofShortPages = inOrder(SHORT_PAGES.flatMap((page) => imported.pages[page] ?? []))
  const ofDialog = imported.dialog.filter((file) => !imported.pages[LISTS]?.includes(file))
  const buildFor = async (drawings: Drawings) => {
    const pages = Object.entries(imported.pages).map(async ([page, named]) => {
      const files = (SHORT_PAGES.includes(page) ? ofShortPages : named).filter((file) => !isOpened(file))
      const extras = optional.filter(({ path, pages }) => files.includes(path) && (pages ?? [page]).includes(page))
      const own = files.filter((file) => !extras.some(({ path }) => path === file))
      const extraSheets = extras.map(
        async ({ path, file }) => [file, rulesOfComponents(await sheetOf(sheetsFor([path], drawings)))] as const,
      )
      return {
        page,
        own: openSheet(await sheetOf(sheetsFor(own, drawings))),
        extra: Object.fromEntries(await Promise.all(extraSheets)),
      }
    })
    const built = await Promise.all(pages)
    const all = Object.values(imported.pages).flat()
    const optionalFiles = optional.map(({ path }) => path)
    const ofAllPages = inOrder(all.filter((file) => !isOpened(file) && !optionalFiles.includes(file)))
    return {
      styles: Object.fromEntries(built.map(({ page, own }) => [page, own])),
      extraStyles: Object.fromEntries(built.map(({ page, extra }) => [page, extra])),
      dialog: await sheetOf(sheetsFor(ofDialog, drawings)),
      later: wholeSheet(
        (await sheetOf(inOrder(all.filter(isOpened)))) +
          splitLater(await sheetOf(sheetsFor([...ofAllPages, ...optionalFiles], drawings))).later,
      ),
    }
  }
  const all: readonly Drawings[] = [...CHARACTER_NAMES, 'aucune']
  const built = await Promise.all(all.map(async (drawings) => [drawings, await buildFor(drawings)] as const))
  return Object.fromEntries(built) as Inlined['sheets']
}

/** Returns the optional sheets with their whole paths, in the order of their rules. */
function optionalSheets({ pages }: ImportedStyles) {
  const all = OPTIONAL_SHEETS.map(({ file, pages, order = 0 }) => ({
    ...{ file, order, path: join(ROOT, file), pages: pages?.map((folder) => `/src/pages/${folder}`) },
  }))
  const used = new Set(Object.values(pages).flat())
  const unused = all.find(({ path }) => !used.has(path))
  if (unused) throw new Error(`No page imports ${unused.file}, which a needs.ts names.`)
  const paths = inOrder(all.map(({ path }) => path))
  return all.sort((one, other) => one.order - other.order || paths.indexOf(one.path) - paths.indexOf(other.path))
}

/** Returns a sheet whose last layer, that of components, is still open. */
function openSheet(css: string): string {
  const { others, components } = layered(splitLater(css).first)
  return `@layer ${LAYERS};${others}@layer components{${components}`
}

/** Returns a sheet with one layer of components. */
function wholeSheet(css: string): string {
  const { others, components } = layered(css)
  return `${others}@layer components{${components}}`
}

function rulesOfComponents(css: string): string {
  const { others, components } = layered(splitLater(css).first)
  if (others !== '') throw new Error(`An optional style sheet has rules outside the layer of components: ${others}`)
  return components
}

function layered(css: string) {
  const isOfComponents = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.params === 'components'
  const { nodes } = parse(css)
  return {
    components: byMedia(nodes.filter(isOfComponents).flatMap((layer) => layer.nodes ?? [])),
    others: nodes.filter((node) => !isOfComponents(node)).join(''),
  }
}

/**
 * Writes each media query once, behind all other rules: each component has its own rules for telephones and for paper. Those for paper come
 * last, because the paper is as narrow as a telephone.
 */
function byMedia(nodes: readonly ChildNode[]): string {
  const rules = new Map<string, string>([['', '']])
  for (const node of nodes) {
    const isMedia = node.type === 'atrule' && node.name === 'media'
    const query = isMedia ? `@media ${node.params}` : ''
    rules.set(query, (rules.get(query) ?? '') + (isMedia ? node.nodes?.join('') : node))
  }
  const written = [...rules].map(([query, inside]) => (query ? `${query}{${inside}}` : inside))
  return written.sort((one, other) => Number(isForPaper(one)) - Number(isForPaper(other))).join('')
}

const isForPaper = (rules: string) => /^@media (?:only )?print/.test(rules)

/**
 * Builds a style sheet, without the comment of the bundler and without prefixed properties that only unsupported versions of Safari need.
 */
async function buildSheet(files: readonly string[], compile: CompileStyles): Promise<string> {
  const compiled = await Promise.all(files.map(compile))
  const modules: Readonly<Record<string, string>> = {
    [SHEET_ENTRY]: `import ${JSON.stringify(SHEET)}`,
    [SHEET]: compiled.map(({ code }) => code).join('\n'),
  }
  const built = await bundle(SHEET_ENTRY, {
    name: 'portfolio:sheet',
    resolveId: (source) => (source in modules ? source : null),
    load: (id) => modules[id] ?? null,
  })
  const css = built.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (css?.type !== 'asset') throw new Error('An inlined style sheet was not built.')
  return String(css.source)
    .replace(/\/\*\$vite\$.*?\*\/|-webkit-text-decoration-(?:color|skip-ink):[^;}]*;/g, '')
    .replace(SPARE_SPACE, (_, text, comma, sign) => text ?? comma ?? sign)
    .trim()
}

/** Matches texts, to keep them, and signs with the spaces that the minifier leaves around them where a value contains `var()`. */
const SPARE_SPACE = /("[^"]*")|(,) | ([*/]) (?=\.?\d|var\()/g

const SHEET_ENTRY = join(ROOT, 'src/styles/sheet.virtual.ts')
const SHEET = join(ROOT, 'src/styles/sheet.virtual.css')

async function bundleScript(file: string): Promise<string> {
  const chunk = (await bundle(join(ROOT, file))).find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('An inlined script was not built.')
  return chunk.code.trim()
}

/** Bundles one module in memory. */
async function bundle(entry: string, ...plugins: Plugin[]): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const result = await build({
    root: ROOT,
    base: ANY_BASE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: siteStyles,
    plugins,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      // Shorter media queries need these versions, and no sheet uses features that only older ones need twice.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
      lib: { entry, formats: ['iife'], name: 'page', cssFileName: 'style' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((output) => ('output' in output ? output.output : []))
}
