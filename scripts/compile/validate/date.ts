import { phrase } from '../../diagnostics/phrase.ts'
import { isDate, nearDate, nearMonth, ONGOING } from './near-value.ts'
import { textRule } from './scalar.ts'

export const readDate = textRule<'date'>((value, report) =>
  isDate(value) ? value : report('date/invalid', { expected: [phrase('day')], ...suggestedDate(nearDate(value)) }),
)

export const readMonth = textRule<'month'>((value, report) => {
  if (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value) || isDate(value)) return value
  if (ONGOING.test(value)) return report('date/ongoing')
  return report('date/invalid', {
    expected: [phrase('year'), phrase('month'), phrase('day')],
    ...suggestedDate(nearMonth(value)),
  })
})

function suggestedDate(date: string | null) {
  return { suggestion: date, mend: date && `'${date}'` }
}
