import { assemble, type Compilation, inOrder } from './assemble.ts'
import { compileFile } from './compile-file.ts'
import { type CompiledFiles, isWorthKnowing, knownResult } from './known.ts'
import type { Sources } from './source.ts'

/**
 * Markdown files in, catalogue and diagnostics out: read → parse → validate → render → catalogue. Touches neither disk nor console.
 * @param known Spares the work for files that were compiled before; the result is the same without.
 */
export function compile(sources: Sources, known?: CompiledFiles): Compilation {
  const files = inOrder(sources.files).map((file) => {
    const before = known && knownResult(file, sources, known)
    if (before) return before
    const result = compileFile(file, sources)
    if (isWorthKnowing(result)) known?.set(file, result)
    return result
  })
  return assemble(sources, files)
}
