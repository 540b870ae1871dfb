import type { DiagnosticCode } from './messages.ts'

/** An error stops the build, a warning does not (unless `--strict`), a notice never does. */
export type Severity = 'error' | 'warning' | 'notice'

/** Lines and columns are counted from 1, as editors do; the end is the column behind the last character. */
export interface Place {
  /** As the owner would type it: `content/projets/banque.md`. */
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** Something the owner should know about the content, as data: its words are found in `messages.ts`. */
export interface Diagnostic extends Place {
  code: DiagnosticCode
  severity: Severity
  /** The key it is about, with its parents: `hero.words[2]`. */
  field: string | null
  /** What stands there. */
  actual: string
  /** What may stand there. */
  expected: readonly string[]
  /** The near miss that was probably meant. */
  suggestion: string | null
  /** What `check --fix` writes in its place, when there is one right answer. */
  mend: string | null
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** The place of what concerns a file as a whole. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 }
}

/** The order of a report: by file, line and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
