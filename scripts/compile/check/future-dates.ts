import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../../fields/definitions.ts'
import type { CompiledFile, WrittenDate } from '../contract/checked.ts'
import type { Sources } from '../contract/sources.ts'
import { DAY_MS } from '../validate/near-value.ts'
import type { Validated } from '../validate/validate.ts'

/** Where it is today, it may already be tomorrow elsewhere. */
const TOMORROW = 1
const YEAR = 366
/** Work that is in progress on paper may begin soon. */
const MONTH = 31
/** Contracts and apprenticeships say when they will end. */
const CONTRACT = 5 * YEAR
/** So do studies: those of medicine take ten years. */
const STUDIES = 10 * YEAR

/** The days within which a project may begin, by its state. */
const BEGINS_WITHIN = { OK: TOMORROW, PROGRESS: MONTH, NOT_STARTED: YEAR }

/** A project or a site before this year is a slip of the hand: « 1924 ». */
const FIRST_OF_PROJECTS = '1970'
const FIRST_OF_CVS = '1940'

type PlaceAt = (path: string) => Place | null

/** Returns the dates of a project that the calendar may refute. Work that has not begun may be planned. */
export function datesOfProject({
  values,
  placeAt,
  isFaulty,
}: Pick<Validated<typeof PROJECT_FIELDS>, 'values' | 'placeAt' | 'isFaulty'>): WrittenDate[] {
  const { date, period, state } = values
  const dates = [
    ...written('date', date, state === 'OK' ? TOMORROW : YEAR, placeAt),
    ...written('period.from', period?.from, BEGINS_WITHIN[state ?? 'OK'], placeAt),
    ...written('period.to', period?.to, YEAR, placeAt),
  ].map((one) => ({ ...one, firstYear: FIRST_OF_PROJECTS }))
  const daysAgo = state === 'OK' ? YEAR : MONTH
  // What is finished has an end, what goes on has none in the past, and what has not begun has no start there.
  const refuting = state === 'PROGRESS' ? 'period.to' : state === 'NOT_STARTED' || !period?.to ? 'period.from' : null
  // An end that cannot be read is one.
  const isKnown = !isFaulty('period') && !isFaulty('state')
  return dates.map((one) =>
    state && isKnown && one.field === refuting ? { ...one, refutes: { state, daysAgo } } : one,
  )
}

/** Returns the same of a CV. The end of a certificate is that of its validity, which may be far. */
export function datesOfCv({ values, placeAt }: Pick<Validated<typeof CV_FIELDS>, 'values' | 'placeAt'>): WrittenDate[] {
  const periods = (['experience', 'education', 'volunteering'] as const).flatMap((key) =>
    (values[key] ?? []).flatMap(({ start, end }, index) => [
      ...written(`${key}.${index}.start`, start, YEAR, placeAt),
      ...written(`${key}.${index}.end`, end, key === 'education' ? STUDIES : CONTRACT, placeAt),
    ]),
  )
  const days = (['certificates', 'awards', 'publications'] as const).flatMap((key) =>
    (values[key] ?? []).flatMap(({ date }, index) => written(`${key}.${index}.date`, date, YEAR, placeAt)),
  )
  return [...periods, ...days].map((one) => ({ ...one, firstYear: FIRST_OF_CVS }))
}

/** Returns the same of a site: when it last changed. */
export const datesOfSite = (values: { date: Validated<typeof SITE_FIELDS>['values']['date'] }, placeAt: PlaceAt) =>
  written('date', values.date, TOMORROW, placeAt).map((one) => ({ ...one, firstYear: FIRST_OF_PROJECTS }))

function written(field: string, actual: string | null | undefined, daysAhead: number, placeAt: PlaceAt) {
  const place = actual ? placeAt(field) : null
  return actual && place ? [{ field, actual, place, daysAhead }] : []
}

/** Reports dates that the day of the check refutes, and those of another age. */
export function checkDates(files: readonly CompiledFile[], { today }: Pick<Sources, 'today'>, findings: Findings) {
  const after = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString()
  for (const { field, actual, place, daysAhead, firstYear, refutes } of files.flatMap(({ dates }) => dates)) {
    // A month or a year that has begun is not in the future, and one that is not over is not in the past.
    const isBefore = (days: number) => actual < after(-days).slice(0, actual.length)
    if (actual > after(daysAhead).slice(0, actual.length)) findings.add('date/future', place, { field, actual })
    else if (actual < firstYear) findings.add('date/past', place, { field, actual })
    else if (refutes && isBefore(refutes.daysAgo))
      findings.add('state/period', place, { field, actual, state: refutes.state })
  }
}
