import { nearMiss, sameWord } from '../../diagnostics/near-miss.ts'
import { withoutRemark } from '../near-value.ts'
import type { ReportValue } from './report.ts'

export function readChoice(value: string, values: readonly string[], report: ReportValue): string | null {
  if (values.includes(value)) return value
  const bare = withoutRemark(value)
  const certain = CHOICE_ALIASES.get(sameWord(bare, [...CHOICE_ALIASES.keys()]) ?? '') ?? sameWord(bare, values)
  const mend = certain !== null && values.includes(certain) ? certain : null
  return report('value/unknown', { expected: values, suggestion: mend ?? nearMiss(bare, values), mend })
}

/** What owners write for the states and categories. */
const CHOICE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['terminé', 'OK'],
  ['termine', 'OK'],
  ['fini', 'OK'],
  ['done', 'OK'],
  ['en cours', 'PROGRESS'],
  ['wip', 'PROGRESS'],
  ['non démarré', 'NOT_STARTED'],
  ['pas commencé', 'NOT_STARTED'],
  ['todo', 'NOT_STARTED'],
  ['perso', 'Personnel'],
  ['école', 'Formation'],
])
