import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { codeVersion, versionOfCode } from '../disk/cache/code-version.ts'
import { contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { replaceFolder } from '../disk/folders.ts'
import { isPackage, PREBUILT, ROOT } from '../disk/root.ts'
import { inProcess } from '../disk/threads/in-process.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { ANY_BASE, type BuiltCode, CLIENT_FOLDER, RENDERER_ENTRY, RENDERER_FOLDER } from './built-code.ts'

/** Code of the site, without content. It is built once for all contents and bases, and again when a source changes. */
export interface SiteCode extends BuiltCode {
  /** Changes with the code. */
  version: string
  /** Copies the islands' files into the folder of a site. */
  copyIslands(site: string): Promise<void>
  /** URL of the module that renders pages. */
  renderer: string
}

/** Exports of that module. */
export type Renderer = Pick<typeof import('vike/server'), 'renderPage'>

/**
 * Returns the code for a base, and builds it if it is not cached.
 * @param cacheDir must be in the project; code is cached in `code` below it
 */
export async function siteCode(base: string, cacheDir: string): Promise<SiteCode> {
  const code = await codeForAnyBase(cacheDir)
  const version = contentKey(base, code.version)
  const folder = join(cacheDir, 'code', version)
  const { islands, inlined } = await cachedCode(folder, (work) => moveCode(code, base, work))
  return {
    version,
    islands,
    inlined,
    copyIslands: (site) => copyClientFiles(islands, join(folder, CLIENT_FOLDER), site),
    renderer: pathToFileURL(join(folder, RENDERER_FOLDER, RENDERER_ENTRY)).href,
  }
}

/** Built code with the placeholder `ANY_BASE`. */
interface CodeForAnyBase {
  version: string
  folder: string
  facts: BuiltCode
}

/** Packages and settings of the build. */
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'vite.config.ts'].map((name) => join(ROOT, name))

/** Folders whose changes make the dev server build the code again. */
export const CODE_FOLDERS = isPackage ? [] : [join(ROOT, 'src')]

/** File beside prebuilt code. Compressed, because the sheets of the pages repeat most of their megabyte. */
export const PREBUILT_FACTS = 'facts.json.br'

export async function codeForAnyBase(cacheDir: string): Promise<CodeForAnyBase> {
  if (isPackage) {
    const packed = await readFile(join(PREBUILT, PREBUILT_FACTS))
    const facts: BuiltCode & { version: string } = JSON.parse(brotliDecompressSync(packed).toString())
    return { version: facts.version, folder: PREBUILT, facts }
  }
  const version = await versionOfCode('site', SETTINGS)
  const folder = join(cacheDir, 'code', version)
  return { version, folder, facts: await cachedCode(folder, buildBeside) }
}

/** Copies code and replaces `ANY_BASE` by a base. */
export async function moveCode({ folder, facts }: CodeForAnyBase, base: string, target: string): Promise<BuiltCode> {
  const moved = (text: string) => text.replaceAll(ANY_BASE, base)
  const modules = await readdir(join(folder, RENDERER_FOLDER))
  const files = [...modules.map((name) => `${RENDERER_FOLDER}/${name}`), ...clientFiles(facts.islands)]
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await writeFile(join(target, file), moved(await readFile(join(folder, file), 'utf8')))
  }
  return JSON.parse(moved(JSON.stringify({ islands: facts.islands, inlined: facts.inlined })))
}

/** Returns the files of all islands, each once, below the folder of the code. */
function clientFiles(islands: BuiltCode['islands']): string[] {
  return [...new Set(Object.values(islands).flat())].map((file) => `${CLIENT_FOLDER}/${file}`)
}

async function copyClientFiles(islands: BuiltCode['islands'], from: string, site: string): Promise<void> {
  for (const file of new Set(Object.values(islands).flat())) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await copyFile(join(from, file), join(site, file))
  }
}

/**
 * Returns the facts of the code in a folder, and makes the folder if it is absent. It is made in a temporary folder and renamed when
 * complete. If two builds run at once, the first one wins, because both results are the same and a complete folder may be in use.
 */
async function cachedCode(folder: string, make: (work: string) => Promise<BuiltCode>): Promise<BuiltCode> {
  // The facts are stored beside the folder of the code.
  // The hash of the folder shows damaged code, which is built again.
  const cache = contentCache<BuiltCode & { hash: string }>(dirname(folder))
  const key = contentKey('facts', basename(folder))
  const readFacts = async () => {
    const facts = (await cache.read(key))?.facts
    return facts && facts.hash === (await codeVersion([folder]).catch(() => null)) ? facts : null
  }
  const known = await readFacts()
  if (known !== null) return known
  await mkdir(dirname(folder), { recursive: true })
  const work = await mkdtemp(`${folder}-`)
  try {
    const facts = { ...(await make(work)), hash: await codeVersion([work]) }
    if ((await readFacts()) === null) {
      await cache.write(key, { facts, files: [] })
      await replaceFolder(work, folder)
    }
    return facts
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Builds the code in another process, because Vike cannot render in a process that loaded its plugin. */
async function buildBeside(folder: string): Promise<BuiltCode> {
  const module = moduleBeside('code/build-code', import.meta.url)
  return (await inProcess(module, { folder }, BUNDLERS)) as BuiltCode
}

/**
 * Which files Vike takes as code by their names (`+config.js`, `+Page.js`): those of `src/` alone. It would run them from any folder of the
 * project, `content/` and `public/` included, where files are only data.
 */
const CRAWL = { git: false, ignore: ['!(src)/**', 'src?*/**', '+*'] }

/**
 * How the bundlers run. One thread of each kind, because more would use more memory and save no time with so little code. For production,
 * whatever the owner's environment says, because React's code for development does not fit what renders pages.
 */
const BUNDLERS = {
  execArgv: ['--max-old-space-size=512', '--max-semi-space-size=2'],
  env: {
    ...{ ROLLDOWN_WORKER_THREADS: '1', ROLLDOWN_MAX_BLOCKING_THREADS: '1', RAYON_NUM_THREADS: '1' },
    NODE_ENV: 'production',
    VIKE_CRAWL: JSON.stringify(CRAWL),
  },
  // Vike searches the current folder for code, and Babel for its settings.
  cwd: ROOT,
}
