import type { DiagnosticCode } from './messages.ts'
import type { DiagnosticFacts, Place, Severity } from './severity.ts'

/** What is to be written in a place. */
export interface Edit extends Place {
  text: string
}

/** Something the owner should know about the content, as data. `messages.ts` has the words. */
export interface Diagnostic extends Place, DiagnosticFacts {
  code: DiagnosticCode
  severity: Severity
  /** What `check --fix` writes in its place; `null` unless there is exactly one right answer. */
  mend: string | null
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** The place for a problem of a whole file. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 }
}

/** The order of a report: by file, line and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
