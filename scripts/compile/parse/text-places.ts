import type { Place } from '../../diagnostics/severity.ts'
import { linesOf } from './lines.ts'

/** Converts offsets in a text to places. */
export class TextPlaces {
  readonly #file: string
  readonly #length: number
  /** The offset of the first character of each line. */
  readonly #starts: readonly number[]

  constructor(file: string, text: string) {
    this.#file = file
    this.#length = text.length
    this.#starts = linesOf(text, /\n/).map(({ start }) => start)
  }

  /** @param start and @param end are offsets in UTF-16 code units */
  between(start: number, end: number): Place {
    const { line, column } = this.#position(start)
    const { line: endLine, column: endColumn } = this.#position(Math.max(end, start))
    return { file: this.#file, line, column, endLine, endColumn }
  }

  #position(offset: number) {
    const at = Math.min(Math.max(offset, 0), this.#length)
    // The line is the last one that does not start later.
    let [line, after] = [0, this.#starts.length]
    while (after - line > 1) {
      const middle = (line + after) >> 1
      if ((this.#starts[middle] ?? 0) <= at) line = middle
      else after = middle
    }
    return { line: line + 1, column: at - (this.#starts[line] ?? 0) + 1 }
  }
}
