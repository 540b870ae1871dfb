import { phrase } from '../../diagnostics/phrase.ts'
import { daysNamed, isDate, nearMonth, ONGOING } from './near-value.ts'
import { textRule } from './scalar.ts'

export const readDate = textRule<'date'>((value, report) => {
  if (isDate(value)) return value
  const named = daysNamed(value)
  const [day = null, other] = named.filter(isDate)
  // A correction may not choose one of two days.
  if (day !== null && other !== undefined) return report('date/ambiguous', { dayFirst: day, monthFirst: other })
  if (day === null && named[0] !== undefined) return report('date/no-such-day', { days: daysIn(named[0]) })
  return report('date/invalid', { expected: [phrase('day')], ...suggestedDate(day) })
})

export const readMonth = textRule<'month'>((value, report) => {
  if (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value) || isDate(value)) return value
  if (ONGOING.test(value)) return report('date/ongoing')
  return report('date/invalid', {
    expected: [phrase('year'), phrase('month'), phrase('day')],
    ...suggestedDate(nearMonth(value) ?? onlyDay(value)),
  })
})

function onlyDay(value: string): string | null {
  const [day = null, ...others] = daysNamed(value).filter(isDate)
  return others.length > 0 ? null : day
}

/** Returns the number of days in the month of a date. */
function daysIn(date: string): number {
  const [year, month] = date.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
}

function suggestedDate(date: string | null) {
  return { suggestion: date, mend: date && `'${date}'` }
}
