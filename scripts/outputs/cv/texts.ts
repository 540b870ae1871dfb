import {
  certificateFacts,
  type DateWords,
  formatDate,
  formatPeriod,
  formatProjectPeriod,
} from '../../../src/catalogue/cv-dates.ts'
import { cvPlace } from '../../../src/catalogue/cv-sections.ts'
import { partsOfLine } from '../../../src/catalogue/profile-lines.ts'
import type { Cv, CvSectionName } from '../../../src/catalogue/types.ts'
import { CV_SECTIONS } from '../../fields/definitions.ts'
import { LANGUAGES } from '../../fields/site-texts/languages.ts'
import type { CvOwner } from './contact.ts'

/** A text that a program must find in one piece. */
export interface CvText {
  /** Its key in `cv.md` or `site.md`, as in `experience[0].place`. */
  field: string
  text: string
}

/** The keys of each list of a CV, in reading order. `start` stands for the whole period. */
const KEYS = {
  experience: ['title', 'start', 'organisation', 'place', 'trade', 'summary', 'points'],
  projects: ['title', 'theme'],
  otherProjects: ['title', 'start', 'organisation', 'summary', 'points'],
  education: ['title', 'area', 'start', 'organisation', 'place', 'summary', 'score', 'courses', 'points'],
  volunteering: ['title', 'start', 'organisation', 'place', 'summary', 'points'],
  skills: ['title', 'level', 'items'],
  certificates: ['title', 'organisation'],
  awards: ['title', 'date', 'organisation', 'summary'],
  publications: ['title', 'date', 'organisation', 'summary'],
  languages: ['name', 'level'],
  interests: ['title', 'items'],
  references: ['author', 'post', 'text'],
} as const satisfies { [Name in CvSectionName | 'otherProjects']: readonly (keyof Cv[Name][number])[] }

type ListName = keyof typeof KEYS
type Entry = Cv[ListName][number]

/**
 * Returns the texts that people and programs look for in a CV, in reading order, as the owner wrote them: names, titles, organisations,
 * places, dates, sentences, skills.
 */
export function textsOfCv(owner: CvOwner, cv: Cv): CvText[] {
  const { typography } = LANGUAGES[owner.lang]
  const { name, email } = owner
  const phone = owner.phone?.text
  const { title, mobility, licence } = cv
  const profile = cv.profileText.map((line) => partsOfLine(line).text)
  const head = { name, title, place: cvPlace(cv, owner.place, owner.lang), phone, email, mobility, licence, profile }
  const lists = (cv.sections ?? CV_SECTIONS).flatMap((section): ListName[] =>
    section === 'projects' ? ['projects', 'otherProjects'] : [section],
  )
  const dates = { lang: owner.lang, since: owner.texts.project.since }
  return [
    ...Object.entries(head).flatMap(([field, value]) => textsIn(value, field)),
    ...lists.flatMap((list) => textsOfList(list, cv[list], dates)),
  ].map(({ field, text }) => ({ field, text: typography(text) }))
}

function textsOfList(list: ListName, entries: readonly Entry[], dates: DateWords): CvText[] {
  const written = entries.map((entry, index) => ({ entry, index }))
  // Skills without a field, and fields without skills, are drawn behind the others.
  const drawn = written.toSorted((a, b) => Number(isAlone(a.entry)) - Number(isAlone(b.entry)))
  return drawn.flatMap(({ entry, index }) => {
    const path = `${list}[${index}]`
    const shown: Readonly<Record<string, unknown>> = { ...entry, ...datesOf(entry, dates) }
    // A school without a degree is its own title.
    const isOwnTitle = /^(education|volunteering)$/.test(list) && !shown.title && !shown.area
    const keys = isOwnTitle ? (['organisation', ...KEYS[list]] as const) : KEYS[list]
    // In `projects`, the owner writes only the name of a project.
    return [...new Set(keys)].flatMap((key) => textsIn(shown[key], list === 'projects' ? path : `${path}.${key}`))
  })
}

/** Returns whether an entry is a skill without a field, or a field without skills (`skillsOf` of cv-sections.ts). */
function isAlone(entry: Entry): boolean {
  return 'items' in entry && 'level' in entry && (entry.title === null || (!entry.level && entry.items.length === 0))
}

/** Returns the texts that contain dates, as the CV writes them. */
function datesOf(entry: Entry, dates: DateWords) {
  const { lang } = dates
  if ('start' in entry) {
    const { start, end } = entry
    // Only a project has no place. A school may have no start either.
    const isPost = 'place' in entry && start !== null
    return { start: isPost ? formatPeriod(start, end, dates) : formatProjectPeriod(start, end, dates) }
  }
  if (!('date' in entry)) return {}
  return 'summary' in entry
    ? { date: entry.date && formatDate(entry.date, lang) }
    : { organisation: certificateFacts(entry, lang) }
}

function textsIn(value: unknown, field: string): CvText[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${field}[${index}]`))
  return typeof value === 'string' && value !== '' ? [{ field, text: value }] : []
}
