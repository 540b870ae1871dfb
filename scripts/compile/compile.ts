import { isError } from '../diagnostics/diagnostic.ts'
import { assembleAll } from './assemble.ts'
import type { Compilation, CompiledFile } from './contract/checked.ts'
import type { ContentSources, PictureFacts, SkippedFile, SourceFile, Sources } from './contract/sources.ts'
import { type CompiledFiles, knownResult } from './known.ts'
import { sourcesByLanguage } from './language.ts'
import { picturesOf } from './validate/pictures.ts'

/**
 * Compiles files in this thread (run-here.ts), or with a promise in a pool of threads. Passes on the result of each file, or why it was
 * given up.
 */
export type RunFiles = (
  files: readonly SourceFile[],
  sources: Sources,
  onResult: (file: SourceFile, result: CompiledFile | SkippedFile) => void,
) => Promise<void>

interface CompileOptions {
  run: RunFiles
  /** Results of earlier runs, which only save time. */
  known?: CompiledFiles | undefined
  /** Measures the pictures that the files show. @default returns those of the sources */
  measure?(files: ReadonlySet<string>): Promise<ReadonlyMap<string, PictureFacts>>
}

/**
 * Compiles Markdown files into a catalogue and diagnostics: read → parse → validate → render → catalogue. Accesses neither the disk nor the
 * console.
 */
export async function compile(content: ContentSources, { run, known, measure }: CompileOptions): Promise<Compilation> {
  const languages = sourcesByLanguage(content).map((sources) => compilation(sources, known))
  for (const { sources, missing, add } of languages) await run(missing, sources, add)
  const shown = new Set(languages.flatMap((one) => [...one.pictures()]))
  const pictures = measure ? await measure(shown) : content.pictures
  return assembleAll(languages.map((one) => one.finish(pictures)))
}

/** Prepares the compilation of one language: known results, missing files, and the functions that complete them. */
function compilation(sources: Sources, known: CompiledFiles | undefined) {
  const files = sources.files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const skipped = [...sources.skipped]
  const results = new Map<SourceFile, CompiledFile>()
  for (const file of files) {
    const result = known && knownResult(file, sources, known)
    if (result) results.set(file, result)
  }
  const compiled = () => files.flatMap((file) => results.get(file) ?? [])
  return {
    sources,
    missing: files.filter((file) => !results.has(file)),
    add(file: SourceFile, result: CompiledFile | SkippedFile) {
      if ('problem' in result) return skipped.push(result)
      results.set(file, result)
      // A file with errors is not cached, because its errors may depend on other files.
      if (!result.diagnostics.some(isError)) known?.set(file, result)
    },
    pictures: () => picturesOf(compiled(), sources),
    finish: (pictures: Sources['pictures']) => ({ sources: { ...sources, skipped, pictures }, files: compiled() }),
  }
}
