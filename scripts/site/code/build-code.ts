import { writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build } from 'vike/api'
import { type InlineConfig, type Plugin, type Rolldown, build as viteBuild } from 'vite'
import { ROOT } from '../../disk/root.ts'
import { type BuiltCode, RENDERER_ENTRY, RENDERER_FOLDER } from '../built-code.ts'
import { buildInlined } from './inlined.ts'
import { DIALOG_MODULE, type ImportedStyles, importedStyles } from './page-styles.ts'
import { classNamesOnly, styleCompiler } from './styles.ts'
import { islandModules, siteConfig, siteStyles } from './vite.ts'

/**
 * Asks V8 to compile the functions of a module while it loads, off the main thread, instead of at a visitor's first click. Other engines
 * ignore the comment. It must be the first line.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * Builds the code of the site into an empty folder: `render/` renders pages, `client/` contains the islands. Other files there, such as Vike's
 * router, are not part of a site.
 */
export async function run({ folder }: { folder: string }): Promise<BuiltCode> {
  const islands = new Map<string, string[]>()
  const styles: ImportedStyles = { pages: {}, dialog: [] }
  const compile = await styleCompiler()
  const plugins = [islandFiles(islands), classNamesOnly(compile), importedStyles(styles)]
  // Builds of Vike keep state in the process; the small builds of inlined code do not.
  await build({ viteConfig: codeConfig(folder, plugins) })
  await bundleRenderer(folder)
  return { islands: Object.fromEntries(islands), inlined: await buildInlined(compile, styles) }
}

function codeConfig(folder: string, plugins: Plugin[]): InlineConfig {
  return {
    ...siteConfig(plugins),
    logLevel: 'error',
    // Otherwise each build writes its path into node_modules, where parallel builds would read it.
    ...{ vitePluginServerEntry: { disableAutoImport: true } },
    build: {
      // Vike resolves this path from the root.
      outDir: relative(ROOT, folder).split(sep).join('/'),
      emptyOutDir: false,
      // The page script preloads the modules of an island.
      modulePreload: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: { ...islandModules(), ...SECOND_MODULES },
            // The page script imports `mount` from these modules.
            preserveEntrySignatures: 'exports-only',
            output: {
              postBanner: COMPILED_AT_ONCE,
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                  // One file for all code that islands share, instead of a tiny one for each set of islands.
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
 * Bundles the code that renders pages into one module, with the parts of Vike and React that it needs. The package then depends neither on
 * Vike, which brings Vite and Babel, nor on React.
 */
async function bundleRenderer(folder: string): Promise<void> {
  const entry = join(folder, 'server/render-entry.mjs')
  await writeFile(entry, "import './entry.mjs'\nexport { renderPage } from 'vike/server'\n")
  await viteBuild({
    root: ROOT,
    plugins: [withoutPlace],
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Otherwise Vite would look for settings of PostCSS beside the project's files, and run them.
    css: siteStyles,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      // Owners install this code, and each rendering thread loads it.
      minify: true,
      outDir: join(folder, RENDERER_FOLDER),
      rolldownOptions: {
        input: entry,
        // Its comments would name the modules in this folder, whose name is random.
        experimental: { attachDebugInfo: 'none' },
        output: { entryFileNames: RENDERER_ENTRY, chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/** Removes the paths of this machine, which Vike writes down but does not need: two builds of one commit must give the same code. */
const withoutPlace: Plugin = {
  name: 'portfolio:without-place',
  transform: (code, id) =>
    id.endsWith('/server/entry.mjs') ? code.replace(/"(root|outDir)": "[^"]*"/g, '"$1": "/"') : null,
}

/** Records in `islands` the files of each island in the client build. */
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

/** Modules that islands import by their address, the second of `data-modules`, because Vite adds 1.8 KB of code to `import()`. */
const SECOND_MODULES: Readonly<Record<string, string>> = {
  [secondOf('ProjectModal')]: DIALOG_MODULE,
}

function secondOf(island: string): string {
  return `${island}.second`
}

function entryOf(bundle: Rolldown.OutputBundle, island: string): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === island)
  if (entry?.type !== 'chunk') throw new Error(`The island ${island} was not built.`)
  return entry
}

/** Returns the file of the chunk, then all files that it imports, each once. */
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
