import { certificateFacts, type DateWords, formatDate, formatPeriod } from '../../../src/catalogue/cv-dates.ts'
import { cvPlace } from '../../../src/catalogue/cv-sections.ts'
import type { Cv, CvEntry, CvSectionName } from '../../../src/catalogue/types.ts'
import { CV_SECTIONS } from '../../fields/definitions.ts'
import { LANGUAGES } from '../../fields/site-texts/languages.ts'
import type { CvOwner } from './contact.ts'

/** A text that a program must find in one piece. */
export interface CvText {
  /** Its key in `cv.md` or `site.md`, as in `experience[0].place`. */
  field: string
  text: string
}

/**
 * Returns the texts that people and programs look for in a CV, in reading order, as the owner wrote them: names, titles, organisations,
 * places, dates, sentences, skills.
 */
export function textsOfCv(owner: CvOwner, cv: Cv): CvText[] {
  const { typography } = LANGUAGES[owner.lang]
  const sections = sectionTexts(cv, { lang: owner.lang, since: owner.texts.project.since })
  return [
    ...one('name', owner.name),
    ...one('title', cv.title),
    ...one('place', cvPlace(cv, owner.place)),
    ...one('phone', owner.phone?.text ?? null),
    ...one('email', owner.email),
    ...one('mobility', cv.mobility),
    ...one('licence', cv.licence),
    ...all('profile', cv.profileText),
    ...(cv.sections ?? CV_SECTIONS).flatMap((name) => sections[name]),
  ].map(({ field, text }) => ({ field, text: typography(text) }))
}

function sectionTexts(cv: Cv, dates: DateWords): Readonly<Record<CvSectionName, readonly CvText[]>> {
  const head = ({ title, organisation, place, start, end }: CvEntry, path: string) => [
    ...one(`${path}.title`, title),
    ...period(path, start, end, dates),
    ...one(`${path}.organisation`, organisation),
    ...one(`${path}.place`, place),
  ]
  const dated = ({ title, organisation, date, summary }: Cv['awards'][number], path: string) => [
    ...one(`${path}.title`, title),
    ...one(`${path}.date`, date && formatDate(date, dates.lang)),
    ...one(`${path}.organisation`, organisation),
    ...one(`${path}.summary`, summary),
  ]
  return {
    experience: each('experience', cv.experience, (job, path) => [
      ...head(job, path),
      ...one(`${path}.trade`, job.trade),
      ...rest(job, path),
    ]),
    projects: [
      ...each('projects', cv.projects, ({ title, theme }, path) => [...one(path, title), ...one(path, theme)]),
      ...each('otherProjects', cv.otherProjects, ({ title, organisation, start, end, ...project }, path) => [
        ...one(`${path}.title`, title),
        ...period(path, start, end, dates),
        ...one(`${path}.organisation`, organisation),
        ...rest(project, path),
      ]),
    ],
    education: each('education', cv.education, ({ title, area, ...school }, path) => [
      ...one(`${path}.title`, title),
      ...one(`${path}.area`, area),
      ...head({ ...school, title: '' }, path),
      ...one(`${path}.summary`, school.summary),
      ...one(`${path}.score`, school.score),
      ...all(`${path}.courses`, school.courses),
      ...all(`${path}.points`, school.points),
    ]),
    volunteering: each('volunteering', cv.volunteering, (entry, path) => [...head(entry, path), ...rest(entry, path)]),
    skills: each('skills', cv.skills, ({ title, level, items }, path) => [
      ...one(`${path}.title`, title),
      ...one(`${path}.level`, level),
      ...all(`${path}.items`, items),
    ]),
    certificates: each('certificates', cv.certificates, (certificate, path) => [
      ...one(`${path}.title`, certificate.title),
      ...one(`${path}.organisation`, certificateFacts(certificate, dates.lang)),
    ]),
    awards: each('awards', cv.awards, dated),
    publications: each('publications', cv.publications, dated),
    languages: each('languages', cv.languages, ({ name, level }, path) => [
      ...one(`${path}.name`, name),
      ...one(`${path}.level`, level),
    ]),
    interests: each('interests', cv.interests, ({ title, items }, path) => [
      ...one(`${path}.title`, title),
      ...all(`${path}.items`, items),
    ]),
    references: each('references', cv.references, ({ author, post, text }, path) => [
      ...one(`${path}.author`, author),
      ...one(`${path}.post`, post),
      ...one(`${path}.text`, text),
    ]),
  }
}

function one(field: string, text: string | null): CvText[] {
  return text ? [{ field, text }] : []
}

function all(field: string, texts: readonly string[]): CvText[] {
  return texts.flatMap((text, index) => one(`${field}[${index}]`, text))
}

function each<Item>(field: string, items: readonly Item[], textsOfItem: (item: Item, path: string) => CvText[]) {
  return items.flatMap((item, index) => textsOfItem(item, `${field}[${index}]`))
}

function period(path: string, start: string | null, end: string | null, dates: DateWords): CvText[] {
  return one(`${path}.start`, start === null ? end && formatDate(end, dates.lang) : formatPeriod(start, end, dates))
}

function rest({ summary, points }: Pick<CvEntry, 'summary' | 'points'>, path: string): CvText[] {
  return [...one(`${path}.summary`, summary), ...all(`${path}.points`, points)]
}
