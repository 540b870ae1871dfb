import type { KnownKeys } from '../known-keys.ts'
import type { Line } from '../lines.ts'
import { type Slip, slipAt } from './slip.ts'

/** A key that is followed by another mark than a colon. */
const SEPARATORS =
  /^(?<lead>\s*(?:- +)*)(?<key>[\p{L}_][\p{L}\p{N}_-]*)\s*(?<mark>:=|=>|->|→|=|：|;|,)\s*(?<value>.*)$/su

/** Finds a key whose colon is missing, has no space after it, or is another mark. */
export function slipOfSeparator(line: Line, keys: KnownKeys): Slip | null {
  const { text } = line
  const glued = /^(\s*(?:- +)*)([\p{L}_][\p{L}\p{N}_-]*)\s*:(?!\/\/|=)([^\S \t]*)(\S.*)$/u.exec(text)
  if (glued) {
    const [, lead = '', key = '', space = '', value = ''] = glued
    const mend = `${key}: ${value}`
    const facts = { actual: text.trim(), noBreak: space !== '', suggestion: mend, mend }
    return slipAt(line, 'yaml/colon-space', [lead.length, text.length], facts)
  }
  const { lead = '', key = '', mark = '', value = '' } = SEPARATORS.exec(text)?.groups ?? {}
  if (mark === '=' || (mark !== '' && keys.has(key))) {
    const known = keys.has(key) ? key : (keys.inLowerCase(key) ?? key)
    const mend = `${known}: ${value}`.trim()
    const facts = { actual: mark, expected: [':'], suggestion: mend, mend }
    return slipAt(line, 'yaml/equals', [lead.length, text.length], facts)
  }
  const [, before = '', word = '', rest = ''] =
    /^(\s*(?:- +)*)["'“”«*_`]{0,3}\s?([\p{L}_][\p{L}\p{N}_-]*)["'“”»*_`\s]{0,3}[:\s]\s*(\S.*)$/su.exec(text) ?? []
  if (!keys.has(word) || (before.trim() === '' && text === `${before}${word}: ${rest}`)) return null
  const suggestion = `${word}: ${rest}`
  return slipAt(line, 'yaml/line', [before.length, text.length], { actual: text.trim(), field: null, suggestion })
}
