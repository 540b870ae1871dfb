import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Draw, RenderInput } from '../../src/catalogue/render-input.ts'
import { codeVersion } from '../disk/cache/code-version.ts'
import { contentCache, contentKey } from '../disk/cache/content-cache.ts'
import { replaceFolder } from '../disk/folders.ts'
import { isPackage, PREBUILT, ROOT } from '../disk/root.ts'
import { inProcess } from '../disk/threads/in-process.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import { ANY_BASE, type BuiltCode, CLIENT_FOLDER, RENDERER_ENTRY, RENDERER_FOLDER } from './built-code.ts'

/** The code of the site, without content. It is built once for all contents and bases, and again when a source changes. */
export interface SiteCode extends BuiltCode {
  /** Changes with the code. */
  version: string
  /** Copies the islands' files into the folder of a site. */
  copyIslands(site: string): Promise<void>
  /** URL of the module that renders pages. */
  renderer: string
}

/** What that module exports. */
export interface Renderer {
  /** @returns the page, and what `+onRenderHtml` says of others of its kind */
  renderPage(asked: { urlOriginal: string; input: RenderInput }): Promise<RenderedPage>
}

type RenderedPage = Awaited<ReturnType<typeof import('vike/server').renderPage>> & { draw?: Draw }

/** @param cacheDir within the project; code is kept in `code` below it */
export async function siteCode(base: string, cacheDir: string): Promise<SiteCode> {
  const code = await codeForAnyBase(cacheDir)
  const version = contentKey(base, code.version)
  const folder = join(cacheDir, 'code', version.slice(0, 16))
  const { islands, inlined } = await keptIn(folder, (work) => moveCode(code, base, work))
  return {
    version,
    islands,
    inlined,
    copyIslands: (site) => copyClientFiles(islands, join(folder, CLIENT_FOLDER), site),
    renderer: pathToFileURL(join(folder, RENDERER_FOLDER, RENDERER_ENTRY)).href,
  }
}

/** Built code with `ANY_BASE` in it. */
export interface CodeForAnyBase {
  version: string
  folder: string
  facts: BuiltCode
}

/** All that the built code is made of: sources, packages, and how it is built. */
const SOURCES = [join(ROOT, 'src'), join(ROOT, 'scripts/site')]
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'vite.config.ts'].map((name) => join(ROOT, name))

/** What the dev server builds again when it changes. */
export const CODE_FOLDERS = isPackage ? [] : [join(ROOT, 'src')]

/** The file beside prebuilt code. Compressed, because it is a megabyte in which the sheets of the pages say nearly the same. */
export const PREBUILT_FACTS = 'facts.json.br'

export async function codeForAnyBase(cacheDir: string): Promise<CodeForAnyBase> {
  if (isPackage) {
    const packed = await readFile(join(PREBUILT, PREBUILT_FACTS))
    const facts: BuiltCode & { version: string } = JSON.parse(brotliDecompressSync(packed).toString())
    return { version: facts.version, folder: PREBUILT, facts }
  }
  const version = await codeVersion(SOURCES, SETTINGS)
  const folder = join(cacheDir, 'code', version.slice(0, 16))
  return { version, folder, facts: await keptIn(folder, buildBeside) }
}

/** Copies code, and puts a base in its place. */
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

/** The islands' files, each once, below the folder of the code. */
export function clientFiles(islands: BuiltCode['islands']): string[] {
  return [...new Set(Object.values(islands).flat())].map((file) => `${CLIENT_FOLDER}/${file}`)
}

async function copyClientFiles(islands: BuiltCode['islands'], from: string, site: string): Promise<void> {
  for (const file of new Set(Object.values(islands).flat())) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await copyFile(join(from, file), join(site, file))
  }
}

interface CodeFacts extends BuiltCode {
  /** The hash of the folder: one that was damaged is made again. */
  hash: string
}

/**
 * The facts of the code in a folder, which is made if it is not there. It is made in a temporary folder and renamed when it is complete.
 * If two builds run at once the first one wins, because both made the same and a complete folder may be in use.
 */
async function keptIn(folder: string, make: (work: string) => Promise<BuiltCode>): Promise<BuiltCode> {
  // The facts lie beside the folder of the code.
  const cache = contentCache<CodeFacts>(dirname(folder))
  const key = `${basename(folder)}.facts`
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

/** Vike does not render where its plugin was loaded. */
async function buildBeside(folder: string): Promise<BuiltCode> {
  const module = moduleBeside('code/build-code', import.meta.url)
  return (await inProcess(module, { folder }, LEAN)) as BuiltCode
}

/** One thread of each kind, because more threads use more memory and save no time with so little code. */
const LEAN = {
  execArgv: ['--max-old-space-size=512', '--max-semi-space-size=2'],
  env: { ROLLDOWN_WORKER_THREADS: '1', ROLLDOWN_MAX_BLOCKING_THREADS: '1', RAYON_NUM_THREADS: '1' },
}
