import { writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build } from 'vike/api'
import { type InlineConfig, type Plugin, type Rolldown, build as viteBuild } from 'vite'
import { ROOT } from '../../disk/root.ts'
import { type BuiltCode, RENDERER_ENTRY, RENDERER_FOLDER } from '../built-code.ts'
import { buildInlined } from './inlined.ts'
import { type CompileStyles, classNamesOnly, styleCompiler } from './styles.ts'
import { islandModules, siteConfig } from './vite.ts'

export interface CodeOrder {
  /** An empty one. */
  folder: string
}

/**
 * Asks V8 to compile a module's functions while it arrives, off the main thread, rather than at a visitor's first click. Other engines
 * read a comment. It must be the first line.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * Builds the code of the site into a folder: `render/` renders pages, `client/` holds the islands. The other files there, such as Vike's
 * router, do not get into a site.
 */
export async function run({ folder }: CodeOrder): Promise<BuiltCode> {
  const islands = new Map<string, string[]>()
  const compile = await styleCompiler()
  // Vike builds keep state in the process; the small builds of what is inlined do not.
  await build({ viteConfig: codeConfig(folder, islands, compile) })
  await bundleRenderer(folder)
  return { islands: Object.fromEntries(islands), inlined: await buildInlined(compile) }
}

function codeConfig(folder: string, islands: Map<string, string[]>, compile: CompileStyles): InlineConfig {
  return {
    ...siteConfig([islandFiles(islands), classNamesOnly(compile)]),
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
            input: { ...islandModules(), ...SECOND_MODULES },
            // The page script imports `mount` from them.
            preserveEntrySignatures: 'exports-only',
            output: {
              postBanner: COMPILED_AT_ONCE,
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                  // One file for all that islands share, instead of a tiny one for each set of islands.
                  { name: 'shared', test: /\bsrc\//, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
  }
}

/**
 * Puts what renders pages into one module with Vike's and React's code for it, so that it runs anywhere: the package needs neither
 * Vike, which brings Vite and Babel, nor React.
 */
async function bundleRenderer(folder: string): Promise<void> {
  const entry = join(folder, 'server/render-entry.mjs')
  await writeFile(entry, "import './entry.mjs'\nexport { renderPage } from 'vike/server'\n")
  await viteBuild({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir: join(folder, RENDERER_FOLDER),
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: RENDERER_ENTRY, chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/** Notes in `islands` which files of the client build each island is made of. */
function islandFiles(islands: Map<string, string[]>): Plugin {
  return {
    name: 'portfolio:island-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(islandModules())) {
        const modules = [name, secondOf(name)].filter((module) => module === name || module in SECOND_MODULES)
        islands.set(name, [...new Set(modules.flatMap((module) => withImports(entryOf(bundle, module), bundle)))])
      }
    },
  }
}

/** What an island imports by its address, the second of `data-modules`, because Vite adds 1.8 KB of code to `import()`. */
const SECOND_MODULES: Readonly<Record<string, string>> = {
  [secondOf('ProjectModal')]: 'src/islands/ProjectModal/dialog.tsx',
}

function secondOf(island: string): string {
  return `${island}.second`
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
