import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeVersion } from '../cache/code-version.ts'
import { contentCache, contentKey } from '../cache/content-cache.ts'
import { inProcess } from '../threads/in-process.ts'
import type { BuiltCode, CodeOrder } from './build-code.ts'
import { replaceFolder } from './folders.ts'
import type { Inlined } from './inlined.ts'
import { ROOT } from './root.ts'

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

/** Facts about a folder of built code. */
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
  const own = [join(ROOT, 'package-lock.json'), join(ROOT, 'tsconfig.base.json'), join(ROOT, 'vite.config.ts')]
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
 * Builds in a temporary folder and renames it when it is complete. If two builds run at once the first one wins, because both made the same
 * and a complete folder may be in use.
 */
async function buildInto(folder: string, base: string): Promise<CodeFacts> {
  await mkdir(dirname(folder), { recursive: true })
  await removeOldCode(dirname(folder))
  const work = await mkdtemp(`${folder}-`)
  try {
    const facts = { ...(await buildBeside({ folder: work, base })), files: await hashesOf(work) }
    await contentCache<CodeFacts>(work).write(FACTS, { facts, files: [] })
    if ((await readFacts(folder)) === null) await replaceFolder(work, folder)
    return facts
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** In a process of its own, because Vike does not render where its plugin was loaded, and because the system gets the bundlers' memory back. */
function buildBeside(order: CodeOrder): Promise<BuiltCode> {
  return inProcess({
    module: new URL('build-code.ts', import.meta.url),
    order,
    options: ['--max-old-space-size=512', '--max-semi-space-size=2'],
    env: LEAN_BUNDLER,
  })
}

/** One thread of each kind, because more threads use more memory and save no time with so little code. */
const LEAN_BUNDLER = {
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  RAYON_NUM_THREADS: '1',
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
