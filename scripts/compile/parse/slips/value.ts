import type { Facts } from '../../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../../diagnostics/messages.ts'
import type { KnownKeys } from '../../known-keys.ts'
import { entriesOf, listOf } from '../../list-writing.ts'
import { quoted } from '../../quoted.ts'
import type { Line } from '../../source.ts'
import { closedList, closingOf, reasonOf } from './brackets.ts'
import { type ContinuedValue, continuedValue } from './continued-value.ts'
import { remarkIn, type Slip, slipAt } from './slip.ts'

/** A value on the line of its key or of its dash, and on the lines below as far as its quotes or brackets go on. */
export class ValueReader {
  /** As far as the value goes. */
  length: number
  readonly #line: Line
  readonly #column: number
  readonly #value: string
  /** The value with all lines below it. */
  readonly #rest: string
  readonly #keys: KnownKeys

  constructor(line: Line, column: number, value: string, rest: string, keys: KnownKeys) {
    this.#line = line
    this.#column = column
    this.#value = value
    this.#rest = rest
    this.#keys = keys
    this.length = value.length
  }

  slip(key: string): Slip | null {
    const value = this.#value
    const first = value[0] ?? ''
    if (first === '"' || first === "'") return this.#quotedSlip(first)
    if (first === '[') return this.#listSlip(this.#keys.isList(key))
    if (first === '{') return this.#groupSlip()
    if (/^- /.test(value) && this.#keys.isList(key)) {
      const suggestion = listOf(value.split(/(?:^|\s)-\s+/).flatMap((entry) => entry.trim() || []))
      return this.#slip('yaml/list', { reason: 'les tirets vont sous la clé, une ligne chacun', suggestion })
    }
    const block = /^[|>][-+\d]*\s+([^\s#].*)$/s.exec(value)
    if (block) return this.#slip('yaml/special', toQuote(block[1] ?? '', first))
    if (/^[@`%&*!]/.test(value) || /^[|>](?![-+\d]*\s*(#.*)?$)/.test(value) || /^[-?](\s|$)/.test(value))
      return this.#slip('yaml/special', toQuote(value, first))
    if (/:(\s|$)/.test(value)) return this.#twoKeys() ?? this.#slip('yaml/colon', toQuote(value, ':'))
    return null
  }

  #slip<Code extends DiagnosticCode>(code: Code, facts: Facts<Code>): Slip {
    return slipAt(this.#line, code, this.#span(this.#value.length), facts)
  }

  #span(length: number): [number, number] {
    return [this.#column, this.#column + length]
  }

  /** What is wrong with a value that may go on below: all its lines are replaced by one. */
  #slipOfLines<Code extends 'yaml/bracket' | 'yaml/quote'>(
    code: Code,
    facts: Facts<Code>,
    mend: string | null,
    lines: ContinuedValue,
  ): Slip {
    // Of several lines only the first is marked: what stands in its place would leave the others.
    const certain = lines.text === this.#value ? mend : null
    const span = this.#span(this.#value.length)
    return slipAt(this.#line, code, span, { ...facts, mend: certain }, this.#span(lines.length), facts.suggestion)
  }

  /** « title: Banque, state: OK »: a second key on the line. */
  #twoKeys(): Slip | null {
    const second = this.#keys.secondOn(this.#value)
    if (second === null) return null
    const { text } = this.#line
    const lead = /^\s*(?:- +)*/.exec(text)?.[0] ?? ''
    const at = this.#column + second.at
    const first = text.slice(lead.length, at).replace(/^(.*[^\s,;])?[\s,;]*$/s, '$1')
    const rest = text.slice(at).trimEnd()
    const facts = { actual: second.key, lines: [first, rest] as const }
    const repaired = [lead.length + first.length, text.length] as const
    const by = `\n${' '.repeat(lead.length)}${rest}`
    return slipAt(this.#line, 'yaml/two-keys', [at, at + rest.length], facts, repaired, by)
  }

  #listSlip(isList: boolean): Slip | null {
    const value = this.#value
    const end = closingOf(this.#rest)
    const lines = end === null ? continuedValue(this.#rest) : { text: value, length: value.length }
    const suggestion = end === null ? closedList(lines.text.replace(/ #.*$/s, '')) : listOf(entriesOf(value))
    if (/ #/.test(value) && value.endsWith(']'))
      return this.#slip('yaml/special', { actual: '#', suggestion, mend: suggestion })
    if (end === null)
      return this.#slipOfLines('yaml/bracket', { actual: '[', expected: [']'], suggestion }, null, lines)
    const behind = this.#behind(end + 1)
    if (behind !== '') return this.#slipBehindList(value, end, behind, isList)
    this.length = end + 1
    const reason = end < value.length ? reasonOf(value.slice(0, end + 1)) : null
    return reason === null ? null : this.#slip('yaml/list', { reason, suggestion })
  }

  #slipBehindList(value: string, end: number, behind: string, isList: boolean): Slip {
    const link = /^\[[^\]]*\]\(\s*([^)\s]+)\s*\)$/.exec(value)?.[1]
    if (link !== undefined) return this.#slip('yaml/special', { actual: '[', suggestion: link })
    const remark = remarkIn(behind)
    if (!isList && remark === null && !/^[,;.]$/.test(behind)) return this.#slip('yaml/special', toQuote(value, '['))
    const whole = value.slice(0, end + 1)
    const suggestion =
      remark !== null
        ? `${whole} # ${remark}`
        : /^[,;.]$/.test(behind)
          ? whole
          : listOf([...entriesOf(whole), ...entriesOf(behind.replace(/^[,;\s]+/, ''))])
    return this.#slip('yaml/after', { actual: behind, suggestion })
  }

  /** « { title: React image: a.svg } » */
  #groupSlip(): Slip | null {
    const value = this.#value
    const end = closingOf(this.#rest)
    if (end === null) {
      const lines = continuedValue(this.#rest)
      const suggestion = `${lines.text.replace(/ #.*$/s, '').replace(/^(.*[^,\s\])])?[,\s\])]*$/s, '$1')}${/^\{\s/.test(value) ? ' }' : '}'}`
      return this.#slipOfLines('yaml/bracket', { actual: '{', expected: ['}'], suggestion }, null, lines)
    }
    const behind = this.#behind(end + 1)
    if (behind !== '') {
      const suggestion = /^[,;.]$/.test(behind) ? value.slice(0, end + 1) : quoted(value)
      return this.#slip('yaml/after', { actual: behind, suggestion })
    }
    this.length = end + 1
    const suggestion = value.replace(/([^\s,{]) +([\p{L}_]\w*:\s)/gu, '$1, $2')
    return suggestion === value ? null : this.#slip('yaml/list', { reason: 'il manque une virgule', suggestion })
  }

  #quotedSlip(mark: '"' | "'"): Slip | null {
    const value = this.#value
    const closed = (mark === '"' ? /^"(?:[^"\\]|\\[\s\S])*"/ : /^'(?:[^']|'')*'(?!')/).exec(this.#rest)?.[0]
    if (closed === undefined || /\n *(- |[\p{L}_][\w-]*:( |\n|$))/u.test(closed)) {
      const lines = continuedValue(this.#rest)
      const inner = lines.text.slice(1).replace(/[“”"'’]?[,;]?$/, '')
      const mend = quoted(mark === "'" ? inner.replaceAll("''", "'") : inner)
      return this.#slipOfLines('yaml/quote', { actual: mark, suggestion: mend }, mend, lines)
    }
    this.length = closed.length
    const behind = this.#behind(closed.length)
    if (behind !== '') return this.#slipBehindQuotes(mark, closed, behind, continuedValue(this.#rest))
    if (mark === '"' && closed.includes('\\')) {
      const mend = quoted(value.slice(1, -1))
      return this.#slip('yaml/escape', { suggestion: mend, mend })
    }
    return null
  }

  #slipBehindQuotes(mark: '"' | "'", closed: string, behind: string, lines: ContinuedValue): Slip {
    const remark = remarkIn(behind)
    if (remark !== null) return this.#slip('yaml/after', { actual: behind, suggestion: `${closed} # ${remark}` })
    if (/^[,;.]$/.test(behind)) return this.#slip('yaml/after', { actual: behind, suggestion: closed, mend: closed })
    const last = lines.text.lastIndexOf(mark)
    // « 'L'école' » is one text with an apostrophe; « "a" b » is two.
    const isOneText = last === lines.text.length - 1
    // « 'J'aime » opens quotes that are never closed.
    const isOpenOnly = /^\p{L}/u.test(this.#rest.slice(closed.length))
    const suggestion = quoted(isOneText ? lines.text.slice(1, last) : lines.text.slice(isOpenOnly ? 1 : 0))
    return this.#slipOfLines('yaml/quote', { actual: mark, suggestion }, isOneText ? suggestion : null, lines)
  }

  /** What follows on the line where the value ends, remarks aside. */
  #behind(end: number): string {
    const behind = this.#rest.slice(end).split('\n', 1)[0] ?? ''
    return /^\s+#/.test(behind) ? '' : behind.trim()
  }
}

function toQuote(value: string, actual: string): Facts<'yaml/special'> {
  return { actual, suggestion: quoted(value), mend: quoted(value) }
}
