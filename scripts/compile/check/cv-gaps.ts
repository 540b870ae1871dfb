import { cvPlace } from '../../../src/catalogue/cv-sections.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { CheckedCv, CheckedSite } from '../contract/checked.ts'

const YEAR_ALONE = /^\d{4}$/

/** Reports what a CV lacks for programs that sort applications. All findings are notices, because an owner may want it so. */
export function reportCvGaps(
  { site }: CheckedSite,
  { cv, experiencePlaces }: CheckedCv,
  start: Place,
  findings: Findings,
) {
  if (site === null || cv === null) return
  if (site.email === null) findings.add('cv/email', start, { field: 'email' })
  if (cvPlace(cv, site.place) === null) findings.add('cv/place', start, { field: 'place' })
  for (const [index, post] of cv.experience.entries())
    for (const key of ['start', 'end'] as const) {
      const [actual, place] = [post[key] ?? '', experiencePlaces[index]?.[key] ?? null]
      if (place !== null && YEAR_ALONE.test(actual))
        findings.add('cv/month', place, { field: `experience[${index}].${key}`, actual, suggestion: `${actual}-09` })
    }
}
