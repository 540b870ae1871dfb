import { insideCurlyQuotes, quoted } from '../parse/quoted.ts'
import type { ReportValue } from './scalar.ts'

/** Reports texts without quotes that the owner or another program may read differently. */
export function checkPlainText(value: string, report: ReportValue) {
  const suggestion = quoted(value)
  if (AMBIGUOUS.test(value)) report('value/ambiguous', { suggestion, mend: suggestion })
  checkEnd(value, report)
  const inner = insideCurlyQuotes(value) ?? /^[«»]([^«»]*)[«»]$/.exec(value)?.[1]
  if (inner === undefined) return
  const words = quoted(inner.trim())
  // A whole title may stand in French quotation marks on purpose, so no correction takes them.
  report('value/quotes', { suggestion: words, mend: /^[«»]/.test(value) ? null : words })
}

/** Returns whether a text without quotes would be reported, or read as something else than a text. */
export function needsQuotes(value: string): boolean {
  let isReported = NUMBER.test(value)
  checkPlainText(value, () => {
    isReported = true
    return null
  })
  return isReported
}

/** Numbers of YAML 1.1 and 1.2, and what looks like one: `1_000`, `+33`, `.5`, `0x1F`. */
const NUMBER = /^[-+]?(?:\d|\.\d)[\d_.,:a-fxo+-]*$|^(?:null|true|false|~)$/i

/** Reports comments, commas and quotes at the end, which YAML reads as part of the text. */
function checkEnd(value: string, report: ReportValue) {
  const remark = / (?:\/\/|\/\*|<!--) ?(.*)$/s.exec(value)
  if (remark !== null) {
    const words = remark[1]?.replace(/ ?(?:\*\/|-->)$/, '')
    report('value/remark', {
      actual: remark[0].trim(),
      value: value.slice(0, remark.index),
      remark: `# ${words}`,
    })
  }
  const end = /[,;]$/.exec(value)?.[0] ?? /^[^"']*(["'])$/.exec(value)?.[1]
  const suggestion = value.slice(0, -1).trim()
  if (end !== undefined && suggestion !== '')
    report('value/stray', { actual: end, suggestion, mend: isSafe(suggestion) ? suggestion : null })
}

/** Values that are a boolean, a date or a number of base 60 in YAML 1.1, which most tools read. */
const AMBIGUOUS = /^(y|n|yes|no|on|off|\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|\d+(:[0-5]?\d)+)$/i

/** Returns a text as it may stand anywhere in YAML: in quotes, unless it needs none. */
export function plain(text: string): string {
  return isSafe(text) ? text : quoted(text)
}

/** Returns whether a text needs no quotes anywhere in YAML. */
export function isSafe(text: string): boolean {
  return /^[\p{L}][^:#,[\]{}\n"'|>]*$/u.test(text)
}
