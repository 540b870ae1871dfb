/** Compiles files, and reads their prose, in a thread of its own. */
import { compileOrSkip } from '../compile/compile-file.ts'
import type { CompiledFile } from '../compile/contract/checked.ts'
import type { SkippedFile, SourceFile, Sources } from '../compile/contract/sources.ts'
import { ParsedFiles } from '../compile/parsed-files.ts'
import { ALL_MIGRATIONS } from '../compile/validate/migrate.ts'
import { Proposals, type ProposedWords, type ProseFile, type ReadFile } from '../proofread/read-file.ts'
import { callOf } from './call.ts'

/** The parts of the sources that files may read, by language. */
export type CompileOrder = readonly Pick<Sources, 'assets' | 'contentFolder' | 'lang' | 'below'>[]

export interface SentFile {
  file: SourceFile
  /** The index of its language in the order. */
  language: number
}

/** Files to compile, or files whose prose is to be read. */
export type ThreadTask = { compile: readonly SentFile[] } | { prose: readonly ProseFile[]; proposed: ProposedWords }
export type ThreadResult = (CompiledFile | SkippedFile)[] | (ReadFile | SkippedFile)[]

export function start(order: CompileOrder) {
  const migrating = { ...ALL_MIGRATIONS, call: callOf('migrate') }
  return (task: ThreadTask): ThreadResult | Promise<ThreadResult> => {
    const parsed = new ParsedFiles(migrating)
    // The dictionaries are loaded with the first prose.
    if ('prose' in task)
      return import('../proofread/read-prose.ts').then(({ readOrSkip }) => {
        const proposals = new Proposals(task.proposed)
        return task.prose.map((file) => {
          const read = readOrSkip(file, parsed, proposals.left)
          proposals.count(read)
          return read
        })
      })
    return task.compile.flatMap(({ file, language }) =>
      order.slice(language, language + 1).map((sources) => compileOrSkip(file, sources, parsed)),
    )
  }
}
