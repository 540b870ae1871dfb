import { compile as compileWith } from '../../scripts/compile/compile.ts'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import type { Compilation } from '../../scripts/compile/contract/checked.ts'
import type { ContentSources } from '../../scripts/compile/contract/sources.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { runHere } from '../../scripts/compile/run-here.ts'
import { ALL_MIGRATIONS } from '../../scripts/compile/validate/migrate.ts'
import type { Migration } from '../../scripts/fields/migrations/migration.ts'

/** Compiles in this thread. */
export function compile(sources: ContentSources, known?: CompiledFiles): Promise<Compilation> {
  return compileWith(sources, { run: runHere, known })
}

/** Compiles with other migrations than those of this version. */
export function compileMigrating(sources: ContentSources, migrations: readonly Migration[]): Promise<Compilation> {
  return compileWith(sources, {
    async run(tasks) {
      const parsed = new ParsedFiles({ ...ALL_MIGRATIONS, migrations })
      for (const { file, sources, onResult } of tasks) onResult(compileFile(file, sources, parsed))
    },
  })
}
