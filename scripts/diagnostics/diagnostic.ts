import type { DiagnosticCode } from './messages.ts'
import type { Wording } from './phrase.ts'
import type { DiagnosticFacts, Place, Severity } from './severity.ts'

/** A text that replaces the one at a place. */
export interface Edit extends Place {
  text: string
}

/** Something about the content that the owner should know, as data. Its wording is in `messages.ts`. */
export interface Diagnostic extends Place, DiagnosticFacts<Wording> {
  code: DiagnosticCode
  severity: Severity
  /** The text that `check --fix` writes at this place; `null` unless there is exactly one right answer. */
  mend: string | null
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** Returns the place for a problem of a whole file. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 }
}

/** Compares by file, line and column, the order of a report. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** Returns the diagnostics of each file, by its path. */
export function byFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const others = found.get(diagnostic.file)
    if (others) others.push(diagnostic)
    else found.set(diagnostic.file, [diagnostic])
  }
  return found
}
