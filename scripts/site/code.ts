import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { codeVersion } from '../cache/code-version.ts'
import { contentCache, contentKey } from '../cache/content-cache.ts'
import { replaceFolder } from './folders.ts'
import { buildInlined, type Inlined } from './inlined.ts'
import { ROOT } from './root.ts'
import { islandModules, siteConfig } from './vite.ts'

/** The code of the site, without content: it is built once for all contents, and again when a source changes. */
export interface SiteCode {
  /** Changes with the code. */
  version: string
  /** For each island its module, then all that the module imports: paths below the base. */
  islands: Readonly<Record<string, readonly string[]>>
  inlined: Inlined
  /** Copies the islands' files into the folder of a site. */
  copyIslands(site: string): Promise<void>
  /** URL of the code that renders pages. */
  serverEntry: string
}

/** What lies in a folder of built code. */
interface CodeFacts {
  islands: SiteCode['islands']
  inlined: Inlined
  /** SHA-256 of every other file by path: a folder that was damaged is built again. */
  files: Readonly<Record<string, string>>
}

const FACTS = 'facts'

/** @param cacheDir within the project; built code is kept in `code` below it */
export async function siteCode(base: string, cacheDir: string): Promise<SiteCode> {
  const version = contentKey(base, await sourceVersion())
  const folder = join(cacheDir, 'code', version.slice(0, 16))
  const facts = (await readFacts(folder)) ?? (await buildInto(folder, base))
  return {
    version,
    islands: facts.islands,
    inlined: facts.inlined,
    async copyIslands(site) {
      for (const file of new Set(Object.values(facts.islands).flat())) {
        await mkdir(dirname(join(site, file)), { recursive: true })
        await copyFile(join(folder, 'client', file), join(site, file))
      }
    },
    serverEntry: pathToFileURL(join(folder, 'server/entry.mjs')).href,
  }
}

/** All that the built code is made of: sources, packages, and how it is built. */
async function sourceVersion(): Promise<string> {
  const entries = await readdir(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  const sources = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const own = [join(ROOT, 'package-lock.json'), join(ROOT, 'tsconfig.base.json')]
  const parts = await Promise.all(
    [...sources, ...own].map(async (file) => [relative(ROOT, file), await readFile(file)]),
  )
  return contentKey(await codeVersion([new URL('.', import.meta.url)]), ...parts.flat())
}

async function readFacts(folder: string): Promise<CodeFacts | null> {
  const facts = (await contentCache<CodeFacts>(folder).read(FACTS))?.facts
  if (facts === undefined) return null
  const files = await hashesOf(folder).catch(() => null)
  return JSON.stringify(files) === JSON.stringify(facts.files) ? facts : null
}

async function hashesOf(folder: string): Promise<CodeFacts['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== FACTS)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hashes = await Promise.all(
    paths.map(async (path) => [relative(folder, path).split(sep).join('/'), contentKey(await readFile(path))] as const),
  )
  return Object.fromEntries(hashes)
}

/**
 * Builds beside the folder and moves it there whole. Of two builds at once the first one wins: both made the same, and a folder that
 * is whole may be in use.
 */
async function buildInto(folder: string, base: string): Promise<CodeFacts> {
  await mkdir(dirname(folder), { recursive: true })
  await removeOldCode(dirname(folder))
  const work = await mkdtemp(`${folder}-`)
  try {
    const { build } = await import('vike/api')
    const islands = new Map<string, string[]>()
    // Vike builds keep state in the process; the small builds of what is inlined do not.
    await build({ viteConfig: codeConfig(work, base, islands) })
    await removeUnreachable(join(work, 'client'), new Set([...islands.values()].flat()))
    const facts = { islands: Object.fromEntries(islands), inlined: await buildInlined(), files: await hashesOf(work) }
    await contentCache<CodeFacts>(work).write(FACTS, { facts, files: [] })
    if ((await readFacts(folder)) === null) await replaceFolder(work, folder)
    return facts
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Old versions and what killed builds left. */
async function removeOldCode(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > OLD_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}

const OLD_AFTER_MS = 7 * 24 * 60 * 60 * 1000

function codeConfig(folder: string, base: string, islands: Map<string, string[]>): InlineConfig {
  return {
    ...siteConfig({ base, plugins: [islandFiles(islands), withoutServerStyles()] }),
    logLevel: 'error',
    // Else every build leaves its address in node_modules, where another one that runs beside it finds it.
    ...{ vitePluginServerEntry: { disableAutoImport: true } },
    build: {
      // Vike takes it for a folder below the root, so it is spelled from there.
      outDir: relative(ROOT, folder).split(sep).join('/'),
      emptyOutDir: false,
      // The page script preloads what an island needs.
      modulePreload: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: islandModules(),
            // The page script imports `mount` from them.
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
            },
          },
        },
      },
    },
  }
}

/** Notes in `islands` which files of the client build each island is made of. */
function islandFiles(islands: Map<string, string[]>): Plugin {
  return {
    name: 'portfolio:island-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(islandModules())) islands.set(name, withImports(entryOf(bundle, name), bundle))
    },
  }
}

/** The style sheet stands inline in every page: without this Vike would link the server's style sheets too. */
function withoutServerStyles(): Plugin {
  return {
    name: 'portfolio:without-server-styles',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
          if (fileName.endsWith('.css')) delete bundle[fileName]
        }
      },
    },
  }
}

function entryOf(bundle: Rolldown.OutputBundle, island: string): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === island)
  if (entry?.type !== 'chunk') throw new Error(`The island ${island} was not built.`)
  return entry
}

/** The chunk's file first, then all that it imports, each once. */
function withImports(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || files.has(fileName)) return
    files.add(fileName)
    chunk.imports.forEach(visit)
  }
  visit(entry.fileName)
  return [...files]
}

/** Vike also writes a router, a stub for each page and style sheets: nothing of an HTML-only site asks for them. */
async function removeUnreachable(client: string, reachable: ReadonlySet<string>) {
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const file = relative(client, path).split(sep).join('/')
    if (entry.isFile() && !reachable.has(file)) await rm(path)
  }
  await removeEmptyFolders(client)
}

async function removeEmptyFolders(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name))
  }
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true })
}
