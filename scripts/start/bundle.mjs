// Plain JavaScript, because a command that starts runs it before any TypeScript: `node bundle.mjs <folder>`.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { HASH_FILE, hashOf, isWhole, versionOf } from './bundled.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The folder of the code of the package, two folders below `lib/`. */
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
const GROUPS = {
  command: ['scripts/commands/cli.ts'],
  check: ['scripts/commands/check.ts', 'scripts/commands/proofread-content.ts'],
  compile: ['scripts/commands/compile-thread.ts'],
  prose: ['scripts/proofread/read-prose.ts'],
  build: ['scripts/commands/build.ts'],
  cv: ['scripts/outputs/cv/cv-thread.ts'],
}

/** What an owner installs stays in `node_modules`: native code, data beside code, threads, and what few commands load. */
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/**
 * Bundles the code of all commands and threads for the package into few files, with that of small packages, because opening hundreds of
 * files takes most of the time of a short command.
 * @param {string} lib the folder of the package's code
 * @returns {Promise<string[]>} the names of the packages whose code is in the bundle
 */
export async function bundleScripts(lib) {
  const packages = new Set()
  await bundle(join(lib, CHUNKS), (file) => `../../${file.replace(/ts$/, 'js')}`, true, packages)
  for (const file of ENTRIES) writeReference(lib, file)
  dropSources(join(lib, CHUNKS))
  return [...packages].sort()
}

/**
 * Bundles the same for the commands of the repository.
 * @param {string} folder the folder of the bundle, named by its version, which a complete one replaces unless it is whole
 */
async function bundleForRepository(folder) {
  // Other users of the machine may read it, as they read the sources. A folder of `mkdtemp` would be for one user only.
  const work = `${folder}-${randomUUID()}`
  mkdirSync(work, { recursive: true })
  try {
    const up = slashed(relative(folder, ROOT))
    await bundle(work, (file) => `${up}/${file}`, false)
    writeFileSync(join(work, HASH_FILE), hashOf(work))
    // The sources may have become those of another branch while they were read.
    if (versionOf(ROOT) === basename(folder)) replace(folder, work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Puts a bundle in its place. Another command may have put one there meanwhile, and may be loading it. */
function replace(folder, work) {
  try {
    renameSync(work, folder)
  } catch {
    if (isWhole(folder)) return
    rmSync(folder, { recursive: true, force: true })
    renameSync(work, folder)
  }
}

/**
 * @param {string} folder
 * @param {(file: string) => string} placeOf returns the path from the bundle to a module, from which it finds its data and its threads
 * @param {boolean} sourcemap
 * @param {Set<string>} packages receives the names of the packages in the bundle
 */
async function bundle(folder, placeOf, sourcemap, packages = new Set()) {
  const groups = new Map()
  // Whatever the environment of the owner or of who packs says, because packages have other code for development, which is slower.
  process.env.NODE_ENV = 'production'
  // Loaded once there is a folder, because a disk that can only be read should not cost each command its time.
  const { build } = await import('vite')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      keepPlaces(placeOf),
      { name: 'portfolio:packages', load: (id) => void notePackage(id, packages) },
      groupModules(groups),
    ],
    ssr: { target: 'node', noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      minify: false,
      sourcemap,
      rolldownOptions: {
        input: Object.fromEntries(ENTRIES.map((file) => [nameOf(file), join(ROOT, file)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id) => groups.get(id) ?? null }] },
        },
      },
    },
  })
}

/** Lets each module find its data and its threads from its own place, although its code is in a chunk. */
function keepPlaces(placeOf) {
  return {
    name: 'portfolio:places',
    enforce: 'pre',
    transform(code, id) {
      const file = slashed(relative(ROOT, id))
      if (!/^(scripts|src)\/.*\.ts$/.test(file) || !code.includes('import.meta.url')) return null
      const place = `new URL('${placeOf(file)}', import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', place), map: null }
    },
  }
}

/** Notes the group of each module once all modules are known. */
function groupModules(groups) {
  return {
    name: 'portfolio:groups',
    buildEnd() {
      for (const [group, files] of Object.entries(GROUPS)) {
        const waiting = files.map((file) => slashed(join(ROOT, file)))
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
function writeReference(lib, file) {
  const path = join(lib, file.replace(/ts$/, 'js'))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `export * from '${slashed(relative(dirname(path), join(lib, CHUNKS, nameOf(file))))}.js'\n`)
}

/** Removes the sources from the maps, because they weigh more than all the code. Names and lines stay. */
function dropSources(folder) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.map'))) {
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), sourcesContent: undefined }))
  }
}

function notePackage(id, packages) {
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(slashed(id)) ?? []
  if (name !== undefined) packages.add(name)
}

/** `scripts/commands/dev/page-thread.ts` → `commands-dev-page-thread`; `moduleBeside` of `scripts/disk/threads` makes the same name. */
function nameOf(file) {
  return file.replace(/^\w+\/|\.ts$/g, '').replaceAll('/', '-')
}

function slashed(path) {
  return path.split(sep).join('/')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleForRepository(process.argv[2] ?? '')
