import { inOrder } from './assemble.ts'
import type { CompiledFile } from './compile-file.ts'
import { type CompiledFiles, isWorthKnowing, knownResult } from './known.ts'
import type { SourceFile, Sources } from './source.ts'

/** A compilation, wherever its files are compiled. */
export interface Work {
  /** The files without a known result. */
  missing: readonly SourceFile[]
  add(file: SourceFile, result: CompiledFile): void
  /** In the order of their paths. */
  results(): readonly CompiledFile[]
}

export function beginWork(sources: Sources, known?: CompiledFiles): Work {
  const files = inOrder(sources.files)
  const results = new Map<SourceFile, CompiledFile>()
  for (const file of files) {
    const result = known && knownResult(file, sources, known)
    if (result) results.set(file, result)
  }
  return {
    missing: files.filter((file) => !results.has(file)),
    add(file, result) {
      results.set(file, result)
      if (isWorthKnowing(result)) known?.set(file, result)
    },
    results: () => files.flatMap((file) => results.get(file) ?? []),
  }
}
