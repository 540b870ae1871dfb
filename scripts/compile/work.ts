import { isError } from '../diagnostics/diagnostic.ts'
import type { CompiledFile } from './compile-file.ts'
import { type CompiledFiles, knownResult } from './known.ts'
import type { SourceFile, Sources } from './source.ts'

/** A compilation. Its files may be compiled in any thread. */
interface Work {
  /** The files without a known result. */
  missing: readonly SourceFile[]
  add(file: SourceFile, result: CompiledFile): void
  /** In the order of their paths. */
  results(): readonly CompiledFile[]
}

export function beginWork(sources: Sources, known?: CompiledFiles): Work {
  const files = sources.files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const results = new Map<SourceFile, CompiledFile>()
  for (const file of files) {
    const result = known && knownResult(file, sources, known)
    if (result) results.set(file, result)
  }
  return {
    missing: files.filter((file) => !results.has(file)),
    add(file, result) {
      results.set(file, result)
      // An error may depend on other files, so such a file is compiled again next time.
      if (!result.diagnostics.some(isError)) known?.set(file, result)
    },
    results: () => files.flatMap((file) => results.get(file) ?? []),
  }
}
