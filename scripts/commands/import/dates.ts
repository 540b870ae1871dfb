import { daysNamed, isDate, nearMonth, ONGOING, SINCE } from '../../compile/validate/near-value.ts'
import { isObject } from './json.ts'

/**
 * Returns a date as `cv.md` writes it: « Jan 2020 », « 01/2020 », « 12 mars 2020 », « 2020-01-15T00:00:00Z », the number 2020. Returns other
 * texts unchanged, so that the check reports them: nobody knows which day 03/04/2020 is.
 */
export function dateOf(value: unknown): string | null {
  if (isObject(value)) return dateOf([value.year, value.month].filter(Boolean).join('-'))
  const text = (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '').trim()
  // « - » and « … » are no dates.
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  if (isDate(text)) return text
  const days = daysNamed(text).filter(isDate)
  return (days.length === 1 ? days[0] : null) ?? nearMonth(text) ?? text
}

/** Returns whether a date says that something still goes on. */
export function isOngoing(value: unknown): boolean {
  return typeof value === 'string' && ONGOING.test(value.trim())
}

/** What stands between two dates, the clearest first. */
const SEPARATORS = [
  / (?:-|–|—|to|until|till|à|au|jusqu['’]à|bis) /i,
  /[–—]/,
  /(?<=^\d{4})[-/](?=\d{4}$)/,
  /-(?=\d{1,2}[/.]\d{4}$)/,
  /-(?= ?\p{L})/u,
]

/** Returns the dates of « Jan 2020 - Present » or « 2016–2018 »; `null` if no period is recognised. A single date begins and ends it. */
export function periodOf(text: string): { start: string; end: string | null } | null {
  const all = text.trim().replace(/\s+/g, ' ')
  const written = all.replace(SINCE, '')
  const isOpen = written !== all
  for (const separator of SEPARATORS) {
    const [first = '', last, ...more] = written.split(separator)
    if (last === undefined || more.length > 0) continue
    const [start, end] = [knownDate(first), isOngoing(last) ? null : knownDate(last)]
    if (start !== null && (end !== null || isOngoing(last))) return { start, end }
  }
  const only = knownDate(written)
  return only === null ? null : { start: only, end: isOpen ? null : only }
}

function knownDate(text: string): string | null {
  const date = dateOf(text)
  return date !== null && /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/.test(date) ? date : null
}
