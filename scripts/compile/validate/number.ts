import { isScalar } from 'yaml'
import { phrase } from '../../diagnostics/phrase.ts'
import { withoutRemark } from './near-value.ts'
import { type Rule, sourceOf } from './written.ts'

export const readInteger: Rule<'integer'> = (written) => {
  const { node, path } = written
  const value = isScalar(node) ? node.value : null
  if (!isScalar(node) || typeof value !== 'number') {
    const bare = /^(?:n ?[°o] ?)?(\d+)$/i.exec(withoutRemark(String(value)))?.[1] ?? null
    const suggestion = bare !== null && bare === value ? phrase('withoutQuotes', bare) : bare
    const mend = bare === value && /^[1-9]/.test(String(bare)) ? bare : null
    return written.wrongType(phrase(path === 'number' ? 'numberOrNull' : 'number'), suggestion, mend)
  }
  const actual = sourceOf(node)
  return Number.isInteger(value) && value >= 1 && actual === String(value)
    ? value
    : written.report('number/range', { actual })
}
