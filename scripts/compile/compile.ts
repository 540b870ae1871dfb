import { isError } from '../diagnostics/diagnostic.ts'
import { assembleAll } from './assemble.ts'
import type { Compilation, CompiledFile } from './contract/checked.ts'
import type { PictureFacts, SkippedFile, SourceFile, Sources } from './contract/sources.ts'
import { type CompiledFiles, knownResult } from './known.ts'
import { sourcesByLanguage } from './language.ts'
import { picturesOf } from './validate/pictures.ts'

/**
 * Where files are compiled: in this thread (run-here.ts) or in a pool of threads, with a promise. Hands over the result of each file, or why
 * it was given up.
 */
export type RunFiles<Done extends void | Promise<void>> = (
  files: readonly SourceFile[],
  sources: Sources,
  onResult: (file: SourceFile, result: CompiledFile | SkippedFile) => void,
) => Done

interface CompileOptions<Done extends void | Promise<void>> {
  run: RunFiles<Done>
  /** Results of earlier runs; the compilation is the same without them. */
  known?: CompiledFiles | undefined
  /** Gives what is known of the pictures that the files show, after a promise. @default what the sources know */
  measure?(files: ReadonlySet<string>): Promise<ReadonlyMap<string, PictureFacts>>
}

/** Markdown files in, catalogue and diagnostics out: read → parse → validate → render → catalogue. Touches neither disk nor console. */
export function compile(sources: Sources, options: Omit<CompileOptions<void>, 'measure'>): Compilation
export function compile(sources: Sources, options: CompileOptions<Promise<void>>): Promise<Compilation>
export function compile(given: Sources, { run, known, measure }: CompileOptions<void | Promise<void>>) {
  const languages = sourcesByLanguage(given).map((sources) => compilation(sources, known))
  const finish = (pictures = given.pictures) => assembleAll(languages.map((one) => one.finish(pictures)))
  const runs = languages.map(
    ({ sources, missing, add }) =>
      () =>
        run(missing, sources, add),
  )
  const [first, ...others] = runs
  const done = first?.()
  if (!done) {
    for (const other of others) other()
    return finish()
  }
  return others
    .reduce((before, other) => before.then(async () => other()), done)
    .then(async () => finish(await measure?.(new Set(languages.flatMap((one) => [...one.pictures()])))))
}

/** The compilation of one language: what is known, what is missing, and what follows from both. */
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
      // What is wrong with a file may be so because of what is beside it: it is looked at again.
      if (!result.diagnostics.some(isError)) known?.set(file, result)
    },
    pictures: () => picturesOf(compiled(), sources),
    finish: (pictures: Sources['pictures']) => ({ sources: { ...sources, skipped, pictures }, files: compiled() }),
  }
}
