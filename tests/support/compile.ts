import { compile as compileWith } from '../../scripts/compile/compile.ts'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import type { Compilation, CompiledFile } from '../../scripts/compile/contract/checked.ts'
import type { ContentSources, SourceFile, Sources } from '../../scripts/compile/contract/sources.ts'
import type { CompiledFiles } from '../../scripts/compile/known.ts'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { runHere } from '../../scripts/compile/run-here.ts'
import { ALL_MIGRATIONS } from '../../scripts/compile/validate/migrate.ts'
import type { Migration } from '../../scripts/fields/migrations/migration.ts'

/**
 * Compiles in this thread. A file that stays the same between the tests of a worker, as most of the files of `sourcesOf` do, is compiled
 * once.
 * @param known results of earlier calls
 */
export function compile(
  sources: ContentSources,
  known: CompiledFiles = new RecentFiles(sources.contentFolder),
): Promise<Compilation> {
  return compileWith(sources, { run: runHere, known })
}

/** Compiles in this thread, each file anew, for tests that count what the compiler does. */
export const compileAnew = (sources: ContentSources): Promise<Compilation> => compileWith(sources, { run: runHere })

/** Results of the files that were compiled last, by all that `compileFile` reads but the answers for assets. */
class RecentFiles implements CompiledFiles {
  static readonly #results = new Map<string, CompiledFile>()
  /** The most results that are kept: a few more than the files of a site. */
  static readonly #MAX = 64

  constructor(private readonly contentFolder: string) {}

  get(file: SourceFile): CompiledFile | null {
    const key = this.#keyOf(file)
    // A translation is compared with its original, which is another file.
    const result = file.original ? undefined : RecentFiles.#results.get(key)
    if (result === undefined) return null
    this.#keep(key, result)
    return result
  }

  set(file: SourceFile, result: CompiledFile): void {
    if (!file.original) this.#keep(this.#keyOf(file), result)
  }

  /** Keeps a result as the newest one, in the place of the oldest. */
  #keep(key: string, result: CompiledFile): void {
    const results = RecentFiles.#results
    results.delete(key)
    results.set(key, result)
    const [oldest = ''] = results.keys()
    if (results.size > RecentFiles.#MAX) results.delete(oldest)
  }

  #keyOf({ path, kind, bytes, size }: SourceFile): string {
    return JSON.stringify([this.contentFolder, path, kind, size, Buffer.from(bytes).toString('latin1')])
  }
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
