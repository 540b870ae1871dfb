import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { build, prerender } from 'vike/api'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { ROOT } from './root.ts'
import { islandModules, siteConfig } from './vite.ts'

/** The code of the site, built and not yet rendered: the islands' files lie in the folder, the pages wait for their input. */
export interface BuiltCode {
  /** For each island its module, then all that the module imports: paths below the base. */
  islands: Readonly<Record<string, readonly string[]>>
  /** Renders every page into the folder of the site. `setRenderInput` comes first. */
  renderPages(): Promise<void>
}

/**
 * @param folder an empty folder of this build alone, within the project: `client/` is the site, `server/` the code that renders it.
 */
export async function buildCode(folder: string, base: string): Promise<BuiltCode> {
  const islands = new Map<string, string[]>()
  const viteConfig: InlineConfig = {
    ...siteConfig({ base, plugins: [islandFiles(islands), withoutServerStyles()] }),
    logLevel: 'error',
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
  await build({ viteConfig })
  await removeUnreachable(join(folder, 'client'), new Set([...islands.values()].flat()))
  return {
    islands: Object.fromEntries(islands),
    async renderPages() {
      await prerender({ viteConfig, onPagePrerender: writePage })
    },
  }
}

interface RenderedPage {
  _prerenderResult: { filePath: string; fileContent: string }
}

async function writePage({ _prerenderResult: { filePath, fileContent } }: RenderedPage) {
  await mkdir(dirname(filePath), { recursive: true })
  await writeFile(filePath, fileContent)
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
