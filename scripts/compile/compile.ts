import { isError } from '../diagnostics/diagnostic.ts'
import { assemble, type Compilation } from './assemble.ts'
import { type CompiledFile, compileFile } from './compile-file.ts'
import { type CompiledFiles, knownResult } from './known.ts'
import { picturesOf } from './picture.ts'
import type { PictureFacts, SkippedFile, SourceFile, Sources } from './source.ts'

/** Compiles files elsewhere, in threads for example, and hands over the result of each, or why it was given up. */
export type RunFiles = (
  files: readonly SourceFile[],
  sources: Sources,
  onResult: (file: SourceFile, result: CompiledFile | SkippedFile) => void,
) => Promise<void>

interface Here {
  /** Results of earlier runs; the compilation is the same without them. */
  known?: CompiledFiles
}

interface Elsewhere extends Here {
  run: RunFiles
  /** Gives what is known of the pictures that the files show. @default what the sources know */
  measure?(files: ReadonlySet<string>): Promise<ReadonlyMap<string, PictureFacts>>
}

/**
 * Markdown files in, catalogue and diagnostics out: read → parse → validate → render → catalogue. Touches neither disk nor console.
 * Without `run` it compiles the files itself, one after the other, and returns at once.
 */
export function compile(sources: Sources, options?: Here): Compilation
export function compile(sources: Sources, options: Elsewhere): Promise<Compilation>
export function compile(sources: Sources, { known, run, measure }: Here & Partial<Elsewhere> = {}) {
  const files = sources.files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const skipped = [...sources.skipped]
  const results = new Map<SourceFile, CompiledFile>()
  for (const file of files) {
    const result = known && knownResult(file, sources, known)
    if (result) results.set(file, result)
  }
  const add = (file: SourceFile, result: CompiledFile | SkippedFile) => {
    if ('problem' in result) return skipped.push(result)
    results.set(file, result)
    // What is wrong with a file may be so because of what is beside it: it is looked at again.
    if (!result.diagnostics.some(isError)) known?.set(file, result)
  }
  const compiled = () => files.flatMap((file) => results.get(file) ?? [])
  const finish = (pictures = sources.pictures) => assemble({ ...sources, skipped, pictures }, compiled())

  const missing = files.filter((file) => !results.has(file))
  if (run) return run(missing, sources, add).then(async () => finish(await measure?.(picturesOf(compiled(), sources))))
  for (const file of missing) add(file, compileFile(file, sources))
  return finish()
}
