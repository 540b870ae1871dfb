import { nearMonth, ONGOING } from '../../compile/validate/near-value.ts'
import { own } from '../../fields/own.ts'

export type Json = Record<string, unknown>

/** The facts of a resume under the keys of `cv.md` and `site.md`. A value that is required and missing is `null`. */
export interface ResumeFacts {
  cv: Record<string, unknown>
  /** The profile, as plain paragraphs. */
  profile: string
  /** Facts for `site.md`, by its keys. */
  site: Record<string, string>
  /** The street and the postal code, which are published only if the owner agrees. */
  home: Record<string, string>
  /** The paths of values for which there is no key. */
  left: string[]
}

interface Known {
  /** Returns whether the owner's `site.md` already has this profile. */
  hasProfile(url: string): boolean
  /** Returns whether the portfolio has a project of this name. */
  hasProject(slug: string): boolean
}

/** Reads the facts of a JSON Resume (1.0.0). */
export function factsOf(resume: Json, known: Known): ResumeFacts {
  // Each value that is used is deleted from the copy, so that values without a key remain.
  const rest = structuredClone(resume)
  const basics = isObject(rest.basics) ? rest.basics : {}
  const profiles = listOf(basics, 'profiles').filter(({ url }) => !known.hasProfile(textOf(url)))
  const cv = {
    ...ownerOf(basics),
    links: profiles.map((profile) => ({
      name: text(profile, 'network'),
      url: text(profile, 'url'),
      ...optional({ username: text(profile, 'username') }),
    })),
    projects: takeOwnProjects(rest, textOf(basics.url), known),
    ...listsOf(rest),
  }
  const profile = textOf(basics.summary)
  const site = siteOf(basics, Object.keys(cv.location).length > 0)
  // These describe the file and its picture, not the person.
  for (const key of ['$schema', 'meta']) delete rest[key]
  delete basics.summary
  for (const item of listOf(basics, 'profiles')) if (!profiles.includes(item)) for (const key in item) delete item[key]
  return { cv, profile, ...site, left: pathsIn(rest) }
}

/** Takes what `cv.md` says of its owner. */
function ownerOf(basics: Json) {
  const location = locationOf(basics)
  return {
    title: text(basics, 'label'),
    location: optional({
      city: text(location, 'city'),
      region: text(location, 'region'),
      countryCode: text(location, 'countryCode'),
    }),
    mobility: text(basics, 'mobility'),
    licence: text(basics, 'drivingLicence'),
  }
}

/** Takes what `site.md` says, and the address of the home. */
function siteOf(basics: Json, hasCity: boolean): Pick<ResumeFacts, 'site' | 'home'> {
  const location = locationOf(basics)
  const home = optional({ address: text(location, 'address'), postalCode: text(location, 'postalCode') })
  // Our own `cv.json` writes the place of `site.md` in this way.
  const place = hasCity || home.postalCode !== undefined ? null : (home.address ?? null)
  const site = optional({
    name: text(basics, 'name'),
    origin: text(basics, 'url')?.replace(/\/$/, '') ?? null,
    email: text(basics, 'email'),
    phone: text(basics, 'phone'),
    place,
  })
  return { site, home: place === null ? home : {} }
}

function locationOf({ location }: Json): Json {
  return isObject(location) ? location : {}
}

/** Takes the names of the projects that have a page in the portfolio. */
function takeOwnProjects(rest: Json, origin: string, known: Known): string[] {
  return takeItems(rest, 'projects', ({ url }) => {
    const slug = /\/projets\/([a-z\d-]+)$/.exec(textOf(url))?.[1] ?? ''
    return url === `${origin.replace(/\/$/, '')}/projets/${slug}` && known.hasProject(slug) ? slug : null
  })
}

/** Takes the lists of `cv.md`. */
function listsOf(rest: Json) {
  return {
    experience: listOf(rest, 'work').map((job) => ({
      ...postOf(job, ['name', 'company', 'organization']),
      ...optional({ trade: text(job, 'description') }),
    })),
    otherProjects: listOf(rest, 'projects').map((project) => ({
      title: text(project, 'name'),
      ...optional({
        organisation: text(project, 'entity'),
        type: text(project, 'type'),
        roles: texts(project, 'roles'),
        ...period(project),
        technologie: texts(project, 'keywords'),
        summary: text(project, 'description'),
        points: texts(project, 'highlights'),
        url: text(project, 'url'),
      }),
    })),
    education: listOf(rest, 'education').map((school) => {
      const [degree, area] = [text(school, 'studyType'), text(school, 'area')]
      return {
        ...postOf(school, ['institution']),
        title: degree ?? area,
        ...optional({ area: degree && area, score: text(school, 'score'), courses: texts(school, 'courses') }),
      }
    }),
    volunteering: listOf(rest, 'volunteer').map((post) => postOf(post, ['organization'])),
    skills: listOf(rest, 'skills').map((skill) => ({
      title: text(skill, 'name'),
      ...optional({ level: text(skill, 'level'), items: texts(skill, 'keywords') }),
    })),
    certificates: listOf(rest, 'certificates').map((certificate) => ({
      title: text(certificate, 'name'),
      organisation: text(certificate, 'issuer'),
      ...optional({ date: text(certificate, 'date'), url: text(certificate, 'url') }),
    })),
    awards: listOf(rest, 'awards').map((award) => ({
      title: text(award, 'title'),
      ...optional({
        organisation: text(award, 'awarder'),
        date: text(award, 'date'),
        summary: text(award, 'summary'),
      }),
    })),
    publications: listOf(rest, 'publications').map((publication) => ({
      title: text(publication, 'name'),
      ...optional({
        organisation: text(publication, 'publisher'),
        date: text(publication, 'releaseDate'),
        summary: text(publication, 'summary'),
        url: text(publication, 'url'),
      }),
    })),
    languages: listOf(rest, 'languages').map((language) => ({
      name: text(language, 'language'),
      level: text(language, 'fluency'),
    })),
    interests: listOf(rest, 'interests').map((interest) => {
      const [title, items] = [text(interest, 'name'), texts(interest, 'keywords')]
      return items.length > 0 || title === null ? { title, ...optional({ items }) } : title
    }),
    references: listOf(rest, 'references').map((reference) => ({
      text: text(reference, 'reference'),
      author: text(reference, 'name'),
      ...optional({ post: text(reference, 'position'), url: text(reference, 'url') }),
    })),
  }
}

/** Takes what posts, studies and voluntary work have in common. */
function postOf(from: Json, organisation: readonly string[]) {
  return {
    title: text(from, 'position'),
    organisation: text(from, ...organisation),
    ...optional({ place: text(from, 'location') }),
    ...period(from),
    ...optional({
      technologie: texts(from, 'keywords'),
      summary: text(from, 'summary'),
      points: texts(from, 'highlights'),
      url: text(from, 'url'),
    }),
  }
}

/** Removes and returns the value of the first of these keys that contains a text. */
function text(from: Json, ...keys: readonly string[]): string | null {
  const key = keys.find((candidate) => textOf(own(from, candidate)) !== '')
  if (key === undefined) return null
  const value = textOf(own(from, key))
  delete from[key]
  return onOneLine(value)
}

/** Removes and returns a list of texts. Other values stay. */
function texts(from: Json, key: string): string[] {
  const values = own(from, key)
  if (!Array.isArray(values)) return []
  const found = values.map(textOf)
  from[key] = values.filter((_, index) => found[index] === '')
  return found.filter((value) => value !== '').map(onOneLine)
}

/** Removes and returns the entries for which `read` has an answer. The others stay. */
function takeItems<Answer>(from: Json, key: string, read: (item: Json) => Answer | null): Answer[] {
  const answers = listOf(from, key).map((item) => [item, read(item)] as const)
  if (answers.length > 0) from[key] = answers.flatMap(([item, answer]) => (answer === null ? [item] : []))
  return answers.flatMap(([, answer]) => answer ?? [])
}

function period(from: Json) {
  const [start, end] = [text(from, 'startDate'), text(from, 'endDate')]
  const known = (date: string | null) => (date && !/^\d{4}(-\d\d){0,2}$/.test(date) ? (nearMonth(date) ?? date) : date)
  return { start: known(start), ...optional({ end: end !== null && ONGOING.test(end) ? null : known(end) }) }
}

type Present<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> }

function optional<Values extends Record<string, string | readonly string[] | null>>(values: Values): Present<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value.length > 0)
  return Object.fromEntries(entries) as Present<Values>
}

/** Joins lines as the compiler does. */
export function onOneLine(value: string): string {
  return value
    .split(/[\r\n]/)
    .flatMap((line) => line.trim() || [])
    .join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function listOf(from: Json, key: string): Json[] {
  const value = own(from, key)
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the paths of all values that are not empty: `work[0].remote`. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsIn(item, `${path}[${index}]`))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) => pathsIn(item, path === '' ? key : `${path}.${key}`))
  return value === null || value === '' ? [] : [path]
}
