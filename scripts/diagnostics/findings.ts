import type { Diagnostic, Place } from './diagnostic.ts'
import { LIMITS, type Limit } from './limits.ts'
import { type DiagnosticCode, severityOf } from './messages.ts'

/** What a message needs beside its place; what is left out is empty. */
export type Facts = Partial<Pick<Diagnostic, 'field' | 'actual' | 'expected' | 'suggestion' | 'mend'>>

/** One file has more faults than anyone reads: looking for what each of them was meant to be would take too long. */
export class TooManyFindings extends Error {}

/** Gathers what is found, in the order it is found. */
export class Findings {
  readonly #most: number
  #diagnostics: Diagnostic[] = []
  /** Where something is told of the writing of a header. */
  readonly #writing = new Set<string>()

  /**
   * @param most how many there may be
   */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  /** @throws {TooManyFindings} once there are more than there may be; the last one says so. */
  add(
    code: DiagnosticCode,
    place: Place,
    { field = null, actual = '', expected = [], suggestion = null, mend = null }: Facts = {},
  ): void {
    if (code.startsWith('yaml/')) this.#writing.add(keyOf(place))
    this.#diagnostics.push({ code, severity: severityOf(code), ...place, field, actual, expected, suggestion, mend })
    if (this.#diagnostics.length === this.#most) {
      this.exceed('findings', place)
      throw new TooManyFindings()
    }
  }

  /** Tells of a limit that is exceeded. */
  exceed(limit: Limit, place: Place): void {
    this.add('file/limit', place, { actual: limit, expected: [String(LIMITS[limit])] })
  }

  /** Takes back what was said of the quotes and brackets of a value that is wrong itself: it is written anew anyway. */
  withdrawWriting(place: Place): void {
    const key = keyOf(place)
    if (!this.#writing.delete(key)) return
    this.#diagnostics = this.#diagnostics.filter((told) => !told.code.startsWith('yaml/') || keyOf(told) !== key)
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics
  }
}

function keyOf({ line, column, endLine, endColumn }: Place): string {
  return `${line}:${column}-${endLine}:${endColumn}`
}
