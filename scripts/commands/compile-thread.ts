/** Compiles files in a thread of its own. */
import { compileOrSkip } from '../compile/compile-file.ts'
import type { CompiledFile } from '../compile/contract/checked.ts'
import type { SkippedFile, SourceFile, Sources } from '../compile/contract/sources.ts'
import { ParsedFiles } from '../compile/parsed-files.ts'
import { ALL_MIGRATIONS } from '../compile/validate/migrate.ts'
import { callOf } from './call.ts'

/** The parts of the sources that files may read, by language. */
export type CompileOrder = readonly Pick<Sources, 'assets' | 'contentFolder' | 'lang' | 'below'>[]

export interface SentFile {
  file: SourceFile
  /** The index of its language in the order. */
  language: number
}

export function start(order: CompileOrder) {
  const migrating = { ...ALL_MIGRATIONS, call: callOf('migrate') }
  return (share: readonly SentFile[]): (CompiledFile | SkippedFile)[] => {
    const parsed = new ParsedFiles(migrating)
    return share.flatMap(({ file, language }) =>
      order.slice(language, language + 1).map((sources) => compileOrSkip(file, sources, parsed)),
    )
  }
}
