import { isScalar } from 'yaml'
import { withoutRemark } from '../near-value.ts'
import { type Rule, sourceOf } from './written.ts'

export const readInteger: Rule<'integer'> = (written) => {
  const { node, path } = written
  const value = isScalar(node) ? node.value : null
  if (!isScalar(node) || typeof value !== 'number') {
    const bare = /^(?:n ?[°o] ?)?(\d+)$/i.exec(withoutRemark(String(value)))?.[1] ?? null
    const suggestion = bare !== null && bare === value ? `${bare}, sans guillemets` : bare
    const mend = bare === value && /^[1-9]/.test(String(bare)) ? bare : null
    const unnumbered = path === 'number' ? ' (ou null, pour un projet sans numéro)' : ''
    return written.wrongType(`un nombre écrit en chiffres${unnumbered}`, suggestion, mend)
  }
  const actual = sourceOf(node)
  return Number.isInteger(value) && value >= 1 && actual === String(value)
    ? value
    : written.report('number/range', { actual })
}
