import type { DiagnosticCode } from './messages.ts'

/** An error stops the build, a warning does not (unless `--strict`), a notice never does. */
export type Severity = 'error' | 'warning' | 'notice'

/** Lines and columns count from 1, as in editors. `endColumn` is the column after the last character. */
export interface Place {
  /** As the owner would type it: `content/projets/banque.md`. */
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** What is to be written in a place. */
export interface Edit extends Place {
  text: string
}

/** Something the owner should know about the content, as data. `messages.ts` has the words. */
export interface Diagnostic extends Place {
  code: DiagnosticCode
  severity: Severity
  /** The key it is about, with its parents: `hero.words[2]`. */
  field: string | null
  /** The text at this place. */
  actual: string
  /** The values that are allowed there. */
  expected: readonly string[]
  /** What the owner probably meant. */
  suggestion: string | null
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
