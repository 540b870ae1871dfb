import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'

/** Lists whose repeated names are reported as such. */
const NAMED = new Set(['home', 'categories', 'profiles', 'lang'])

/**
 * Reports entries of a header that say the same as an earlier one of their list, word for word: somebody copied one, and changed nothing. A
 * name alone is no entry of this kind.
 */
export function checkCopies(values: object, placeAt: (path: string) => Place | null, findings: Findings) {
  for (const [field, list] of Object.entries(values)) {
    if (!Array.isArray(list) || NAMED.has(field)) continue
    reportCopies(field, list.map(textOf))
    for (const [index, entry] of list.entries()) {
      const points: unknown = entry?.points
      if (Array.isArray(points))
        reportCopies(
          `${field}.${index}.points`,
          points.map((point) => JSON.stringify(point)),
        )
    }
  }

  function reportCopies(path: string, entries: readonly (string | null)[]) {
    const first = new Map<string, number>()
    for (const [index, entry] of entries.entries()) {
      const other = entry === null ? undefined : first.get(entry)
      if (entry !== null && other === undefined) first.set(entry, index)
      const place = other === undefined ? null : placeAt(`${path}.${index}`)
      const field = path.replace(/\.(\d+)\./, '[$1].')
      if (other !== undefined && place)
        findings.add('list/copied', place, { field, number: index + 1, other: other + 1 })
    }
  }
}

/** Returns what an entry with several values says; `null` for any other. */
function textOf(entry: unknown): string | null {
  const values = typeof entry === 'object' && entry !== null ? Object.values(entry) : []
  return values.filter((value) => value !== null && value !== '').length > 1 ? JSON.stringify(entry) : null
}
