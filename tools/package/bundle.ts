import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { ROOT } from '../../scripts/disk/root.ts'

/** The folder of all code, two folders below `lib/`. */
const CHUNKS = 'scripts/chunks'

/** The modules that something starts by their path: the command, threads, and what asks which optional style sheets a site needs. */
const ENTRIES = [
  'scripts/commands/cli.ts',
  'scripts/commands/compile-thread.ts',
  'scripts/commands/dev/page-thread.ts',
  'scripts/commands/import/import-thread.ts',
  'scripts/disk/threads/failure.ts',
  'scripts/fonts/font-thread.ts',
  'scripts/images/picture-work.ts',
  'scripts/outputs/cv/cv-thread.ts',
  'scripts/share/crop.ts',
  'scripts/share/letter-thread.ts',
  'scripts/site/render-thread.ts',
  ...readdirSync(join(ROOT, 'src/components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('needs.ts'))
    .map((file) => `src/components/${slashed(file)}`),
]

/**
 * What is loaded together is in one file, which also contains all that it imports. Modules are in the file of the first group that needs
 * them, so no file loads a later one.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  command: ['scripts/commands/cli.ts'],
  check: ['scripts/commands/check.ts', 'scripts/commands/proofread-content.ts'],
  compile: ['scripts/commands/compile-thread.ts'],
  prose: ['scripts/proofread/read-prose.ts'],
  build: ['scripts/commands/build.ts'],
  cv: ['scripts/outputs/cv/cv-thread.ts'],
}

/** What an owner installs stays in `node_modules`: native code, data beside code, threads, and what few commands load. */
const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)

/**
 * Bundles the code of all commands and threads into few files, with that of small packages, because opening hundreds of files takes most
 * of the time of a short command.
 * @param lib the folder of the package's code
 * @returns the names of the packages whose code is in the bundle
 */
export async function bundleScripts(lib: string): Promise<string[]> {
  const packages = new Set<string>()
  const groups = new Map<string, string>()
  const input = Object.fromEntries(ENTRIES.map((file) => [nameOf(file), join(ROOT, file)]))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      placesOfModules,
      { name: 'portfolio:packages', load: (id) => void notePackage(id, packages) },
      groupModules(groups),
    ],
    ssr: { target: 'node', noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(lib, CHUNKS),
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id) => groups.get(id) ?? null }] },
        },
      },
    },
  })
  for (const file of ENTRIES) writeReference(lib, file)
  dropSources(join(lib, CHUNKS))
  return [...packages].sort()
}

/**
 * Lets each module find its data and its threads from the place of its own file, although its code is in a chunk.
 */
const placesOfModules: Plugin = {
  name: 'portfolio:places',
  enforce: 'pre',
  transform(code, id) {
    const file = slashed(relative(ROOT, id))
    if (!/^(scripts|src)\/.*\.ts$/.test(file) || !code.includes('import.meta.url')) return null
    const place = `new URL('../../${file.replace(/ts$/, 'js')}', import.meta.url).href`
    return { code: code.replaceAll('import.meta.url', place), map: null }
  },
}

/** Notes the group of each module once all modules are known. */
function groupModules(groups: Map<string, string>): Plugin {
  return {
    name: 'portfolio:groups',
    buildEnd() {
      for (const [group, files] of Object.entries(GROUPS)) {
        const waiting = files.map((file) => join(ROOT, file))
        for (const id of waiting) {
          if (groups.has(id)) continue
          groups.set(id, group)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      }
    },
  }
}

/** Writes a module that refers to its bundled form. */
function writeReference(lib: string, file: string) {
  const path = join(lib, file.replace(/ts$/, 'js'))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `export * from '${slashed(relative(dirname(path), join(lib, CHUNKS, nameOf(file))))}.js'\n`)
}

/** Removes the sources from the maps, because they weigh more than all the code. Names and lines stay. */
function dropSources(folder: string) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.map'))) {
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), sourcesContent: undefined }))
  }
}

function notePackage(id: string, packages: Set<string>) {
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(slashed(id)) ?? []
  if (name !== undefined) packages.add(name)
}

/** `scripts/commands/dev/page-thread.ts` → `commands-dev-page-thread` */
function nameOf(file: string): string {
  return file.replace(/^\w+\/|\.ts$/g, '').replaceAll('/', '-')
}

function slashed(path: string): string {
  return path.split(sep).join('/')
}
