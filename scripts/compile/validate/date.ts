import { phrase } from '../../diagnostics/phrase.ts'
import { daysNamed, isDate, nearMonth, ONGOING, periodOf, shortMonth, yearWithin } from './near-value.ts'
import { textRule } from './scalar.ts'

export const readDate = textRule<'date'>((value, report, _, { path, header }) => {
  if (isDate(value)) return value
  const named = daysNamed(value)
  const [day = null, other] = named.filter(isDate)
  if (day !== null && other !== undefined) return report('date/ambiguous', { dayFirst: day, monthFirst: other })
  if (day === null && named[0] !== undefined) return report('date/no-such-day', { days: daysIn(named[0]) })
  const period = day === null && path === 'date' && header.file.kind === 'project' ? periodOf(value) : null
  if (period !== null && period.end !== period.start) {
    const [from, to] = period.end === null ? [period.start] : inOrder(period.start, period.end)
    return report('date/period', {
      suggestion: `period: { from: '${from}'${to ? `, to: '${to}'` : ''} }`,
      instead: true,
    })
  }
  return report('date/invalid', { expected: [phrase('day')], ...suggestedDate(day) })
})

/** Returns two dates, the earlier one first: « 2024 to 2022 » names the later one first. */
function inOrder(start: string, end: string): [first: string, last: string] {
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length) ? [end, start] : [start, end]
}

/** The keys of a period, and the other one of each. */
const OF_PERIOD: ReadonlyMap<string, string> = new Map(
  Object.entries({ start: 'end', end: 'start', from: 'to', to: 'from' }),
)

/** Words for a start at any time, which is what no start says. */
const AT_ONCE =
  /^(?:d[eè]s (?:que possible|maintenant|à présent)|au plus (?:vite|tôt)|imm[eé]diat(?:e|ement)?|tout de suite|a\.?s\.?a\.?p\.?|as soon as possible|immediate(?:ly)?|anytime|(?:ab )?sofort|so bald wie möglich|n[’']importe quand)$/i

export const readMonth = textRule<'month'>((value, report, _, { path }) => {
  if (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value) || isDate(value)) return value
  // Nothing that goes on has no start, but what is sought may.
  if (path === 'seeking.from' && AT_ONCE.test(value)) return report('value/none')
  if (ONGOING.test(value) && !/^(?!seeking).*\b(?:start|from)$/.test(path)) return report('date/ongoing')
  const [named] = /\d{4}-\d\d-\d\d/.test(value) ? daysNamed(value) : []
  if (named !== undefined && !isDate(named)) return report('date/no-such-day', { days: daysIn(named) })
  const month = nearMonth(value)
  const [day = null, second] = month === null ? daysNamed(value).filter(isDate) : []
  if (day !== null && second !== undefined) return report('date/ambiguous', { dayFirst: day, monthFirst: second })
  const { start = null, end = null } = month === null && day === null ? (periodOf(value) ?? {}) : {}
  const key = path.split('.').at(-1) ?? ''
  // One date begins what is sought, and a certificate has no start.
  const other = /^(?:seeking|certificates)\b/.test(path) ? undefined : OF_PERIOD.get(key)
  if (start !== null && end !== null && other !== undefined) {
    const [first, last] = inOrder(start, end)
    const [suggestion, rest] = key === 'end' || key === 'to' ? [last, first] : [first, last]
    return report('date/period', { suggestion, rest, other })
  }
  return report('date/invalid', {
    expected: [phrase('year'), phrase('month'), phrase('day')],
    ...suggestedDate(month ?? day, start ?? shortMonth(value) ?? yearWithin(value)),
  })
})

/** Returns the number of days in the month of a date. */
function daysIn(date: string): number {
  const [year, month] = date.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
}

/** @param otherwise what an owner may write if no date is meant for certain: no correction chooses it */
function suggestedDate(date: string | null, otherwise: string | null = null) {
  return { suggestion: date ?? otherwise, mend: date && `'${date}'` }
}
