import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

interface CodeFacts extends BuiltCode {
  /** The hash of the folder: one that was damaged is built again. */
  hash: string
}

/** All that the built code is made of: sources, packages, and how it is built. */
const SOURCES = [join(ROOT, 'src'), join(ROOT, 'scripts/site')]
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'vite.config.ts'].map((name) => join(ROOT, name))

/** @param cacheDir within the project; built code is kept in `code` below it */
export async function siteCode(base: string, cacheDir: string): Promise<SiteCode> {
  const version = contentKey(base, await codeVersion(SOURCES, SETTINGS))
  const folder = join(cacheDir, 'code', version.slice(0, 16))
  const { islands, inlined } = (await readFacts(folder)) ?? (await buildInto(folder, base))
  return {
    version,
    islands,
    inlined,
    async copyIslands(site) {
      for (const file of new Set(Object.values(islands).flat())) {
        await mkdir(dirname(join(site, file)), { recursive: true })
        await copyFile(join(folder, 'client', file), join(site, file))
      }
    },
    serverEntry: pathToFileURL(join(folder, 'server/entry.mjs')).href,
  }
}

/** The facts lie beside the folder of the code. */
function factsOf(folder: string) {
  return { cache: contentCache<CodeFacts>(dirname(folder)), key: `${basename(folder)}.facts` }
}

async function readFacts(folder: string): Promise<CodeFacts | null> {
  const { cache, key } = factsOf(folder)
  const facts = (await cache.read(key))?.facts
  return facts && facts.hash === (await codeVersion([folder]).catch(() => null)) ? facts : null
}

/**
 * Builds in a temporary folder and renames it when it is complete. If two builds run at once the first one wins, because both made the same
 * and a complete folder may be in use.
 */
async function buildInto(folder: string, base: string): Promise<CodeFacts> {
  await mkdir(dirname(folder), { recursive: true })
  const work = await mkdtemp(`${folder}-`)
  try {
    const facts = { ...(await buildBeside({ folder: work, base })), hash: await codeVersion([work]) }
    if ((await readFacts(folder)) === null) {
      const { cache, key } = factsOf(folder)
      await cache.write(key, { facts, files: [] })
      await replaceFolder(work, folder)
    }
    return facts
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Vike does not render where its plugin was loaded. */
async function buildBeside(order: CodeOrder): Promise<BuiltCode> {
  return (await inProcess(new URL('build-code.ts', import.meta.url), order, LEAN)) as BuiltCode
}

/** One thread of each kind, because more threads use more memory and save no time with so little code. */
const LEAN = {
  execArgv: ['--max-old-space-size=512', '--max-semi-space-size=2'],
  env: { ROLLDOWN_WORKER_THREADS: '1', ROLLDOWN_MAX_BLOCKING_THREADS: '1', RAYON_NUM_THREADS: '1' },
}
