import { join } from 'node:path'
import type { Catalogue, ImageReference } from '../../src/catalogue/types.ts'
import { codeVersion } from '../cache/code-version.ts'
import { contentKey } from '../cache/content-cache.ts'
import { openPack, type Pack } from '../cache/pack.ts'
import { assemble, type Compilation, inOrder } from '../compile/assemble.ts'
import type { CompiledFile } from '../compile/compile-file.ts'
import { type CompiledFiles, isWorthKnowing, knownResult } from '../compile/known.ts'
import { type PictureFacts, readContent, shownPath, withFileReadAgain } from '../compile/read.ts'
import type { SourceFile, Sources } from '../compile/source.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withMailFromEnvironment } from '../outputs/mail-provider.ts'
import { PUBLIC_FOLDER, ROOT } from '../site/root.ts'
import { shareOut } from '../threads/share-out.ts'
import type { CompileOrder } from './compile-thread.ts'
import { createProgress } from './steps.ts'

export interface ContentOptions {
  /** The folder with site.md, cv.md and projets/. */
  content: string
  /** Results are kept in `compiled` below it; safe to delete. */
  cacheDir: string
}

export interface CompiledContent {
  /** `null` when a diagnostic is an error. */
  catalogue: Catalogue<ImageReference, ImageReference> | null
  diagnostics: readonly Diagnostic[]
  /** From `ImageReference.file` to its place on the disk. */
  locate(file: string): string
}

/** Reads and compiles a content folder; the provider's identifiers may come from the environment. Prints nothing. */
export async function compileContent(options: ContentOptions): Promise<CompiledContent> {
  const { sources, pack } = await readCached(options)
  const cache = await pack<CompiledFile>('files')
  const known: CompiledFiles = {
    get: ({ path, bytes }) => cache.get(contentKey(path, bytes)),
    set: ({ path, bytes }, result) => cache.set(contentKey(path, bytes), result),
  }
  const files = inOrder(sources.files)
  const results = new Map<SourceFile, CompiledFile>()
  for (const file of files) {
    const result = knownResult(file, sources, known)
    if (result) results.set(file, result)
  }
  const missing = files.filter((file) => !results.has(file))
  await compileFiles(missing, sources, (file, result) => {
    results.set(file, result)
    if (isWorthKnowing(result)) known.set(file, result)
  })
  await cache.save()
  const inTheirOrder = files.flatMap((file) => results.get(file) ?? [])
  return toContent(assemble(sources, inTheirOrder), sources)
}

/** From here on threads save more time than they take to start. */
const WORTH_THREADS = 400
/** Files handed to a thread at once. */
const SHARE = 100

/** What compiles is loaded only when there is something to compile. */
async function compileFiles(
  files: readonly SourceFile[],
  sources: Sources,
  onResult: (file: SourceFile, result: CompiledFile) => void,
): Promise<void> {
  if (files.length === 0) return
  if (files.length < WORTH_THREADS) {
    const { compileFile } = await import('../compile/compile-file.ts')
    for (const file of files) onResult(file, compileFile(file, sources))
    return
  }
  const byPath = new Map(files.map((file) => [file.path, file]))
  const { progress, end } = createProgress('Contenu')
  let done = 0
  await shareOut<CompileOrder, SourceFile, readonly CompiledFile[]>({
    module: new URL('compile-thread.ts', import.meta.url),
    order: { contentFolder: sources.contentFolder, assets: sources.assets },
    tasks: files,
    shareLength: SHARE,
    toShare: (share) => share,
    onShare(compiled, count) {
      for (const result of compiled) {
        const file = byPath.get(result.path)
        if (file) onResult(file, result)
      }
      done += count
      progress(done, files.length)
    },
  })
  end()
}

function toContent({ catalogue, diagnostics }: Compilation, sources: Sources): CompiledContent {
  return {
    catalogue: catalogue && { ...catalogue, site: withMailFromEnvironment(catalogue.site, process.env) },
    diagnostics,
    locate: (file) => sources.locate(file),
  }
}

/** Content that is compiled again and again while its owner writes: only what was touched is read and compiled. */
export async function watchedContent(options: ContentOptions) {
  const { compile } = await import('../compile/compile.ts')
  const results = new Map<Uint8Array, CompiledFile>()
  const known = {
    get: ({ bytes }: SourceFile) => results.get(bytes) ?? null,
    set({ bytes }: SourceFile, result: CompiledFile) {
      results.set(bytes, result)
    },
  }
  let { sources } = await readCached(options)
  return {
    compile: (): CompiledContent => toContent(compile(sources, known), sources),
    /** @param changed paths on the disk of what was written, added or removed */
    async refresh(changed: readonly string[]): Promise<CompiledContent> {
      const [path] = changed
      const again = changed.length === 1 && path !== undefined ? withFileReadAgain(sources, shownPath(path)) : null
      if (again === null) results.clear()
      sources = again ?? (await readCached(options)).sources
      return toContent(compile(sources, known), sources)
    },
  }
}

/** What is wrong with a content folder, without what it would become: nothing is compiled while nothing has changed. */
export async function checkContent(options: ContentOptions): Promise<readonly Diagnostic[]> {
  const { sources, pack } = await readCached(options)
  const reports = await pack<readonly Diagnostic[]>('report')
  const { files, assets, skipped } = sources
  const key = contentKey(
    JSON.stringify([[...assets], skipped, sources.today, files.map(({ path }) => path)]),
    ...files.map(({ bytes }) => bytes),
  )
  const known = reports.get(key)
  if (known !== null) return known
  const { diagnostics } = await compileContent(options)
  reports.set(key, diagnostics)
  await reports.save()
  return diagnostics
}

/** The Markdown files of a content folder, as they are. */
export async function contentFiles(options: ContentOptions): Promise<readonly SourceFile[]> {
  return (await readCached(options)).sources.files
}

type OpenPack = <Value>(kind: string) => Promise<Pack<Value>>

async function readCached({ content, cacheDir }: ContentOptions): Promise<{ sources: Sources; pack: OpenPack }> {
  const folder = join(cacheDir, 'compiled')
  // Each content folder has packs of its own: what one forgets the other may need.
  const owner = contentKey(content).slice(0, 8)
  const version = await compilerVersion()
  const pack: OpenPack = (kind) => openPack(folder, `${owner}-${kind}-${version}`)
  const pictures = await openPack<PictureFacts>(folder, `${owner}-pictures`)
  const sources = await readContent(
    { content, public: PUBLIC_FOLDER },
    {
      get: (bytes) => pictures.get(contentKey(bytes)),
      set: (bytes, facts) => pictures.set(contentKey(bytes), facts),
    },
  )
  await pictures.save()
  return { sources, pack }
}

let version: Promise<string> | undefined

/** Changes with the compiler's code and with the packages it stands on. */
function compilerVersion(): Promise<string> {
  version ??= codeVersion(
    ['compile', 'diagnostics', 'fields'].map((name) => new URL(`../${name}/`, import.meta.url)),
    [join(ROOT, 'package-lock.json')],
  ).then((hash) => hash.slice(0, 16))
  return version
}

/** Drafts are for the dev server alone. */
export function withoutDrafts<C extends Catalogue<ImageReference, ImageReference>>(catalogue: C): C {
  return { ...catalogue, projects: catalogue.projects.filter(({ draft }) => !draft) }
}
