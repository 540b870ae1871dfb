import { isScalar } from 'yaml'
import { spoken } from '../../spoken/spoken.ts'
import { withoutRemark } from './near-value.ts'
import type { Rule } from './written.ts'

/** What owners write for yes and no. YAML 1.2 reads these as texts. */
const YES = /^(true|oui|yes|on|vrai|1)$/i
const NO = /^(false|non|no|off|faux|0)$/i

export const readBoolean: Rule<'boolean'> = (written) => {
  const { node } = written
  const value = isScalar(node) ? node.value : null
  if (typeof value === 'boolean') return value
  const word = withoutRemark(String(value))
  const meant = YES.test(word) ? 'true' : NO.test(word) ? 'false' : null
  const isQuoted = isScalar(node) && node.type !== 'PLAIN' && meant === node.value
  const { boolean, withoutQuotes } = spoken().values
  return written.wrongType(boolean, meant && isQuoted ? withoutQuotes(meant) : meant, meant)
}
