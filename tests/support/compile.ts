import { compile as compileWith } from '../../scripts/compile/compile.ts'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import type { Compilation } from '../../scripts/compile/contract/checked.ts'
import type { Sources } from '../../scripts/compile/contract/sources.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { runHere } from '../../scripts/compile/run-here.ts'
import { ALL_MIGRATIONS } from '../../scripts/compile/validate/migrate.ts'
import type { Migration } from '../../scripts/fields/migrations/migration.ts'

/** Compiles in this thread and returns at once. */
export function compile(sources: Sources, known?: CompiledFiles): Compilation {
  return compileWith(sources, { run: runHere, known })
}

/** Compiles with other migrations than those of this version. */
export function compileMigrating(sources: Sources, migrations: readonly Migration[]): Compilation {
  return compileWith(sources, {
    run(files, sources, onResult) {
      for (const file of files) onResult(file, compileFile(file, sources, { ...ALL_MIGRATIONS, migrations }))
    },
  })
}
