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

/** YYYY, or the month of a date. */
export function formatDate(date: string): string {
  const [year = '', month] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return name ? `${name}${NO_BREAK_SPACE}${year}` : year
}
