import { knownDate, ONGOING } from '../../compile/validate/near-value.ts'
import { isObject } from './json.ts'

/**
 * Returns a date as `cv.md` writes it: « Jan 2020 », « 01/2020 », « 12 mars 2020 », « 2020-01-15T00:00:00Z », the number 2020. Returns other
 * texts unchanged, so that the check reports them: nobody knows which day 03/04/2020 is.
 */
export function dateOf(value: unknown): string | null {
  if (isObject(value)) return dateOf([value.year, value.month].filter(Boolean).join('-'))
  const text = (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '').trim()
  // « - » and « … » are no dates.
  return /[\p{L}\p{N}]/u.test(text) ? (knownDate(text) ?? text) : null
}

/** Returns whether a date says that something still goes on. */
export function isOngoing(value: unknown): boolean {
  return typeof value === 'string' && ONGOING.test(value.trim())
}
