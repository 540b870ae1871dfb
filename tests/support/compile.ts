import { compile as compileWith, type RunFiles } from '../../scripts/compile/compile.ts'
import { compileOrSkip } from '../../scripts/compile/compile-file.ts'
import type { Compilation, CompiledFile } from '../../scripts/compile/contract/checked.ts'
import type { ContentSources, SourceFile, Sources } from '../../scripts/compile/contract/sources.ts'
import { type CompiledFiles, knownResult } from '../../scripts/compile/known.ts'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { runHere } from '../../scripts/compile/run-here.ts'
import { ALL_MIGRATIONS } from '../../scripts/compile/validate/migrate.ts'
import type { Migration } from '../../scripts/fields/migrations/migration.ts'

/** Compiles in this thread. Files that stay the same between the tests of a worker are compiled once. */
export function compile(sources: ContentSources, known?: CompiledFiles): Promise<Compilation> {
  return compileWith(sources, { run: runRemembering, known })
}

/** Compiles in this thread, each file anew, for tests that count what the compiler does. */
export const compileAnew = (sources: ContentSources): Promise<Compilation> => compileWith(sources, { run: runHere })

/** Compiles with other migrations than those of this version. */
export function compileMigrating(sources: ContentSources, migrations: readonly Migration[]): Promise<Compilation> {
  if (migrations === ALL_MIGRATIONS.migrations) return compile(sources)
  return compileWith(sources, {
    async run(tasks) {
      const parsed = new ParsedFiles({ ...ALL_MIGRATIONS, migrations })
      for (const { file, sources, onResult } of tasks) onResult(compileOrSkip(file, sources, parsed))
    },
  })
}

/** Results of the files that were compiled last, by all that `compileFile` reads but the answers for assets. */
const results = new Map<string, CompiledFile>()
/** More than the files of some hundred cases would fill the memory. */
const RESULTS_MAX = 1000
/** Larger files are compiled anew, because their texts would fill the memory. */
const BYTES_MAX = 64 * 1024

const runRemembering: RunFiles = async (tasks) => {
  const parsed = new ParsedFiles()
  for (const { file, sources, onResult } of tasks) {
    const key = keyOf(file, sources)
    const known = { get: () => results.get(key) ?? null, set() {} }
    const result = knownResult(file, sources, known) ?? compileOrSkip(file, sources, parsed)
    if (!('problem' in result) && file.bytes.length <= BYTES_MAX) keep(key, result)
    onResult(result)
  }
}

/** Keeps a result as the newest one. If there are too many, the oldest one goes. */
function keep(key: string, result: CompiledFile): void {
  results.delete(key)
  results.set(key, result)
  const [oldest = ''] = results.keys()
  if (results.size > RESULTS_MAX) results.delete(oldest)
}

function keyOf({ path, kind, bytes, size, original }: SourceFile, { contentFolder, below, lang }: Sources): string {
  const texts = [bytes, original?.bytes ?? new Uint8Array()].map((text) => Buffer.from(text).toString('latin1'))
  return JSON.stringify([path, kind, size, texts, original?.path, contentFolder, below, lang])
}
