import { compile as compileWith } from '../../scripts/compile/compile.ts'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import type { Compilation } from '../../scripts/compile/contract/checked.ts'
import type { ContentSources } from '../../scripts/compile/contract/sources.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
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
    async run(files, sources, onResult) {
      for (const file of files) onResult(file, compileFile(file, sources, { ...ALL_MIGRATIONS, migrations }))
    },
  })
}
