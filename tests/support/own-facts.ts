import type { WordedDiagnostic } from '../../scripts/diagnostics/message.ts'

const COMMON: readonly string[] = [
  ...['code', 'severity', 'file', 'line', 'column', 'endLine', 'endColumn'],
  ...['field', 'actual', 'expected', 'suggestion', 'mend'],
]

/** Returns the facts of a diagnostic that only its code has, by name. */
export function ownFacts(diagnostic: WordedDiagnostic): [name: string, fact: unknown][] {
  return Object.entries(diagnostic).filter(([name]) => !COMMON.includes(name))
}
