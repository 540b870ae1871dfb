import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { assembleAll, ownDiagnostics } from './assemble.ts'
import type { Compilation, CompiledFile } from './contract/checked.ts'
import type { ContentSources, PictureFacts, SkippedFile, SourceFile, Sources } from './contract/sources.ts'
import { type CompiledFiles, knownResult } from './known.ts'
import { sourcesByLanguage } from './language.ts'
import { picturesOf } from './validate/pictures.ts'

/** A file that has to be compiled. */
export interface FileTask {
  file: SourceFile
  /** The sources of its language. */
  sources: Sources
  /** Takes the result, or why the file was given up. */
  onResult(result: CompiledFile | SkippedFile): void
}

/**
 * Compiles files in this thread (run-here.ts) or in a pool of threads.
 * @param languages the sources of all languages
 */
export type RunFiles = (tasks: readonly FileTask[], languages: readonly Sources[]) => Promise<void>

interface CompileOptions {
  run: RunFiles
  /** Results of earlier runs, which only save time. */
  known?: CompiledFiles | undefined
  /** Receives the pictures of each file as soon as they are known, so that measuring can begin. */
  foresee?(files: ReadonlySet<string>): void
  /** Receives what the files say on their own, before their pictures are measured and they are checked together. */
  onFiles?(diagnostics: readonly Diagnostic[]): void
  /** Measures the pictures that the files show. @default returns those of the sources */
  measure?(files: ReadonlySet<string>): Promise<ReadonlyMap<string, PictureFacts>>
}

/**
 * Compiles Markdown files into a catalogue and diagnostics: read → parse → validate → render → catalogue. Accesses neither the disk nor the
 * console.
 */
export async function compile(
  content: ContentSources,
  { run, known, foresee, onFiles, measure }: CompileOptions,
): Promise<Compilation> {
  const languages = sourcesByLanguage(content).map((sources) => compilation(sources, known, foresee))
  await run(
    languages.flatMap(({ tasks }) => tasks),
    languages.map(({ sources }) => sources),
  )
  onFiles?.(languages.flatMap((one) => one.diagnostics()))
  const shown = new Set(languages.flatMap((one) => [...one.pictures()]))
  const pictures = measure ? await measure(shown) : content.pictures
  return assembleAll(languages.map((one) => one.finish(pictures)))
}

/** Prepares the compilation of one language: known results, missing files, and the functions that complete them. */
function compilation(sources: Sources, known: CompiledFiles | undefined, foresee: CompileOptions['foresee']) {
  const files = sources.files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const skipped = [...sources.skipped]
  const results = new Map<SourceFile, CompiledFile>()
  for (const file of files) {
    const result = known && knownResult(file, sources, known)
    if (result) results.set(file, result)
  }
  const compiled = () => files.flatMap((file) => results.get(file) ?? [])
  const taskOf = (file: SourceFile): FileTask => ({
    ...{ file, sources },
    onResult(result) {
      if ('problem' in result) {
        skipped.push(result)
        return
      }
      results.set(file, result)
      foresee?.(picturesOf([result], sources))
      // A file with errors is not cached, because its errors may depend on other files.
      if (!result.diagnostics.some(isError)) known?.set(file, result)
    },
  })
  return {
    sources,
    tasks: files.filter((file) => !results.has(file)).map(taskOf),
    pictures: () => picturesOf(compiled(), sources),
    diagnostics: () => ownDiagnostics(compiled(), skipped),
    finish: (pictures: Sources['pictures']) => ({ sources: { ...sources, skipped, pictures }, files: compiled() }),
  }
}
