import { join } from 'node:path'
import type { CompiledCatalogue, Cv } from '../../src/catalogue/types.ts'
import { compile, type RunFiles } from '../compile/compile.ts'
import type { Compilation, CompiledFile } from '../compile/contract/checked.ts'
import type { ContentSources, FontFacts, PictureFacts, SourceFile } from '../compile/contract/sources.ts'
import type { ParsedFiles } from '../compile/parsed-files.ts'
import { readContent, shownPath, withFileReadAgain } from '../compile/read.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { versionOfCode } from '../disk/cache/code-version.ts'
import { type ContentKey, contentKey } from '../disk/cache/content-cache.ts'
import { openPack } from '../disk/cache/pack.ts'
import { PACKAGES_FILE, PUBLIC_FOLDER } from '../disk/root.ts'
import { lazy } from '../fields/lazy.ts'
import { openMeasurer, type PictureSize } from '../images/measure.ts'
import { withMailFromEnvironment } from '../outputs/mail-provider.ts'
import { OUTPUT_PATHS } from '../outputs/outputs.ts'
import { spoken } from '../spoken/spoken.ts'
import { CompilePool } from './compile-pool.ts'
import { showIfLong } from './steps.ts'

export interface ContentOptions {
  /** Folder with site.md, cv.md, projets/, pages/, cvs/ and candidatures/. */
  content: string
  /** Results are cached in `compiled` below it; safe to delete. */
  cacheDir: string
}

export interface CompiledContent extends Pick<Compilation, 'cvFiles'> {
  /** Catalogue of the first language; `null` if a diagnostic is an error. */
  catalogue: CompiledCatalogue | null
  /** Catalogues of the other languages. */
  translations: readonly CompiledCatalogue[]
  diagnostics: readonly Diagnostic[]
  /** The files as they were read. Whatever else is said of this content is taken from them, because files may change meanwhile. */
  sources: ContentSources
  /** Returns the files for readers in this thread, each parsed once. */
  parsed(): Promise<ParsedFiles>
  /** Returns the path on the disk of an `ImageReference.file`. */
  locate(file: string): string
}

/** What a reader of prose needs of the content. */
export type ProseContent = Pick<CompiledContent, 'diagnostics' | 'sources'>

/**
 * Reads and compiles a content folder. The identifiers of the mail provider may come from the environment. Prints nothing.
 * @param onFiles receives what the files say on their own, while their pictures are still measured
 */
export async function compileContent(
  options: ContentOptions,
  pool = new CompilePool(),
  onFiles?: (content: ProseContent) => void,
): Promise<CompiledContent> {
  const { sources, openFiles, openMeasure } = await readCached(options)
  const cache = await openFiles()
  const { close, ...pictures } = openMeasure()
  const known = {
    get: (file: SourceFile) => cache.get(keyOf(file)),
    set: (file: SourceFile, result: CompiledFile) => cache.set(keyOf(file), result),
  }
  const run: RunFiles = (tasks, languages) => {
    // This thread waits for the others. Meanwhile it loads what will draw the CV again.
    if (tasks.some(({ file }) => file.kind === 'cv')) import('../outputs/cv/make.ts').catch(() => {})
    return pool.run(tasks, languages)
  }
  try {
    const compilation = await compile(sources, {
      ...{ run, known, ...pictures },
      ...(onFiles && { onFiles: (diagnostics: readonly Diagnostic[]) => onFiles({ diagnostics, sources }) }),
    })
    await cache.save()
    return toContent(compilation, sources)
  } finally {
    await close()
  }
}

/** Returns a key of all inputs of a file. */
function keyOf({ path, bytes, size, original }: SourceFile): ContentKey {
  return contentKey(path, bytes, String(size), original?.path ?? '', original?.bytes ?? '')
}

function toContent({ catalogue, translations, ...others }: Compilation, sources: ContentSources): CompiledContent {
  const withMail = (one: CompiledCatalogue) => ({ ...one, site: withMailFromEnvironment(one.site, process.env) })
  return {
    catalogue: catalogue && withMail(catalogue),
    translations: translations.map(withMail),
    ...others,
    sources,
    // The files that were compiled were parsed in other threads, so the parsers are loaded here only if somebody asks.
    parsed: lazy(async () => new (await import('../compile/parsed-files.ts')).ParsedFiles()),
    locate: (file) => sources.locate(file),
  }
}

/** Compiles content again and again while its owner writes. Reads and compiles only changed files. */
export async function watchedContent(options: ContentOptions) {
  const { run, close } = new CompilePool({ stay: true })
  // Holds the results of files that are still read: whoever writes for hours saves thousands of times.
  const results = new WeakMap<Uint8Array, { original: Uint8Array | undefined; result: CompiledFile }>()
  const known = {
    get({ bytes, original }: SourceFile) {
      const last = results.get(bytes)
      return last && last.original === original?.bytes ? last.result : null
    },
    set({ bytes, original }: SourceFile, result: CompiledFile) {
      results.set(bytes, { original: original?.bytes, result })
    },
  }
  let { sources, openMeasure } = await readCached(options)
  const pictures = new Map<string, PictureFacts>()
  async function compileAgain(): Promise<CompiledContent> {
    const compilation = await compile(sources, {
      run,
      known,
      async measure(files: ReadonlySet<string>) {
        const added = [...files].filter((file) => !pictures.has(file))
        for (const [file, facts] of await openMeasure().measure(added)) pictures.set(file, facts)
        return pictures
      },
    })
    return toContent(compilation, sources)
  }
  return {
    compile: compileAgain,
    /**
     * Reads and compiles changed files.
     * @param changed paths on the disk of files that were written, added or removed
     */
    async refresh(changed: readonly string[]): Promise<CompiledContent> {
      const [path = ''] = changed
      const again = changed.length === 1 ? withFileReadAgain(sources, shownPath(path)) : null
      if (again === null) {
        pictures.clear()
        ;({ sources, openMeasure } = await readCached(options))
      } else sources = again
      return compileAgain()
    },
    close,
  }
}

/** Reads a content folder and its surroundings from the disk. */
export function readSources(content: string): ContentSources {
  return readContent({ content, public: PUBLIC_FOLDER, outputs: OUTPUT_PATHS })
}

/** Returns the sources, with the results of earlier runs from the cache. */
async function readCached({ content, cacheDir }: ContentOptions) {
  const open = <Value>(kind: string) => openKept<Value>({ content, cacheDir }, kind)
  const sources = readSources(content)
  const known = await open<PictureSize | FontFacts>('pictures')
  return {
    sources,
    openFiles: () => open<CompiledFile>('files'),
    openMeasure() {
      const { add, facts, close } = openMeasurer({ locate: sources.locate, known })
      return {
        foresee: add,
        async measure(files: Iterable<string>) {
          add(files)
          const measured = await showIfLong(spoken().build.steps.pictures, facts)
          await known.save()
          return measured
        },
        close,
      }
    },
  }
}

/**
 * Opens the cached results of one kind. They depend on the version of the compiler. Each content folder has its own cache, because
 * saving drops the results of other folders.
 */
export async function openKept<Value>({ content, cacheDir }: ContentOptions, kind: string) {
  return openPack<Value>(join(cacheDir, 'compiled'), contentKey(content, kind, await compilerVersion()))
}

let version: ReturnType<typeof versionOfCode> | undefined

/** Returns a hash of the compiler's code and of the packages that it uses. */
function compilerVersion(): ReturnType<typeof versionOfCode> {
  version ??= versionOfCode('compiled', [PACKAGES_FILE])
  return version
}

/** Returns the catalogue without drafts, which only the dev server shows. A CV does not name a project that has no page either. */
export function withoutDrafts<C extends CompiledCatalogue>(catalogue: C): C {
  const isPublished = ({ draft }: { draft: boolean }) => !draft
  const projects = catalogue.projects.filter(isPublished)
  const slugs = new Set(projects.map(({ slug }) => slug))
  const withPublished = <One extends Cv>(cv: One) => ({
    ...cv,
    projects: cv.projects.filter(({ slug }) => slugs.has(slug)),
  })
  return {
    ...catalogue,
    projects,
    cv: catalogue.cv && withPublished(catalogue.cv),
    pages: catalogue.pages.filter(isPublished),
    cvs: catalogue.cvs.filter(isPublished).map(withPublished),
    applications: catalogue.applications.filter(isPublished),
  }
}

/** Returns whether these diagnostics stop a build. */
export function failsOn(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.some((diagnostic) => isError(diagnostic) || (strict && diagnostic.severity === 'warning'))
}
