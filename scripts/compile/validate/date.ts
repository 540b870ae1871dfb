import { phrase } from '../../diagnostics/phrase.ts'
import {
  daysNamed,
  isDate,
  nearMonth,
  ONGOING,
  periodOf,
  quarterOf,
  shortMonth,
  withoutLength,
  withoutSlips,
  yearWithin,
} from './near-value.ts'
import { textRule } from './scalar.ts'

export const readDate = textRule<'date'>((value, report, _, { path, header }) => {
  if (isDate(value)) return value
  const named = daysNamed(value)
  const meant = withoutSlips(value)
  const likely = named.length > 0 ? named : daysNamed(meant)
  const [day = null, other] = likely.filter(isDate)
  if (day !== null && other !== undefined) return report('date/ambiguous', { dayFirst: day, monthFirst: other })
  if (day === null && likely[0] !== undefined) return report('date/no-such-day', { days: daysIn(likely[0]) })
  const takesPeriod = path === 'date' && header.file.kind === 'project' && !header.file.header.has('period')
  const period = day === null && takesPeriod ? periodWithin(meant) : null
  if (period !== null) {
    const [from, to] = period.end === null ? [period.start] : inOrder(period.start, period.end)
    return report('date/period', {
      suggestion: `period: { from: '${from}'${to ? `, to: '${to}'` : ''} }`,
      instead: from === to ? 'one' : 'several',
    })
  }
  return report('date/invalid', {
    expected: [phrase('day')],
    ...suggestedDate(value, named.length > 0 ? day : null, day),
  })
})

/** Returns the period that a text without a day names: « mars à juin 2024 », « mars 2024 », « T1 2024 », « fin 2023 ». */
function periodWithin(value: string): { start: string; end: string | null } | null {
  const found = quarterOf(value) ?? periodOf(value)
  if (found !== null) return found
  const only = nearMonth(value) ?? shortMonth(value) ?? yearWithin(value)
  // « juin 2024 (3 mois) » does not say when it ended.
  return only === null || withoutLength(value) !== value ? null : { start: only, end: only }
}

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
  const meant = withoutSlips(withoutLength(value))
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
    ...suggestedDate(value, month ?? day, start ?? likelyMonth(meant)),
  })
})

/** Returns the day, month or year that a text with the right names of months is most likely to name. */
function likelyMonth(meant: string): string | null {
  const [day = null, second] = daysNamed(meant).filter(isDate)
  return nearMonth(meant) ?? (second === undefined ? day : null) ?? shortMonth(meant) ?? yearWithin(meant)
}

/** Returns the number of days in the month of a date. */
function daysIn(date: string): number {
  const [year, month] = date.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
}

/** @param otherwise what an owner may write if no date is meant for certain: no correction chooses it */
function suggestedDate(value: string, date: string | null, otherwise: string | null) {
  // « 2024-03-05 (à confirmer) »: a correction must not delete words behind the day.
  const withoutTime = value.replace(/T\d[\d:.]{0,20}Z?/, '')
  const hasWords = /^\W{0,2}\d{4}[/.-]\d/.test(value) && /\p{L}/u.test(withoutTime)
  return { suggestion: date ?? otherwise, mend: date === null || hasWords ? null : `'${date}'` }
}
