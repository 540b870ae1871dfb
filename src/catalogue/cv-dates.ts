import { dateLocale } from '../../scripts/fields/site-texts/date-locale.ts'
import type { Language } from '../../scripts/fields/site-texts/language.ts'
import type { Lang } from '../../scripts/fields/site-texts/languages.ts'
import { fill } from './fill.ts'
import type { Certificate } from './types.ts'

const NO_BREAK_SPACE = '\u00a0'

/** The settings for dates on a page: its language, and the text before the start of a current entry (`project.since`). */
export interface DateWords {
  lang: Lang
  since: string
}

/**
 * Returns the period of a CV entry: `févr. 2025 – oct. 2026`, `2015 – 2017`, `depuis janv. 2025`; a single date if start and end are equal.
 * @param start YYYY, YYYY-MM or YYYY-MM-DD; a CV does not show the day
 * @param end in the same format; `null` if the entry is current
 */
export function formatPeriod(start: string, end: string | null, { lang, since }: DateWords): string {
  if (end === null) return fill(since, { date: formatDate(start, lang) })
  if (end === start) return formatDate(start, lang)
  return `${formatDate(start, lang)}${NO_BREAK_SPACE}– ${formatDate(end, lang)}`
}

/** Returns when a project was made. One without an end may be long over, so nothing says « since ». */
export function formatProjectPeriod(start: string | null, end: string | null, dates: DateWords): string | null {
  if (start !== null && end !== null) return formatPeriod(start, end, dates)
  const only = start ?? end
  return only && formatDate(only, dates.lang)
}

/** Returns who issued a certificate, and when: `Organisme Exemple, mars 2026`, with its end `mars 2023 – févr. 2025`. */
export function certificateFacts(
  { organisation, date, end }: Pick<Certificate, 'organisation' | 'date' | 'end'>,
  lang: Lang,
): string {
  const dates = [date && formatDate(date, lang), end && `– ${formatDate(end, lang)}`].filter(Boolean)
  return [organisation, dates.join(NO_BREAK_SPACE)].filter(Boolean).join(', ')
}

/** Returns a date for a sentence: « 2027 », « janvier 2027 », « le 1er janvier 2027 ». */
export function longDate(date: string, { code, dateInSentence }: Language): string {
  const [year, month, day] = ['year', 'month', 'day'] as const
  const parts = [year, month, day].slice(0, date.split('-').length)
  const values = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const format = new Intl.DateTimeFormat(dateLocale(code), {
    ...Object.fromEntries(parts.map((part) => [part, values[part]])),
    timeZone: 'UTC',
  })
  return dateInSentence(format.format(new Date(date)), parts.includes(day))
}

/** A CV has dozens of dates, and a format takes longer to make than to use. */
const MONTH_FORMATS = new Map<Lang, Intl.DateTimeFormat>()

/** Returns a year unchanged, and the month of a date. */
export function formatDate(date: string, lang: Lang): string {
  const [year = '', month] = date.split('-')
  if (month === undefined) return year
  let format = MONTH_FORMATS.get(lang)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(dateLocale(lang), { year: 'numeric', month: 'short', timeZone: 'UTC' })
    MONTH_FORMATS.set(lang, format)
  }
  return format.format(new Date(`${year}-${month}`)).replaceAll(' ', NO_BREAK_SPACE)
}
