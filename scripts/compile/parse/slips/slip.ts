import type { Facts } from '../../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../../diagnostics/messages.ts'
import type { Wording } from '../../../diagnostics/phrase.ts'
import type { Span } from '../../../diagnostics/severity.ts'
import type { Line } from '../lines.ts'

/** A mistake that keeps a block from being read, with its place in the block. */
export interface Slip<Code extends DiagnosticCode = DiagnosticCode> extends Span {
  code: Code
  facts: Facts<Code>
  /** The edit that repairs the block, so that the rest of it can be checked. */
  repair: Repair
}

export interface Repair extends Span {
  by: string
}

/** A line end of YAML, which does not end a line at a lone carriage return. */
export const YAML_LINE_END = /\r?\n/

export const ENTRY =
  /^(?<lead>[ ]*(?:-[ ]+)*)(?<key>[\p{L}_][\p{L}\p{N}_-]*|"[\p{L}_][\p{L}\p{N}_-]*"|'[\p{L}_][\p{L}\p{N}_-]*')[^\S\n]*:(?:[ \t]+(?<value>.*))?$/su

/** Returns the text of a comment in the style of another language (`// …`, `<!-- … -->`), or `null`. */
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

/** Columns of a line; `to` may be in the lines below. */
type Columns = readonly [from: number, to: number]

/**
 * Makes a mistake at a part of a line.
 * @param repaired the part that `by` replaces; by default that of the mistake
 */
export function slipAt<Code extends DiagnosticCode>(
  { start }: Line,
  code: Code,
  [from, to]: Columns,
  facts: Facts<Code>,
  repaired: Columns = [from, to],
  by: string = facts.mend ?? textOf(facts.suggestion) ?? ' '.repeat(Math.max(0, repaired[1] - repaired[0])),
): Slip<Code> {
  const repair = { from: start + repaired[0], to: start + repaired[1], by }
  return { code, from: start + from, to: start + to, facts, repair }
}

const textOf = (suggestion: Wording | null | undefined) => (typeof suggestion === 'string' ? suggestion : null)

/** Makes a mistake of a whole line without its indentation. */
export function slipOfLine<Code extends DiagnosticCode>(
  line: Line,
  code: Code,
  facts: Facts<Code>,
  repaired?: Columns,
  by?: string,
): Slip<Code> {
  return slipAt(line, code, [leadOf(line).length, line.text.length], facts, repaired, by)
}

/** Returns the white space at the start of a line. */
export function leadOf({ text }: Line): string {
  return /^\s*/.exec(text)?.[0] ?? ''
}
