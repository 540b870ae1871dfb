import { isPast } from '../../../src/catalogue/seeking.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import { phrase, type Wording } from '../../diagnostics/phrase.ts'
import { foldedWords } from '../../fields/fold.ts'
import { monthNamed } from '../../fields/month-names.ts'
import { placeInCv } from '../catalogue/cv-places.ts'
import type { CheckedCv, CheckedSite, CheckedSiteFiles } from '../contract/checked.ts'

const YEAR_AND_WORD_BEFORE = /(\p{L}{3,20})?\.?[\s\u00a0]{0,2}(?<!\d)(20\d\d)(?!\d)/gu

/** The age at which a newer project is expected. */
const OLD_AFTER_MONTHS = 18

/** Reports content that is out of date. All findings are notices, because the same content is right one day and old the next. */
export function reportAge(files: CheckedSiteFiles) {
  reportAvailability(files)
  if (files.cv?.cv) {
    reportOpenPosts(files.cv.cv, files.findings)
    reportCopyright(files, files.cv.cv)
    reportContradictions(files.site, files.cv.cv, files.findings)
  }
  reportOldProjects(files)
}

/** Reports « Disponible dès janvier 2027 » or « Available from 2026 » once the last month or year in it is over. */
export function reportAvailability({ site, sources: { today }, findings }: CheckedSiteFiles) {
  const { values, places } = site
  const place = places.values.availability
  const dates = [...(values.availability ?? '').matchAll(YEAR_AND_WORD_BEFORE)].map(([, word = '', year = '']) => {
    // In other years the month does not matter, and the names of months take a tenth of a check in which nothing changed.
    const month = today.startsWith(year) ? monthNamed(word) : null
    return month === null ? year : `${year}-${String(month).padStart(2, '0')}`
  })
  if (place !== undefined && dates.length > 0 && dates.every((date) => isPast(date, today)))
    findings.add('fresh/availability', place, { field: 'availability', actual: values.availability ?? '' })
}

/** Reports a post without an end that began before one that has ended. Two open posts at once may be right. */
function reportOpenPosts(checked: CheckedCv, findings: Findings) {
  const posts = checked.cv?.experience ?? []
  for (const [index, post] of posts.entries()) {
    if (post.end !== null) continue
    const newer = posts.find(
      ({ start, end }) => start !== null && post.start !== null && start > post.start && end !== null,
    )
    const field = `experience[${index}].start`
    const place = placeInCv({ cv: checked }, field)
    if (newer !== undefined && place !== null)
      findings.add('fresh/open-post', place, { field, actual: post.title, other: newer.title })
  }
}

/** Reports old projects if all published ones are dated and the newest is old. */
function reportOldProjects({ projects, sources: { today }, findings }: CheckedSiteFiles) {
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

/** Reports a future year, or a period that ends before the CV does. A single year is that of the first publication, which stays right. */
function reportCopyright({ site, sources: { today }, findings }: CheckedSiteFiles, { cv }: CheckedCv) {
  const { values, places } = site
  const place = places.values['footer.year']
  const actual = values.footer?.year ?? ''
  const years = actual.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  const last = years.at(-1)
  if (place === undefined || last === undefined) return
  const thisYear = today.slice(0, 4)
  const lasting = [...(cv?.experience ?? []), ...(cv?.education ?? [])].map(({ end }) => end ?? today)
  const newest = lasting
    .map((date) => date.slice(0, 4))
    .filter((year) => year <= thisYear)
    .reduce((a, b) => (a > b ? a : b), '')
  const at = actual.lastIndexOf(last)
  const report = (other: Wording, year: string) =>
    findings.add('fresh/copyright', place, {
      ...{ field: 'footer.year', actual, other },
      suggestion: actual.slice(0, at) + year + actual.slice(at + last.length),
    })
  if (last > thisYear) report(phrase('inYear', thisYear), thisYear)
  else if (years.length > 1 && newest > last) report(phrase('cvUntil', newest), newest)
}

/** Reports facts that differ between `cv.md` and `site.md`. */
function reportContradictions({ values }: CheckedSite, checked: CheckedCv, findings: Findings) {
  const { cv, mails } = checked
  const report = (field: string, actual: string, key: string, other: string) => {
    const place = placeInCv({ cv: checked }, field)
    if (place !== null) findings.add('fresh/contradiction', place, { field, actual, key, other })
  }
  for (const { address: actual, place } of mails)
    if (values.email !== null && actual.toLowerCase() !== values.email.toLowerCase())
      findings.add('fresh/contradiction', place, { field: null, actual, key: 'email', other: values.email })
  if (cv === null) return
  const trades = [values.trade, values.seeking?.post].flatMap((text) => text ?? [])
  if (trades[0] !== undefined && !trades.some((trade) => shareWord(trade, cv.title)))
    report('title', cv.title, 'trade', trades[0])
  const { city = null, region = null } = cv.location ?? {}
  const { place } = values
  if (
    place !== null &&
    city !== null &&
    !REGIONS.has(foldedWords(place)) &&
    !shareWord(place, `${city} ${region ?? ''}`)
  )
    report('location.city', city, 'place', place)
  const profiles = [
    { name: 'GitHub', url: values.github, key: 'github' },
    { name: 'LinkedIn', url: values.linkedin, key: 'linkedin' },
    ...(values.profiles ?? []).map((profile) => ({ ...profile, key: 'profiles' })),
  ]
  // A profile with an error may lack either.
  const withUrl = profiles.filter(({ name, url }) => name !== null && url !== null)
  const byName = new Map(withUrl.toReversed().map((profile) => [foldedWords(profile.name), profile]))
  for (const [index, { name, url }] of cv.links.entries()) {
    const same = byName.get(foldedWords(name))
    if (same?.url && plainAddress(same.url) !== plainAddress(url))
      report(`links[${index}].url`, url, same.key, same.url)
  }
}

/** Regions. They do not contradict a town in them. */
const REGIONS = new Set(
  'france|teletravail|auvergne rhone alpes|bourgogne franche comte|bretagne|centre val de loire|corse|grand est|hauts de france|ile de france|normandie|nouvelle aquitaine|occitanie|pays de la loire|provence alpes cote d azur|region parisienne'.split(
    '|',
  ),
)

/** The letters at the start of a word that do not depend on gender: « Développeur », « développeuse ». */
const STEM = 5

function shareWord(one: string, other: string): boolean {
  const stems = (text: string) =>
    foldedWords(text)
      .split(' ')
      .map((word) => word.slice(0, STEM))
  const known = new Set(stems(one))
  return stems(other).some((stem) => stem.length > 2 && known.has(stem))
}

const plainAddress = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
