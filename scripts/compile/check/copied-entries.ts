import { foldName, officialName } from '../../../src/catalogue/technologies.ts'
import { isError } from '../../diagnostics/diagnostic.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import { fieldOf } from './field-path.ts'

/** Lists whose repeated names are reported as such. */
const NAMED = new Set(['home', 'categories', 'profiles', 'lang'])

/**
 * Reports entries of a header that say the same as an earlier one of their list, word for word: somebody copied one, and changed nothing. A
 * name alone is no entry of this kind. Nothing is known of an entry with an error, because a value that cannot be read is missing here.
 */
export function checkCopies(values: object, placeAt: (path: string) => Place | null, findings: Findings) {
  const copied = new Set<string>()
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

  reportNames('interests', Reflect.get(values, 'interests'))
  reportNames('languages', Reflect.get(values, 'languages'))
  const skills: unknown = Reflect.get(values, 'skills')
  // Only the groups of a CV have a list. The technologies of the site are compared with their other names.
  if (Array.isArray(skills) && skills.some((group) => Array.isArray(group?.items))) reportNames('skills', skills)
  for (const [index, group] of (Array.isArray(skills) ? skills : []).entries())
    reportNames(`skills.${index}.items`, group?.items)

  function isFaulty({ line, column, endLine, endColumn }: Place): boolean {
    return findings.diagnostics.some(
      (found) =>
        isError(found) &&
        (found.line > line || (found.line === line && found.column >= column)) &&
        (found.line < endLine || (found.line === endLine && found.column <= endColumn)),
    )
  }

  /** Reports names of a CV that stand twice in one list. Of two with tags, each CV may show another one. */
  function reportNames(path: string, list: unknown) {
    const first = new Set<string>()
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
      const name: unknown = entry?.title ?? entry?.name ?? entry
      if (typeof name !== 'string' || entry.only?.length || entry.hide?.length) continue
      const known = foldName(officialName(name))
      const place = first.has(known) ? placeAt(`${path}.${index}`) : null
      if (known !== '') first.add(known)
      if (place && !copied.has(`${path}.${index}`))
        findings.add('project/technologie-repeated', place, { field: fieldOf(path), actual: name })
    }
  }

  function reportCopies(path: string, entries: readonly (string | null)[]) {
    const first = new Map<string, number>()
    for (const [index, entry] of entries.entries()) {
      const other = entry === null ? undefined : first.get(entry)
      if (entry !== null && other === undefined) first.set(entry, index)
      const place = other === undefined ? null : placeAt(`${path}.${index}`)
      if (other === undefined || !place || isFaulty(place)) continue
      copied.add(`${path}.${index}`)
      findings.add('list/copied', place, { field: fieldOf(path), number: index + 1, other: other + 1 })
    }
  }
}

/** Returns what an entry with several values says; `null` for any other. */
function textOf(entry: unknown): string | null {
  const values = typeof entry === 'object' && entry !== null ? Object.values(entry) : []
  return values.filter((value) => value !== null && value !== '').length > 1 ? JSON.stringify(entry) : null
}
