import { quoted } from '../quoted.ts'
import { remarkIn, type Slip, slipAt } from './slip.ts'
import {
  continuedValue,
  hasRemark,
  isYaml,
  quotedBeforeRemark,
  type Reading,
  slipOf,
  slipOfLines,
  textBehind,
  type WrittenValue,
} from './written-value.ts'

const CLOSED = { '"': /^"(?:[^"\\]|\\[\s\S])*"/, "'": /^'(?:[^']|'')*'(?!')/ }

/** Finds the mistake of a value that begins with a quotation mark. */
export function readQuotes(value: WrittenValue): Reading {
  const { text, rest } = value
  const mark = text.startsWith('"') ? '"' : "'"
  const closed = CLOSED[mark].exec(rest)?.[0]
  if (closed === undefined || /\n *(- |[\p{L}_][\w-]*:( |\n|$))/u.test(closed)) {
    const lines = continuedValue(value)
    const inner = lines.text.slice(1).replace(/[“”"'’]?[,;]?$/, '')
    return slipOfLines(value, 'yaml/quote', oneText(mark, mark === "'" ? inner.replaceAll("''", "'") : inner), lines)
  }
  const behind = textBehind(value, closed.length)
  if (behind !== '') return slipBehind(value, mark, closed, behind)
  return slipOfEscape(value, closed) ?? closed.length
}

/** Finds a backslash with which YAML reads nothing. A value that YAML can read stays as it is, because the mistake is elsewhere. */
function slipOfEscape({ line, column }: WrittenValue, closed: string): Slip | null {
  if (!closed.includes('\\') || isYaml(closed)) return null
  const lines = closed.slice(1, -1).replaceAll('\\"', '"').split('\n')
  const suggestion = quoted(lines.map((text) => (lines.length > 1 ? text.trim() : text)).join(' '))
  const mend = lines.length > 1 ? null : suggestion
  return slipAt(line, 'yaml/escape', [column, column + closed.length], { suggestion, mend })
}

/** The last text of several, between quotes of its own. */
const REOPENED = { '"': /[\s(]"[^\s"][^"]*"$/, "'": /[\s(]'[^\s'][^']*'$/ }

function slipBehind(value: WrittenValue, mark: '"' | "'", closed: string, behind: string): Slip {
  const remark = remarkIn(behind)
  if (remark !== null) return slipOf(value, 'yaml/after', { actual: behind, suggestion: `${closed} # ${remark}` })
  if (/^[,;.]$/.test(behind)) return slipOf(value, 'yaml/after', { actual: behind, suggestion: closed, mend: closed })
  const lines = continuedValue(value)
  const last = lines.text.lastIndexOf(mark)
  // « 'L'école' » is one text with an apostrophe; « "a" b » and « "a" b "c" » are several.
  const isReopened =
    /\S.$/.test(closed) && /^\s/.test(value.rest.slice(closed.length)) && REOPENED[mark].test(lines.text)
  const isOneText = last === lines.text.length - 1 && !isReopened
  // « 'J'aime » opens quotes that are never closed.
  const isOpenOnly = /^\p{L}/u.test(value.rest.slice(closed.length))
  const facts = oneText(mark, isOneText ? lines.text.slice(1, last) : lines.text.slice(isOpenOnly ? 1 : 0))
  return slipOfLines(value, 'yaml/quote', { ...facts, mend: isOneText ? facts.mend : null }, lines)
}

/** Returns the facts of a text whose quotes are mistaken. What may be its remark stays behind the new ones, and makes them uncertain. */
function oneText(actual: string, text: string) {
  const suggestion = quotedBeforeRemark(text)
  return { actual, suggestion, mend: hasRemark(text) ? null : suggestion }
}
