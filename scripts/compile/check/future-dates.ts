import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../../fields/definitions.ts'
import type { CompiledFile, WrittenDate } from '../contract/checked.ts'
import type { Sources } from '../contract/sources.ts'
import type { Validated } from '../validate/validate.ts'

/** Where it is today, it may already be tomorrow elsewhere. */
const TOMORROW = 1
const YEAR = 366
/** Studies and apprenticeships say when they will end. */
const STUDIES = 5 * YEAR

type PlaceAt = (path: string) => Place | null

/** Returns the dates of a project that the calendar may refute. Work that has not begun may be planned. */
export function datesOfProject({
  values,
  placeAt,
}: Pick<Validated<typeof PROJECT_FIELDS>, 'values' | 'placeAt'>): WrittenDate[] {
  const { date, period, state } = values
  return [
    ...written('date', date, state === 'OK' ? TOMORROW : YEAR, placeAt),
    ...written('period.from', period?.from, state === 'NOT_STARTED' ? YEAR : TOMORROW, placeAt),
    ...written('period.to', period?.to, YEAR, placeAt),
  ]
}

/** Returns the same of a CV. The end of a certificate is that of its validity, which may be far. */
export function datesOfCv({ values, placeAt }: Pick<Validated<typeof CV_FIELDS>, 'values' | 'placeAt'>): WrittenDate[] {
  const periods = (['experience', 'education', 'volunteering'] as const).flatMap((key) =>
    (values[key] ?? []).flatMap(({ start, end }, index) => [
      ...written(`${key}.${index}.start`, start, YEAR, placeAt),
      ...written(`${key}.${index}.end`, end, STUDIES, placeAt),
    ]),
  )
  const days = (['certificates', 'awards', 'publications'] as const).flatMap((key) =>
    (values[key] ?? []).flatMap(({ date }, index) => written(`${key}.${index}.date`, date, YEAR, placeAt)),
  )
  return [...periods, ...days]
}

/** Returns the same of a site: when it last changed. */
export const datesOfSite = (values: { date: Validated<typeof SITE_FIELDS>['values']['date'] }, placeAt: PlaceAt) =>
  written('date', values.date, TOMORROW, placeAt)

function written(field: string, actual: string | null | undefined, daysAhead: number, placeAt: PlaceAt): WrittenDate[] {
  const place = actual ? placeAt(field) : null
  return actual && place ? [{ field, actual, place, daysAhead }] : []
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Reports dates that are too far in the future to be true. */
export function checkDates(files: readonly CompiledFile[], { today }: Pick<Sources, 'today'>, findings: Findings) {
  const after = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString()
  // A month or a year that has begun is not in the future.
  for (const { field, actual, place, daysAhead } of files.flatMap(({ dates }) => dates))
    if (actual > after(daysAhead).slice(0, actual.length)) findings.add('date/future', place, { field, actual })
}
