import type { Diagnostic, Place } from './diagnostic.ts'
import { LIMITS, type Limit } from './limits.ts'
import { type DiagnosticCode, type FactsOf, isAboutWriting, severityOf } from './messages.ts'

/** What every diagnostic may say; what is left out is empty. */
type Common = Partial<Pick<Diagnostic, 'field' | 'actual' | 'expected' | 'suggestion' | 'mend'>>

/** What has to be given with a code: the facts of its message, and whatever else every diagnostic may say. */
export type Facts<Code extends DiagnosticCode> = FactsOf<Code> & Common

/** Facts may be left out where none is needed. */
export type Args<Needed> = object extends Needed ? [facts?: Needed] : [facts: Needed]

/** Reports a code about one place, of which some facts are known before. */
export type Report<Known extends keyof Common> = <Code extends DiagnosticCode>(
  code: Code,
  ...facts: Args<Omit<Facts<Code>, Known> & Common>
) => null

/** Makes a report of what is known of a place. */
export function reportKnowing<Known extends Common>(
  known: Known,
  add: <Code extends DiagnosticCode>(code: Code, facts: Facts<Code>) => void,
): Report<keyof Known & keyof Common> {
  return (code, ...[facts]) => {
    // The two together are what the code asks for.
    add(code, { ...known, ...facts } as unknown as Facts<typeof code>)
    return null
  }
}

/** One file has more faults than anyone reads: looking for what each of them was meant to be would take too long. */
export class TooManyFindings extends Error {}

/** Gathers what is found, in the order it is found. */
export class Findings {
  readonly #most: number
  #diagnostics: Diagnostic[] = []
  /** Places of the problems in how a header is written. */
  readonly #writing = new Set<string>()

  /** @param most how many there may be */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  /** @throws {TooManyFindings} once there are more than there may be; the last one says so. */
  add<Code extends DiagnosticCode>(code: Code, place: Place, ...[facts]: Args<Facts<Code>>): void {
    const empty = { field: null, actual: '', expected: [], suggestion: null, mend: null }
    if (isAboutWriting(code)) this.#writing.add(keyOf(place))
    this.#diagnostics.push({ code, severity: severityOf(code), ...place, ...empty, ...facts })
    if (this.#diagnostics.length === this.#most) {
      this.exceed('findings', place)
      throw new TooManyFindings()
    }
  }

  /** Reports a limit that is exceeded. */
  exceed(limit: Limit, place: Place): void {
    this.add('file/limit', place, { limit, most: LIMITS[limit] })
  }

  /** Drops what was said about how a value is written once the value itself is wrong: the owner has to retype it anyway. */
  withdrawWriting(place: Place): void {
    const key = keyOf(place)
    if (!this.#writing.delete(key)) return
    this.#diagnostics = this.#diagnostics.filter((told) => !isAboutWriting(told.code) || keyOf(told) !== key)
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics
  }
}

function keyOf({ line, column, endLine, endColumn }: Place): string {
  return `${line}:${column}-${endLine}:${endColumn}`
}
