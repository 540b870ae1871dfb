import { CV_SECTIONS } from '../../scripts/fields/definitions.ts'
import { dateLocale } from '../../scripts/fields/site-texts/date-locale.ts'
import type { Words } from '../../scripts/fields/site-texts/language.ts'
import { LANGUAGES, type Lang } from '../../scripts/fields/site-texts/languages.ts'
import { certificateFacts, type DateWords, formatDate, formatPeriod, formatProjectPeriod } from './cv-dates.ts'
import { fill } from './fill.ts'
import { projectPath } from './project-path.ts'
import { headOf } from './selectors.ts'
import { notStarted } from './titles.ts'
import type { Cv, CvEntry, CvSectionName, Site } from './types.ts'

/** A job, a school, a project or an award: the content that the page and the PDF show, in this order. */
export interface CvItem {
  title: string
  period: string | null
  where: string | null
  texts: readonly string[]
  points: readonly string[]
  /** An address on another site. */
  url: string | null
  /** The path of a page of this site. */
  page: string | null
}

export interface CvPair {
  term: string
  /** The meaning. The words of one entry are not separated. */
  meaning: string | readonly string[]
  url?: string | null
}

export type CvSection = { title: string } & (
  | { kind: 'items'; items: readonly CvItem[] }
  | { kind: 'pairs'; pairs: readonly CvPair[] }
  | { kind: 'names'; names: readonly string[] }
)

/** Returns all sections of the CV below its profile, in order. Omits empty ones. */
export function cvSections(cv: Cv, { cv: words, project }: Pick<Words, 'cv' | 'project'>, lang: Lang): CvSection[] {
  const dates = { lang, since: project.since }
  const { notices } = LANGUAGES[lang]
  const dated = ({ title, organisation, date, summary }: Cv['awards'][number]) => ({
    ...{ ...NOTHING, title, where: organisation },
    period: date && formatDate(date, lang),
    texts: present(summary),
  })
  const sections: Readonly<Record<CvSectionName, CvSection>> = {
    experience: {
      title: words.experience,
      kind: 'items',
      items: cv.experience.map((job) => ({
        ...itemOf(job, dates),
        texts: present(job.trade, job.summary, listed(job.technologie)),
      })),
    },
    projects: { title: words.projects, kind: 'items', items: projectItems(cv, project, dates) },
    education: { title: words.education, kind: 'items', items: schoolItems(cv, words, dates) },
    volunteering: {
      title: words.volunteering,
      kind: 'items',
      items: cv.volunteering.map((entry) => itemOf(entry, dates)),
    },
    skills: skillsOf(cv, words.skills, notices.cv.pair),
    certificates: certificatesOf(cv, words.certificates, lang),
    awards: { title: words.awards, kind: 'items', items: cv.awards.map(dated) },
    publications: {
      title: words.publications,
      kind: 'items',
      items: cv.publications.map((publication) => ({ ...dated(publication), url: publication.url })),
    },
    languages: languagesOf(cv, words.languages),
    interests: {
      title: words.interests,
      kind: 'names',
      names: cv.interests.map(({ title, items }) => (items.length > 0 ? `${title} (${items.join(', ')})` : title)),
    },
    references: {
      title: words.references,
      kind: 'items',
      items: cv.references.map(({ author, post, text, url }) => ({
        ...{ ...NOTHING, title: author, where: post, url },
        texts: [fill(notices.cv.quotation, { text })],
      })),
    },
  }
  return (cv.sections ?? CV_SECTIONS)
    .map((name) => sections[name])
    .filter((section) => Object.values(section).every((value) => value.length > 0))
}

/** Returns the skills by field. Those without a field, and fields without anything in them, are one list. */
function skillsOf({ skills }: Cv, heading: string, pair: string): CvSection {
  const all = skills.map(({ title, level, items: [first, ...others] }) => ({
    term: title,
    meaning: present(level && first ? fill(pair, { level, items: first }) : level || first, ...others),
  }))
  const isGroup = ({ term, meaning }: (typeof all)[number]) => term !== null && meaning.length > 0
  const groups = all.filter(isGroup).map(({ term, meaning }) => ({ term: term ?? heading, meaning }))
  const names = all.filter((skill) => !isGroup(skill)).flatMap(({ term, meaning }) => present(term, ...meaning))
  if (groups.length === 0) return { title: heading, kind: 'names', names }
  const rest = names.length > 0 ? [{ term: heading, meaning: names }] : []
  return { title: heading, kind: 'pairs', pairs: [...groups, ...rest] }
}

/** Returns the certificates with who issued them and when, or as entries if nothing is known of one but its name. */
function certificatesOf({ certificates }: Cv, title: string, lang: Lang): CvSection {
  const all = certificates.map((certificate) => ({ ...certificate, facts: certificateFacts(certificate, lang) }))
  if (all.every(({ facts }) => facts !== ''))
    return { title, kind: 'pairs', pairs: all.map(({ title: term, facts, url }) => ({ term, meaning: facts, url })) }
  const items = all.map(({ title, facts, url }) => ({ ...NOTHING, title, where: facts || null, url, texts: [] }))
  return { title, kind: 'items', items }
}

/** Returns the languages with their levels, or as one list if a level is missing. */
function languagesOf({ languages }: Cv, title: string): CvSection {
  const pairs = languages.flatMap(({ name, level }) => (level === null ? [] : { term: name, meaning: level }))
  if (pairs.length === languages.length) return { title, kind: 'pairs', pairs }
  return { title, kind: 'names', names: languages.map(({ name, level }) => (level ? `${name} (${level})` : name)) }
}

function projectItems({ projects, otherProjects }: Cv, words: Words['project'], dates: DateWords): CvItem[] {
  return [
    ...projects.map(({ slug, title, theme, technologie }) => ({
      ...NOTHING,
      title: title ?? notStarted(null, words),
      texts: present(theme, listed(technologie)),
      page: projectPath(slug),
    })),
    ...otherProjects.map(({ title, organisation, type, roles, start, end, technologie, summary, points, url }) => ({
      ...{ title, points, url, page: null },
      period: formatProjectPeriod(start, end, dates),
      where: listed(present(type, organisation, ...roles)),
      texts: present(summary, listed(technologie)),
    })),
  ]
}

function schoolItems({ education }: Cv, words: Words['cv'], dates: DateWords): CvItem[] {
  return education.map((school) => ({
    ...itemOf({ ...school, title: present(school.title, school.area).join(', ') || null }, dates),
    texts: present(
      school.summary,
      school.score && fill(words.score, { score: school.score }),
      school.courses.length > 0 && fill(words.courses, { courses: school.courses.join(', ') }),
      listed(school.technologie),
    ),
  }))
}

/** Returns the texts of a CV: the owner's if it is in the language of the site. */
export function cvTexts({ texts, lang: own }: Pick<Site, 'texts' | 'lang'>, lang: Lang): Words {
  return lang === own ? texts : LANGUAGES[lang].words
}

const NOTHING = { period: null, where: null, points: [], url: null, page: null } as const

function itemOf(entry: CvEntry, dates: DateWords): CvItem {
  const { start, end, technologie, summary, points, url } = entry
  // A school or a voluntary post may have no start, like a project.
  const period = start === null ? formatProjectPeriod(start, end, dates) : formatPeriod(start, end, dates)
  return { ...headOf(entry), period, texts: present(summary, listed(technologie)), points, url, page: null }
}

function listed(names: readonly string[]): string | null {
  return names.join(', ') || null
}

/** Returns the facts at the head of the CV besides the contact details. */
export function cvFacts({ mobility, licence }: Pick<Cv, 'mobility' | 'licence'>, words: Words['cv']): string[] {
  return present(mobility && fill(words.mobility, { mobility }), licence && fill(words.licence, { licence }))
}

/** Returns where the owner lives: the place of the CV, or else that of the site. */
export function cvPlace({ location }: Pick<Cv, 'location'>, place: string | null, lang: Lang): string | null {
  const { address, postalCode, city, region, countryCode } = location ?? {}
  const country = countryCode && countryName(countryCode, lang)
  return present(address, present(postalCode, city).join(' '), region, country).join(', ') || place
}

/** Returns the name of a country: FR → France. What is no code stays as it is written. */
function countryName(code: string, lang: Lang): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code
  return new Intl.DisplayNames(dateLocale(lang), { type: 'region' }).of(code.toUpperCase()) ?? code
}

/** Returns the profiles of the site, and those that only the CV has. */
export function cvProfiles({ links }: Pick<Cv, 'links'>, profiles: readonly { name: string; url: string }[]) {
  return [...profiles, ...links.filter(({ url }) => profiles.every((profile) => profile.url !== url))]
}

function present(...texts: readonly (string | null | undefined | false)[]): string[] {
  return texts.flatMap((text) => text || [])
}
