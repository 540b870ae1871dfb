/** Compiles files in a thread of its own. */
import { compileOrSkip } from '../compile/compile-file.ts'
import type { CompiledFile } from '../compile/contract/checked.ts'
import type { SkippedFile, SourceFile, Sources } from '../compile/contract/sources.ts'
import { ALL_MIGRATIONS } from '../compile/validate/migrate.ts'
import { callOf } from './call.ts'

/** The part of the sources that files may read. */
export type CompileOrder = Pick<Sources, 'assets' | 'contentFolder' | 'lang' | 'below'>

export function start(order: CompileOrder) {
  const migrating = { ...ALL_MIGRATIONS, call: callOf('migrate') }
  return (files: readonly SourceFile[]): (CompiledFile | SkippedFile)[] =>
    files.map((file) => compileOrSkip(file, order, migrating))
}
