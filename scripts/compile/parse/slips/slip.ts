import type { Facts } from '../../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../../diagnostics/messages.ts'
import type { Line } from '../../source.ts'

/** What an owner did when a block cannot be read. `from` and `to` are offsets in the block. */
export interface Slip<Code extends DiagnosticCode = DiagnosticCode> {
  code: Code
  from: number
  to: number
  facts: Facts<Code>
  /** What makes the block say what was meant, for the rest of it to be checked. */
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

/** @param from and the columns after it are where the block is repaired, at the place of the slip unless given */
export function slipAt<Code extends DiagnosticCode>(
  line: Line,
  code: Code,
  column: number,
  endColumn: number,
  facts: Facts<Code>,
  from: number = column,
  to: number = endColumn,
  by: string = facts.mend ?? facts.suggestion ?? ' '.repeat(Math.max(0, to - from)),
): Slip<Code> {
  const { start } = line
  return {
    code,
    from: start + column,
    to: start + endColumn,
    facts,
    repair: { from: start + from, to: start + to, by },
  }
}
