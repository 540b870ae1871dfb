import { cvPlace } from '../../../src/catalogue/cv-sections.ts'
import { placeInCv } from '../catalogue/cv-places.ts'
import type { CheckedSiteFiles } from '../contract/checked.ts'

const YEAR_ALONE = /^\d{4}$/

/** Reports what a CV lacks for programs that sort applications. All findings are notices, because an owner may want it so. */
export function reportCvGaps({ site: { site }, cv: file, sources, findings }: CheckedSiteFiles) {
  const checked = file?.cv
  if (site === null || !checked?.cv) return
  const { cv, start } = checked
  if (site.email === null) findings.add('cv/email', start, { field: 'email' })
  if (cvPlace(cv, site.place, sources.lang) === null) findings.add('cv/place', start, { field: 'place' })
  for (const [index, post] of cv.experience.entries())
    for (const key of ['start', 'end'] as const) {
      const [actual, field] = [post[key] ?? '', `experience[${index}].${key}`]
      const place = YEAR_ALONE.test(actual) ? placeInCv({ cv: checked }, field) : null
      if (place !== null) findings.add('cv/month', place, { field, actual, suggestion: `${actual}-09` })
    }
}
