import { cvPlace } from '../../../src/catalogue/cv-sections.ts'
import { placeInCv } from '../catalogue/cv-places.ts'
import type { CheckedSiteFiles } from '../contract/checked.ts'

/** Grades of American schools may be above 4.0, and « 2023/24 » is a year. */
const MOST = { least: 10, grade: 1000 } as const

/** Returns whether a grade is above the number out of which it is given: « 194/100 ». */
function isAboveItsMost(score: string): boolean {
  const [, grade = '', most = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?) ?\/ ?(\d{1,4})$/.exec(score.trim()) ?? []
  const [got, outOf] = [grade, most].map((text) => Number(text.replace(',', '.'))) as [number, number]
  return most !== '' && outOf >= MOST.least && got > outOf && got < MOST.grade
}

const YEAR_ALONE = /^\d{4}$/

/** Reports what a CV lacks for programs that sort applications. All findings are notices, because an owner may want it so. */
export function reportCvGaps({ site: { site }, cv: file, sources, findings }: CheckedSiteFiles) {
  const checked = file?.cv
  if (site === null || !checked?.cv) return
  const { cv, start } = checked
  if (site.email === null) findings.add('cv/email', start, { field: 'email' })
  if (cvPlace(cv, site.place, sources.lang) === null) findings.add('cv/place', start, { field: 'place' })
  for (const [index, { score }] of cv.education.entries()) {
    const field = `education[${index}].score`
    const place = score !== null && isAboveItsMost(score) ? placeInCv({ cv: checked }, field) : null
    if (score !== null && place !== null) findings.add('cv/score', place, { field, actual: score })
  }
  for (const [index, post] of cv.experience.entries())
    for (const key of ['start', 'end'] as const) {
      const [actual, field] = [post[key] ?? '', `experience[${index}].${key}`]
      const place = YEAR_ALONE.test(actual) ? placeInCv({ cv: checked }, field) : null
      if (place !== null) findings.add('cv/month', place, { field, actual, suggestion: `${actual}-09` })
    }
}
