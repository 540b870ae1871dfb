import { isScalar } from 'yaml'
import { phrase } from '../../diagnostics/phrase.ts'
import { hasRemark, withoutRemark } from './near-value.ts'
import type { Rule } from './written.ts'

/** The words that owners write for yes and no. YAML 1.2 reads them as texts. */
export const YES = /^(true|oui|yes|ja|on|vrai|wahr|1)$/i
export const NO = /^(false|non|no|nein|off|faux|falsch|0)$/i

export const readBoolean: Rule<'boolean'> = (written) => {
  const { node } = written
  const value = isScalar(node) ? node.value : null
  if (typeof value === 'boolean') return value
  const word = withoutRemark(String(value))
  const intended = YES.test(word) ? 'true' : NO.test(word) ? 'false' : null
  const isQuoted = isScalar(node) && node.type !== 'PLAIN' && intended === node.value
  return written.wrongType(
    phrase('boolean'),
    intended && isQuoted ? phrase('withoutQuotes', intended) : intended,
    hasRemark(String(value)) ? null : intended,
  )
}
