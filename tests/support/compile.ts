import type { Compilation } from '../../scripts/compile/assemble.ts'
import { compile as compileWith } from '../../scripts/compile/compile.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { runHere } from '../../scripts/compile/run-here.ts'
import type { Sources } from '../../scripts/compile/source.ts'

/** Compiles in this thread and returns at once. */
export function compile(sources: Sources, known?: CompiledFiles): Compilation {
  return compileWith(sources, { run: runHere, known })
}
