import type { Facts } from '../../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../../diagnostics/messages.ts'
import type { KnownKeys } from '../known-keys.ts'
import { type Line, linesOf } from '../lines.ts'
import { quoted } from '../quoted.ts'
import { ENTRY, type Slip, slipAt, YAML_LINE_END } from './slip.ts'

/** A value on the line of its key or of its dash. Quotes and brackets may go on in the lines below. */
export interface WrittenValue {
  /** Its key; empty for an entry of a list. */
  key: string
  /** What stands on the line. */
  text: string
  /** The text with all lines below it. */
  rest: string
  line: Line
  column: number
  keys: KnownKeys
}

/** What is wrong with a value, or the length of the value if nothing is. */
export type Reading = Slip | number

/** What is wrong with the text on the line of a value. */
export function slipOf<Code extends DiagnosticCode>(
  { line, column, text }: WrittenValue,
  code: Code,
  facts: Facts<Code>,
): Slip {
  return slipAt(line, code, [column, column + text.length], facts)
}

/** A value that needs quotes because of a character. */
export function slipWithoutQuotes(
  value: WrittenValue,
  actual: string,
  text = value.text,
  code: 'yaml/special' | 'yaml/colon' = 'yaml/special',
): Slip {
  return slipOf(value, code, { actual, suggestion: quoted(text), mend: quoted(text) })
}

/** What is wrong with a value that may go on below: one line replaces all of its lines. */
export function slipOfLines<Code extends 'yaml/bracket' | 'yaml/quote'>(
  { line, column, text }: WrittenValue,
  code: Code,
  facts: Facts<Code>,
  lines: ContinuedValue,
): Slip {
  // Only the first of several lines is marked, so a mend in its place would leave the others.
  const certain = lines.text === text ? (facts.mend ?? null) : null
  const repaired = [column, column + lines.length] as const
  return slipAt(line, code, [column, column + text.length], { ...facts, mend: certain }, repaired, facts.suggestion)
}

/** What follows on the line where a value ends, unless it is a remark. */
export function textBehind({ rest }: WrittenValue, end: number): string {
  const behind = rest.slice(end).split('\n', 1)[0] ?? ''
  return /^\s+#/.test(behind) ? '' : behind.trim()
}

/** A value with the lines below that are still part of it, on one line, and the length of all of them as written. */
export interface ContinuedValue {
  text: string
  length: number
}

/** The lines of a value that is not closed: a line that is an item or a key is no part of it. */
export function continuedValue({ rest }: WrittenValue): ContinuedValue {
  const [first, ...below] = linesOf(rest, YAML_LINE_END)
  const end = below.findIndex(({ text }) => text.trim() === '' || /^\s*-\s/.test(text) || ENTRY.test(text))
  const lines = [first, ...below.slice(0, end === -1 ? undefined : end)].flatMap((line) => line ?? [])
  const last = lines.at(-1)
  return {
    text: lines.map(({ text }) => text.trim()).join(' '),
    length: (last?.start ?? 0) + (last?.text.trimEnd().length ?? 0),
  }
}
