import type { Certificate } from './types.ts'

const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const NO_BREAK_SPACE = '\u00a0'

/**
 * The period of a CV entry in French: `févr. 2025 – oct. 2026`, `2015 – 2017`, `depuis janv. 2025`; a single date if start and end
 * are equal.
 * @param start YYYY, YYYY-MM or YYYY-MM-DD; a CV does not say the day
 * @param end the same; `null` if the entry is current
 */
export function formatPeriod(start: string, end: string | null): string {
  if (end === null) return `depuis${NO_BREAK_SPACE}${formatDate(start)}`
  if (end === start) return formatDate(start)
  return `${formatDate(start)}${NO_BREAK_SPACE}– ${formatDate(end)}`
}

/** Who gave a certificate, and when: `Organisme Exemple, mars 2026`. */
export function certificateFacts({ organisation, date }: Pick<Certificate, 'organisation' | 'date'>): string {
  return date === null ? organisation : `${organisation}, ${formatDate(date)}`
}

/** A date in a sentence: « 2027 », « janvier 2027 », « le 1er janvier 2027 ». */
export function longDate(date: string): string {
  const [year, month, day] = ['year', 'month', 'day'] as const
  const parts = [year, month, day].slice(0, date.split('-').length)
  const values = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const format = new Intl.DateTimeFormat('fr', {
    ...Object.fromEntries(parts.map((part) => [part, values[part]])),
    timeZone: 'UTC',
  })
  const text = format.format(new Date(date)).replace(/^1 /, '1er ')
  return parts.includes(day) ? `le ${text}` : text
}

/** YYYY, or the month of a date. */
export function formatDate(date: string): string {
  const [year = '', month] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return name ? `${name}${NO_BREAK_SPACE}${year}` : year
}
