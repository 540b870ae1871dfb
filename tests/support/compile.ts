import { compile as compileWith } from '../../scripts/compile/compile.ts'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import type { Compilation, CompiledFile } from '../../scripts/compile/contract/checked.ts'
import type { ContentSources, SourceFile, Sources } from '../../scripts/compile/contract/sources.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { runHere } from '../../scripts/compile/run-here.ts'
import { ALL_MIGRATIONS } from '../../scripts/compile/validate/migrate.ts'
import type { Migration } from '../../scripts/fields/migrations/migration.ts'

/** Compiles in this thread. */
export function compile(sources: ContentSources, known?: CompiledFiles): Promise<Compilation> {
  return compileWith(sources, { run: runHere, known })
}

/** Results of files by all that `compileFile` reads, for tests that compile the same files beside many others. */
export type RememberedFiles = Map<string, CompiledFile>

/** The most results that are remembered: those of a thousand cases would fill the memory. */
const REMEMBERED_MAX = 1000

/**
 * Compiles with other migrations than those of this version.
 * @param remembered results of earlier calls with the same migrations
 */
export function compileMigrating(
  sources: ContentSources,
  migrations: readonly Migration[],
  remembered: RememberedFiles = new Map(),
): Promise<Compilation> {
  return compileWith(sources, {
    async run(tasks) {
      const parsed = new ParsedFiles({ ...ALL_MIGRATIONS, migrations })
      if (remembered.size > REMEMBERED_MAX) remembered.clear()
      for (const { file, sources, onResult } of tasks) {
        const key = keyOf(file, sources)
        const result = remembered.get(key) ?? compileFile(file, sources, parsed)
        remembered.set(key, result)
        onResult(result)
      }
    },
  })
}

function keyOf(
  { path, kind, bytes, size, original }: SourceFile,
  { assets, contentFolder, below, lang }: Sources,
): string {
  const texts = [bytes, original?.bytes ?? new Uint8Array()].map((text) => Buffer.from(text).toString('latin1'))
  return JSON.stringify([path, kind, size, texts, original?.path, [...assets.keys()], contentFolder, below, lang])
}
