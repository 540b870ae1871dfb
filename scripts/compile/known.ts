import { isDeepStrictEqual } from 'node:util'
import type { CompiledFile } from './contract/checked.ts'
import type { SourceFile, Sources } from './contract/sources.ts'

/** Results of unchanged files. */
export interface CompiledFiles {
  get(file: SourceFile): CompiledFile | null
  set(file: SourceFile, result: CompiledFile): void
}

/** Returns the earlier result of a file if compiling it again would give the same; otherwise `null`. */
export function knownResult(file: SourceFile, sources: Sources, known: CompiledFiles): CompiledFile | null {
  const result = known.get(file)
  const isSame =
    result?.lang === sources.lang &&
    result.assets.every(([path, answer]) => isDeepStrictEqual(sources.assets.get(path) ?? null, answer))
  return isSame ? result : null
}
