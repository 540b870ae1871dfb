/** An error stops the build, a warning does not (unless `--strict`), a notice never does. */
export type Severity = 'error' | 'warning' | 'notice'

/** A part of a file. Lines and columns count from 1, as in editors. `endColumn` is the column after the last character. */
export interface Place {
  /** The path as the owner would type it: `content/projets/banque.md`. */
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** A part of a text, by its offsets. */
export interface Span {
  from: number
  to: number
}

/** The facts that the message of a diagnostic may name. */
export interface DiagnosticFacts<Text = string> {
  /** The key that it is about, with its parents: `hero.words[2]`. */
  field: string | null
  /** The text at this place. */
  actual: Text
  /** The values that are allowed there. */
  expected: readonly Text[]
  /** The text that the owner probably intended. */
  suggestion: Text | null
}
