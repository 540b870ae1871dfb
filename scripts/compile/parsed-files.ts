import { Findings } from '../diagnostics/findings.ts'
import type { ParsedFile } from './contract/parsed-file.ts'
import type { SourceFile } from './contract/sources.ts'
import { parseFile } from './parse/parse.ts'
import { ALL_MIGRATIONS, type Migrating, migrateHeader } from './validate/migrate.ts'

/**
 * The files of one run, each of them parsed once in a thread. Threads cannot share them, because the nodes of a header have methods, which
 * no message between threads keeps.
 */
export class ParsedFiles {
  readonly #files = new Map<string, ParsedFile | null>()

  constructor(private readonly migrating: Migrating = ALL_MIGRATIONS) {}

  /** Parses a file and reports its faults. Returns `null` if nothing of it can be checked further. */
  parse(source: SourceFile, findings: Findings): ParsedFile | null {
    const file = parseFile(source, findings)
    if (file !== null) migrateHeader(file, findings, this.migrating)
    this.#files.set(source.path, file)
    return file
  }

  /** Returns a file that was parsed before, or parses it. Its faults are reported when it is compiled. */
  get(source: SourceFile): ParsedFile | null {
    const known = this.#files.get(source.path)
    return known === undefined ? this.parse(source, new Findings()) : known
  }
}
