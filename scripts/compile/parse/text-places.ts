import { LineCounter } from 'yaml'
import type { Place } from '../../diagnostics/severity.ts'
import { linesOf } from './lines.ts'

/** Converts offsets in a text to places. */
export class TextPlaces {
  readonly #file: string
  readonly #length: number
  readonly #lines = new LineCounter()

  constructor(file: string, text: string) {
    this.#file = file
    this.#length = text.length
    for (const { start } of linesOf(text, /\n/)) this.#lines.addNewLine(start)
  }

  /** @param start and @param end are offsets in UTF-16 code units */
  between(start: number, end: number): Place {
    const position = (at: number) => this.#lines.linePos(Math.min(Math.max(at, 0), this.#length))
    const { line, col: column } = position(start)
    const { line: endLine, col: endColumn } = position(Math.max(end, start))
    return { file: this.#file, line, column, endLine, endColumn }
  }
}
