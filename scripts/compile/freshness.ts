import { isPast } from '../../src/catalogue/seeking.ts'
import type { Findings } from '../diagnostics/findings.ts'
import type { CheckedCv, CheckedProject, CheckedSite } from './compile-file.ts'

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const MONTH_AND_YEAR =
  /(?<!\p{L})(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\s(20\d\d)(?!\d)/giu

/** A newer project is expected after so many months. */
const OLD_AFTER_MONTHS = 18

/** Tells of what has aged. All of it are notices, because the same content is right one day and old the next. */
export function noteAge(
  site: CheckedSite,
  cv: CheckedCv | null,
  projects: readonly CheckedProject[],
  today: string,
  findings: Findings,
) {
  noteAvailability(site, today, findings)
  if (cv !== null) noteOpenPosts(cv, findings)
  noteOldProjects(projects, today, findings)
}

/** « Disponible dès janvier 2027 », once the last month it names is over. */
function noteAvailability({ values, availabilityPlace: place }: CheckedSite, today: string, findings: Findings) {
  const months = [...(values.availability ?? '').matchAll(MONTH_AND_YEAR)].map(
    ([, month = '', year]) => `${year}-${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}`,
  )
  if (place !== null && months.length > 0 && months.every((month) => isPast(month, today)))
    findings.add('fresh/availability', place, { field: 'availability', actual: values.availability ?? '' })
}

/** A post without an end that began before one that has ended since. Two posts at once, both open, may be right. */
function noteOpenPosts({ cv, experiencePlaces }: CheckedCv, findings: Findings) {
  const posts = cv?.experience ?? []
  for (const [index, post] of posts.entries()) {
    const place = experiencePlaces[index]?.start ?? null
    if (post.end !== null || place === null) continue
    const newer = posts.find(
      ({ start, end }) => start !== null && post.start !== null && start > post.start && end !== null,
    )
    if (newer !== undefined)
      findings.add('fresh/open-post', place, {
        field: `experience[${index}].start`,
        actual: post.title,
        other: newer.title,
      })
  }
}

/** When every published project says when it was made, and the newest was long ago. */
function noteOldProjects(projects: readonly CheckedProject[], today: string, findings: Findings) {
  const published = projects.filter(({ draft }) => !draft)
  const dated = published.flatMap((project) => {
    const { date = null, period = null, state = 'OK' } = project.project ?? {}
    if (state !== 'OK' || (period !== null && period.to === null)) return []
    const last = period?.to ?? date
    return last === null ? [] : { project, last }
  })
  const [newest] = dated.sort((a, b) => b.last.localeCompare(a.last))
  if (newest === undefined || dated.length < published.length) return
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || '12')
  const age = months(today) - months(newest.last)
  if (age > OLD_AFTER_MONTHS) findings.add('fresh/projects', newest.project.titlePlace, { months: age })
}
