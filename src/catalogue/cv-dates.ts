const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const NO_BREAK_SPACE = '\u00a0'

/**
 * The time a CV entry took, for a French reader: `févr. 2025 – oct. 2026`, `2015 – 2017`, `depuis janv. 2025`; one date when start and end
 * are the same.
 * @param start YYYY or YYYY-MM
 * @param end The same; `null` while it lasts.
 */
export function formatPeriod(start: string, end: string | null): string {
  if (end === null) return `depuis${NO_BREAK_SPACE}${formatDate(start)}`
  if (end === start) return formatDate(start)
  return `${formatDate(start)}${NO_BREAK_SPACE}– ${formatDate(end)}`
}

function formatDate(date: string): string {
  const [year = '', month] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return name ? `${name}${NO_BREAK_SPACE}${year}` : year
}
