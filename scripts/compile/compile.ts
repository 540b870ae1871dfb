import { assemble, type Compilation } from './assemble.ts'
import { compileFile } from './compile-file.ts'
import type { CompiledFiles } from './known.ts'
import type { Sources } from './source.ts'
import { beginWork } from './work.ts'

/**
 * Markdown files in, catalogue and diagnostics out: read → parse → validate → render → catalogue. Touches neither disk nor console.
 * @param known Spares the work for files that were compiled before; the result is the same without.
 */
export function compile(sources: Sources, known?: CompiledFiles): Compilation {
  const work = beginWork(sources, known)
  for (const file of work.missing) work.add(file, compileFile(file, sources))
  return assemble(sources, work.results())
}
