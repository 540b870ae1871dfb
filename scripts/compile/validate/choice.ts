import { draftOf } from '../../diagnostics/messages.ts'
import { UNPUBLISHED } from '../../fields/foreign-keys.ts'
import { nearMiss } from '../../fields/near-miss.ts'
import { nameOfFile } from '../contract/file-name.ts'
import { choiceMeant } from './choice-words.ts'
import { hasRemark, withoutRemark } from './near-value.ts'
import { textRule } from './scalar.ts'

export const readChoice = textRule<'choice'>((value, report, { values }, { path, header: { file } }) => {
  if (values.includes(value)) return value
  // « ✅ fini »
  const bare = withoutRemark(value).replace(/^(?:\p{Extended_Pictographic}|\uFE0F| )+/u, '')
  if (path === 'state' && UNPUBLISHED.test(bare) && !nameOfFile(file.path).draft)
    return report('state/draft', { expected: values, suggestion: draftOf(file.path) })
  const meant = choiceMeant(bare, values)
  return report('value/unknown', {
    expected: values,
    suggestion:
      meant ?? (path === 'state' ? stateOf(bare) : null) ?? (bare.length < LONG_ENOUGH ? null : nearMiss(bare, values)),
    mend: hasRemark(value) ? null : meant,
  })
})

/** Returns the state of a project of which so much is done: « 80 % ». */
function stateOf(words: string): string | null {
  const [, share] = /^(\d{1,3}) ?%$/.exec(words) ?? []
  return share === undefined ? null : Number(share) >= 100 ? 'OK' : Number(share) > 0 ? 'PROGRESS' : 'NOT_STARTED'
}

/** The fewest letters of a word that resembles another: « es » is no slip of « en ». */
const LONG_ENOUGH = 3
