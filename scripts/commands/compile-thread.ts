/** Compiles files in a thread of its own. */
import { type CompiledFile, compileFile } from '../compile/compile-file.ts'
import type { SourceFile, Sources } from '../compile/source.ts'

/** What files may ask about what is around them. */
export type CompileOrder = Pick<Sources, 'assets' | 'contentFolder'>

export function start(order: CompileOrder) {
  return (file: SourceFile): CompiledFile => compileFile(file, order)
}
