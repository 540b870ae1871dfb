import { isScalar } from 'yaml'
import { phrase } from '../../diagnostics/phrase.ts'
import { withoutRemark } from './near-value.ts'
import { type Rule, sourceOf } from './written.ts'

export const readInteger: Rule<'integer'> = (written) => {
  const { node, path } = written
  const value = isScalar(node) ? node.value : null
  if (!isScalar(node) || typeof value !== 'number') {
    const digits = /^(?:n ?[°o] ?)?(\d+)$/i.exec(withoutRemark(String(value)))?.[1] ?? null
    const number = digits?.replace(/^0+/, '')
    if (digits !== null && !number) return written.report('number/range', { actual: digits, suggestion: null })
    const suggestion = number && digits === value ? phrase('withoutQuotes', number) : (number ?? null)
    return written.wrongType(
      phrase(path === 'number' ? 'numberOrNull' : 'number'),
      suggestion,
      digits === value ? number : null,
    )
  }
  const actual = sourceOf(node)
  const isPositive = Number.isSafeInteger(value) && value >= 1
  if (isPositive && actual === String(value)) return value
  // « 01 », « 1.0 », but not « 0x10 »
  const suggestion = isPositive && /^\+?\d+(?:\.0+)?$/.test(actual) ? String(value) : null
  return written.report('number/range', { actual, suggestion, mend: suggestion })
}
