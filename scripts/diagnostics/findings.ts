import type { Diagnostic } from './diagnostic.ts'
import { LIMITS, type Limit } from './limits.ts'
import { isAboutWriting, severityOf } from './message.ts'
import type { DiagnosticCode, FactsOf } from './messages.ts'
import type { Wording } from './phrase.ts'
import type { Place } from './severity.ts'

/** Facts that any diagnostic may have. */
type Common = Partial<Pick<Diagnostic, 'field' | 'actual' | 'expected' | 'suggestion' | 'mend'>>

/** The facts that a code needs for its message, and those that any diagnostic may have. */
export type Facts<Code extends DiagnosticCode> = Given<FactsOf<Code>> & Common

/** Facts before they have the words of a language: any text may be a wording. */
type Given<Facts> = {
  [Name in keyof Facts]: readonly string[] extends Facts[Name]
    ? readonly Wording[]
    : string extends Facts[Name]
      ? Facts[Name] | Wording
      : Facts[Name]
}

/** The arguments for some facts. They may be left out if a code needs none. */
export type Args<Needed> = object extends Needed ? [facts?: Needed] : [facts: Needed]

/** Reports a code at a known place, with the facts `Known` already given. Returns `null`, the value of a refused text. */
export type Report<Known extends keyof Common> = <Code extends DiagnosticCode>(
  code: Code,
  ...facts: Args<Omit<Facts<Code>, Known> & Common>
) => null

export function reportKnowing<Known extends Common>(
  known: Known,
  add: <Code extends DiagnosticCode>(code: Code, facts: Facts<Code>) => void,
): Report<keyof Known & keyof Common> {
  return (code, ...[facts]) => {
    // The given facts and the known ones together are those of the code.
    add(code, { ...known, ...facts } as unknown as Facts<typeof code>)
    return null
  }
}

/** Signals that a file has too many problems to continue, because the search for suggestions would take too long. */
export class TooManyFindings extends Error {}

/** Collects diagnostics. */
export class Findings {
  #diagnostics: Diagnostic[] = []
  /** Places of the problems in the syntax of a header. */
  readonly #writing = new Set<string>()

  /** The number of diagnostics of each file. */
  readonly #ofFiles = new Map<string, number>()

  /**
   * @param most the number of diagnostics at which it stops
   * @param mostOfFile the number of diagnostics of one file, beyond which no more of it are kept
   */
  constructor(
    private readonly most = Number.POSITIVE_INFINITY,
    private readonly mostOfFile = Number.POSITIVE_INFINITY,
  ) {}

  /** @throws {TooManyFindings} at the limit, after a last diagnostic that says so */
  add<Code extends DiagnosticCode>(code: Code, place: Place, ...[facts]: Args<Facts<Code>>): void {
    const ofFile = this.#ofFiles.get(place.file) ?? 0
    if (ofFile > this.mostOfFile) return
    this.#ofFiles.set(place.file, ofFile + 1)
    if (ofFile === this.mostOfFile && code !== 'file/limit') this.#keep('file/limit', place, excessOf('findings'))
    else this.#keep(code, place, facts)
    if (this.#diagnostics.length !== this.most) return
    this.#keep('file/limit', place, excessOf('findings'))
    throw new TooManyFindings()
  }

  #keep(code: DiagnosticCode, place: Place, facts?: object): void {
    const empty = { field: null, actual: '', expected: [], suggestion: null, mend: null }
    if (isAboutWriting(code)) this.#writing.add(keyOf(place))
    this.#diagnostics.push({ code, severity: severityOf(code), ...place, ...empty, ...facts })
  }

  exceed(limit: Limit, place: Place): void {
    this.add('file/limit', place, excessOf(limit))
  }

  /** Removes the problems in the syntax of a value if the value itself is wrong, because the owner has to retype it anyway. */
  withdrawWriting(place: Place): void {
    const key = keyOf(place)
    if (!this.#writing.delete(key)) return
    this.#diagnostics = this.#diagnostics.filter((found) => !isAboutWriting(found.code) || keyOf(found) !== key)
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics
  }
}

function excessOf(limit: Limit) {
  return { limit, most: LIMITS[limit] }
}

function keyOf({ line, column, endLine, endColumn }: Place): string {
  return `${line}:${column}-${endLine}:${endColumn}`
}
