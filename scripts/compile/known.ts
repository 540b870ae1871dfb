import { isError } from '../diagnostics/diagnostic.ts'
import type { CompiledFile } from './compile-file.ts'
import type { Asset, SourceFile, Sources } from './source.ts'

/** Results of files that did not change. */
export interface CompiledFiles {
  get(file: SourceFile): CompiledFile | null
  set(file: SourceFile, result: CompiledFile): void
}

/** The result of a file from before, if compiling it again would give the same. */
export function knownResult(file: SourceFile, sources: Sources, known: CompiledFiles): CompiledFile | null {
  const result = known.get(file)
  const isSame = result?.assets.every(([path, answer]) => sameAsset(sources.assets.get(path) ?? null, answer))
  return isSame ? result : null
}

/** What is wrong with a file may be so because of what is beside it: it is looked at again. */
export function isWorthKnowing(result: CompiledFile): boolean {
  return !result.diagnostics.some(isError)
}

function sameAsset(one: Asset | null, other: Asset | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
