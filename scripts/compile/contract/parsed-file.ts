import type { Document, ParsedNode } from 'yaml'
import type { Place } from '../../diagnostics/severity.ts'
import type { MarkdownKind } from '../../fields/definitions.ts'

/** Converts offsets in a text into lines and columns. */
export interface Places {
  /** @param start and @param end are offsets in UTF-16 code units */
  between(start: number, end: number): Place
}

/** A file split into its front matter, as nodes with positions, and its body. */
export interface ParsedFile {
  path: string
  kind: MarkdownKind
  /** `false` if nothing of the header can be read, which is reported. Then it has no keys, and only the text below it is checked. */
  isHeaderRead: boolean
  /** The front matter, without the keys that could not be read. */
  header: Document.Parsed<ParsedNode>
  /** Keys that are missing from `header` because they could not be read. They are already reported. */
  unread: Set<string>
  places: Places
  /** The text that was parsed as YAML: the header after its repairs. */
  headerText: string
  /** Returns the place in the file of a part of `headerText`. */
  headerPlace(from: number, to: number): Place
  body: string
  /** Offset of the body in the file. */
  bodyStart: number
}
