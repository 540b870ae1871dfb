import type { ForeignForm } from '../../../diagnostics/foreign-forms.ts'
import type { Span } from '../../../diagnostics/severity.ts'

/** A piece of a text that another program would have understood, or a slip. */
export interface Found extends Span {
  form: ForeignForm
  suggestion: string | null
  /** What `check --fix` writes instead, if the meaning is certain. @default nothing */
  mend?: string | undefined
}

/** The file of the text. */
export interface TextFile {
  path: string
  contentFolder: string
  /** Returns the path of a picture with this name, as it is written in this file. */
  pictureNamed(name: string): string | null
}

/** What another program would have understood, and what to write here. */
export interface Form {
  form: ForeignForm
  /** Is searched in the words of a text: code, addresses and Markdown are replaced by `GAP` and `MARK`. */
  pattern: RegExp
  /** Returns the text to write instead, from the parts of the pattern in the source. @default none */
  write?(parts: readonly string[], file: TextFile): string | null
  /** The form if it names a picture. */
  ofPicture?: ForeignForm
  /** Returns the words alone, for a value of the header, which is shown as plain text. @default it is not searched in values */
  plain?(parts: readonly string[]): string
  /** Whether it is a line that other forms may be part of. @default false */
  holdsOthers?: true
  /** Returns what `check --fix` writes instead; `undefined` if it may not. @default nothing, because the meaning is not certain */
  fix?(parts: readonly string[]): string | undefined
}
