import { parseDocument } from 'yaml'
import type { Facts } from '../../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../../diagnostics/messages.ts'
import type { KnownKeys } from '../known-keys.ts'
import { type Line, linesOf } from '../lines.ts'
import { withoutMarkdown } from '../markdown-words.ts'
import { insideCurlyQuotes, quoted } from '../quoted.ts'
import { ENTRY, type Slip, slipAt, YAML_LINE_END } from './slip.ts'

/** A value on the line of its key or of its dash. Quotes and brackets may continue in the lines below. */
export interface WrittenValue {
  /** Its key; empty for an entry of a list. */
  key: string
  /** The text on the line. */
  text: string
  /** The text with all lines below. */
  rest: string
  line: Line
  column: number
  keys: KnownKeys
}

/** The mistake of a value, or the length of the value if it has none. */
export type Reading = Slip | number

/** Makes a mistake of the text on the line of a value. */
export function slipOf<Code extends DiagnosticCode>(
  { line, column, text }: WrittenValue,
  code: Code,
  facts: Facts<Code>,
): Slip {
  return slipAt(line, code, [column, column + text.length], facts)
}

/** Makes the mistake of a value that needs quotes because of a character. */
export function slipWithoutQuotes(
  value: WrittenValue,
  actual: string,
  text = value.text,
  code: 'yaml/special' | 'yaml/colon' = 'yaml/special',
): Slip {
  const [own, remark] = parted(text)
  const words = insideCurlyQuotes(own) ?? own
  // The words alone, because the signs of Markdown would show. A correction by itself would lose where a link leads.
  const plain = withoutMarkdown(words, !value.keys.isName(value.key))
  const isCertain = plain === words && remark === ''
  return slipOf(value, code, { actual, suggestion: quoted(plain) + remark, mend: isCertain ? quoted(words) : null })
}

/** Returns a text, and what « # » may begin as its remark, with the blanks before it. Nobody is meant to read that on the site. */
function parted(text: string): readonly [string, string] {
  const at = text.search(/[ \t]# /)
  const words = at === -1 ? text : text.slice(0, at).trimEnd()
  return [words, text.slice(words.length)]
}

/** Returns a text in quotes, behind which its remark stays. */
export function quotedBeforeRemark(text: string): string {
  const [words, remark] = parted(text)
  return quoted(words) + remark
}

/** Returns whether a text may have a remark behind it. */
export const hasRemark = (text: string): boolean => parted(text)[1] !== ''

/** Makes a mistake of a value that may continue below: one line replaces all of its lines. */
export function slipOfLines<Code extends 'yaml/bracket' | 'yaml/quote'>(
  { line, column, text }: WrittenValue,
  code: Code,
  facts: Facts<Code> & { suggestion: string },
  lines: ReturnType<typeof continuedValue>,
): Slip {
  // Only the first of several lines is marked, so a correction in its place would leave the others.
  const certain = lines.text === text ? (facts.mend ?? null) : null
  const repaired = [column, column + lines.length] as const
  return slipAt(line, code, [column, column + text.length], { ...facts, mend: certain }, repaired, facts.suggestion)
}

/** Returns whether YAML can read a value by itself. */
export function isYaml(written: string): boolean {
  return parseDocument(written).errors.length === 0
}

/** Returns the text that follows a value on the line where it ends, unless it is a comment. */
export function textBehind({ rest }: WrittenValue, end: number): string {
  const behind = rest.slice(end).split('\n', 1)[0] ?? ''
  return /^\s+#/.test(behind) ? '' : behind.trim()
}

/**
 * Returns the lines of a value that is not closed. A line that is an item or a key does not belong to it.
 * @returns all of them joined on one line, and their length in the file
 */
export function continuedValue({ rest }: WrittenValue) {
  const [first, ...below] = linesOf(rest, YAML_LINE_END)
  const end = below.findIndex(({ text }) => text.trim() === '' || /^\s*-\s/.test(text) || ENTRY.test(text))
  const lines = [first, ...below.slice(0, end === -1 ? undefined : end)].flatMap((line) => line ?? [])
  const last = lines.at(-1)
  return {
    text: lines.map(({ text }) => text.trim()).join(' '),
    length: (last?.start ?? 0) + (last?.text.trimEnd().length ?? 0),
  }
}
