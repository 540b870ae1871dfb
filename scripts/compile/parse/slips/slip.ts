import type { Facts } from '../../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../../diagnostics/messages.ts'
import type { Line } from '../../source.ts'

/** What an owner did when a block cannot be read. `from` and `to` are offsets in the block. */
export interface Slip<Code extends DiagnosticCode = DiagnosticCode> {
  code: Code
  from: number
  to: number
  facts: Facts<Code>
  /** The edit that repairs the block, so that the rest of it can be checked. */
  repair: Repair
}

export interface Repair {
  from: number
  to: number
  by: string
}

/** Where YAML ends a line: a lone carriage return is a part of it. */
export const YAML_LINE_END = /\r?\n/

export const ENTRY =
  /^(?<lead>[ ]*(?:-[ ]+)*)(?<key>[\p{L}_][\p{L}\p{N}_-]*|"[\p{L}_][\p{L}\p{N}_-]*"|'[\p{L}_][\p{L}\p{N}_-]*')[^\S\n]*:(?:[ \t]+(?<value>.*))?$/su

/** What a remark says that is written as in other languages; `null` for anything else. */
export function remarkIn(text: string): string | null {
  const opening = /^\s*(?:\/\/+|\/\*+|<!--+|--+(?=\s)|%+)/.exec(text)?.[0]
  if (opening === undefined) return null
  return text
    .slice(opening.length)
    .trim()
    .replace(/^(.*[^*])?\*+\/$/s, '$1')
    .replace(/^(.*[^-])?--+>$/s, '$1')
    .trim()
}

/** Columns of a line; the second may be those of lines below. */
type Span = readonly [from: number, to: number]

/** @param repaired where `by` is put: at the place of the slip unless given */
export function slipAt<Code extends DiagnosticCode>(
  { start }: Line,
  code: Code,
  [from, to]: Span,
  facts: Facts<Code>,
  repaired: Span = [from, to],
  by: string = facts.mend ?? facts.suggestion ?? ' '.repeat(Math.max(0, repaired[1] - repaired[0])),
): Slip<Code> {
  const repair = { from: start + repaired[0], to: start + repaired[1], by }
  return { code, from: start + from, to: start + to, facts, repair }
}

/** A slip of all that stands on a line, its indentation aside. */
export function slipOfLine<Code extends DiagnosticCode>(
  line: Line,
  code: Code,
  facts: Facts<Code>,
  repaired?: Span,
  by?: string,
): Slip<Code> {
  return slipAt(line, code, [leadOf(line).length, line.text.length], facts, repaired, by)
}

/** What a line is indented with. */
export function leadOf({ text }: Line): string {
  return /^\s*/.exec(text)?.[0] ?? ''
}
