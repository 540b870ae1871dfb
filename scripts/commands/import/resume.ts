import { isLocal } from '../../compile/validate/address.ts'
import { isEmail } from '../../compile/validate/near-value.ts'
import { own } from '../../fields/own.ts'
import type { Lang } from '../../fields/site-texts/languages.ts'
import { isObject, type Json, pathsIn } from './json.ts'
import { levelIn } from './language-levels.ts'
import { linesIn } from './passages.ts'
import { addressIn, isProfile, NETWORK_KEYS, networkOf, profileAddress } from './profile-address.ts'
import {
  address,
  date,
  described,
  entriesOf,
  longText,
  names,
  namesIn,
  optional,
  period,
  text,
  textOf,
  texts,
} from './taken.ts'

/** The facts of a resume under the keys of `cv.md` and `site.md`. A value that is required and missing is `null`. */
export interface ResumeFacts {
  cv: Record<string, unknown>
  /** The profile: paragraphs, lists, links and bold words. */
  profile: string
  /** Facts for `site.md`, by its keys. */
  site: Record<string, string>
  /** The street and the postal code, which are published only if the owner agrees. */
  home: Record<string, string>
  /** The paths of values for which there is no key. */
  left: string[]
  /** Whether nothing would stand below the title of the CV. */
  isEmpty: boolean
}

interface Known {
  /** The language of the site, in which the levels of LinkedIn are written. */
  lang: Lang
  /** Returns whether the owner's `site.md` already has this profile. */
  hasProfile(url: string): boolean
  /** Returns whether the portfolio has a project of this name. */
  hasProject(slug: string): boolean
}

/** Reads the facts of a JSON Resume (1.0.0), or of one that is older or less strict. */
export function factsOf(resume: Json, known: Known): ResumeFacts {
  // Each value that is used is deleted from the copy, so that values without a key remain.
  const rest = structuredClone(resume)
  const basics = isObject(rest.basics) ? rest.basics : {}
  const owner = ownerOf(basics)
  const projects = takeOwnProjects(rest, textOf(basics.url), known)
  const written = Object.entries({ links: linksOf(basics, known), projects, ...listsOf(rest, known.lang) })
  const lists = written.map(([name, list]) => [name, list.filter(saysSomething)] as const)
  const profile = [longText(basics, 'summary', 'about', 'objective'), longText(rest, 'summary', 'objective')].join(
    '\n\n',
  )
  const site = siteOf(basics, Object.keys(owner.location).length > 0)
  // These describe the file and its picture, not the person.
  for (const key of ['$schema', 'meta']) delete rest[key]
  const isEmpty = profile.trim() === '' && lists.every(([, list]) => list.length === 0)
  const cv = { ...owner, ...Object.fromEntries(lists) }
  return { cv, profile: profile.trim(), ...site, left: pathsIn(rest), isEmpty }
}

/** Returns whether anything was taken for an entry. */
function saysSomething(entry: string | object): boolean {
  return typeof entry === 'string' || Object.values(entry).some((value) => value !== null)
}

/** Takes what `cv.md` says of its owner. */
function ownerOf(basics: Json) {
  const location = locationOf(basics)
  const [region, country] = [text(location, 'region'), text(location, 'countryCode', 'country')]
  // Only two letters are a code: « Belgium » is a place.
  const isCode = /^[a-z]{2}$/i.test(country ?? '')
  return {
    title: text(basics, 'label', 'headline', 'title', 'jobTitle', 'position'),
    location: optional({
      city: text(location, 'city'),
      region: [region, isCode ? null : country].filter(Boolean).join(', '),
      countryCode: isCode ? country : null,
    }),
    mobility: text(basics, 'mobility'),
    licence: text(basics, 'drivingLicence'),
  }
}

/** Takes the profiles, also those that have a key of their own. One without an address stays, because nobody could open it. */
function linksOf(basics: Json, { hasProfile }: Known) {
  const alone = ['url', 'website', ...NETWORK_KEYS].flatMap((key): Json[] => {
    const written = own(basics, key)
    const url = addressIn(written) ?? profileAddress(key, textOf(written))
    if (url === null || (/^(url|website)$/.test(key) && !isProfile(url))) return []
    delete basics[key]
    return [{ url }]
  })
  const { profiles: given } = basics
  // Some programs write each profile under the name of its network.
  if (
    isObject(given) &&
    !['network', 'name', 'username', 'url', 'website'].some((key) => textOf(own(given, key)) !== '')
  )
    basics.profiles = Object.entries(given).map(([network, url]) => ({ network, ...(isObject(url) ? url : { url }) }))
  const profiles = [...entriesOf(basics, ['profiles'], 'url'), ...alone]
  return profiles.flatMap((profile) => {
    const [network, username] = [textOf(profile.network ?? profile.name), textOf(profile.username)]
    const url =
      addressIn(textOf(profile.url) === '' ? (profile.website ?? profile.url) : profile.url) ??
      profileAddress(network, username || textOf(profile.url)) ??
      // « john.doe » is no host.
      (username.includes('/') ? addressIn(username) : null)
    if (url === null) return []
    for (const key of Object.keys(profile)) delete profile[key]
    return hasProfile(url) ? [] : { name: network || networkOf(url), url, ...optional({ username }) }
  })
}

/** Takes what `site.md` says, and the address of the home. */
function siteOf(basics: Json, hasCity: boolean): Pick<ResumeFacts, 'site' | 'home'> {
  const location = locationOf(basics)
  const home = optional({ address: text(location, 'address'), postalCode: text(location, 'postalCode') })
  // Our own `cv.json` writes the place of `site.md` in this way, and LinkedIn knows no more.
  const place = hasCity || home.postalCode !== undefined ? null : (home.address ?? null)
  const names = [text(basics, 'firstName'), text(basics, 'lastName')].filter(Boolean).join(' ')
  const url = address(basics, 'url', 'website')
  const { origin, hostname } = new URL(url ?? 'http://localhost')
  const site = optional({
    name: text(basics, 'name') ?? names,
    // The check accepts only the origin of a public address.
    origin: isLocal(hostname) ? null : origin,
    email: isEmail(textOf(basics.email)) ? text(basics, 'email') : null,
    phone: text(basics, 'phone'),
    place,
  })
  return { site, home: place === null ? home : {} }
}

/** Returns the location. A plain text is a place. */
function locationOf(basics: Json): Json {
  const { location } = basics
  if (textOf(location) !== '') basics.location = { address: location }
  return isObject(basics.location) ? basics.location : {}
}

/** Takes the names of the projects that have a page in the portfolio. */
function takeOwnProjects(rest: Json, origin: string, known: Known): string[] {
  const entries = entriesOf(rest, ['projects'], 'name')
  return entries.flatMap((entry) => {
    const url = textOf(entry.url)
    const slug = /\/projets\/([a-z\d-]+)$/.exec(url)?.[1] ?? ''
    if (url !== `${origin.replace(/\/$/, '')}/projets/${slug}` || !known.hasProject(slug)) return []
    for (const key of Object.keys(entry)) delete entry[key]
    return slug
  })
}

const ADDRESS = ['url', 'website', 'link', 'href'] as const

/** Takes the lists of `cv.md`. */
function listsOf(rest: Json, lang: Lang) {
  return {
    experience: entriesOf(rest, ['work', 'experience'], 'position').flatMap(jobsOf),
    otherProjects: entriesOf(rest, ['projects'], 'name').map(projectOf),
    education: entriesOf(rest, ['education'], 'area').map(schoolOf),
    volunteering: entriesOf(rest, ['volunteer', 'volunteering'], 'organization').map((post) =>
      without(postOf(post, ['organization', 'company', 'name']), 'title', 'start'),
    ),
    skills: skillsIn(rest),
    certificates: entriesOf(rest, ['certificates', 'certifications'], 'name').map((certificate) => ({
      title: text(certificate, 'name', 'title'),
      ...optional({
        organisation: text(certificate, 'issuer', 'authority', 'organization', 'publisher'),
        date: date(certificate, 'date', 'startDate', 'issueDate', 'releaseDate'),
        end: date(certificate, 'endDate', 'expirationDate', 'expiryDate', 'expires', 'validUntil'),
        url: address(certificate, ...ADDRESS),
      }),
    })),
    awards: entriesOf(rest, ['awards', 'honors'], 'title').map((award) => ({
      title: text(award, 'title', 'name'),
      ...optional({
        organisation: text(award, 'awarder', 'issuer'),
        date: date(award, 'date', 'issueDate'),
        summary: text(award, 'summary', 'description'),
      }),
    })),
    publications: entriesOf(rest, ['publications'], 'name').map((publication) => ({
      title: text(publication, 'name', 'title'),
      ...optional({
        organisation: text(publication, 'publisher'),
        date: date(publication, 'releaseDate', 'date'),
        summary: text(publication, 'summary', 'description'),
        url: address(publication, ...ADDRESS),
      }),
    })),
    languages: entriesOf(rest, ['languages'], 'language', namesIn).map((language) => languageOf(language, lang)),
    interests: entriesOf(rest, ['interests', 'hobbies'], 'name', namesIn).flatMap((interest): (string | object)[] => {
      const [title, items] = [text(interest, 'name', 'title'), names(interest, 'keywords')]
      // Words without a name are interests themselves.
      if (title === null) return items
      return items.length > 0 ? [{ title, items }] : [title]
    }),
    references: entriesOf(rest, ['references'], 'reference').flatMap(referenceOf),
  }
}

/** The most characters of a description that is taken for the trade of a company. */
const TRADE_LENGTH = 60

const COMPANY = ['name', 'company', 'organization', 'employer'] as const

/** Facts of a company that hold for each post there, and those that the first of them tells. */
const FOR_EACH = ['location', 'city', 'url', 'website'] as const
const FOR_FIRST = [
  'summary',
  'description',
  'highlights',
  'points',
  'achievements',
  'keywords',
  'technologies',
] as const

/** Takes a post, or those that some programs write below their company. */
function jobsOf(job: Json): object[] {
  const key = ['roles', 'positions'].find((one) => {
    const list = own(job, one)
    return Array.isArray(list) && list.some((post) => isObject(post) && pathsIn(post).length > 0)
  })
  if (key === undefined) return [jobOf(job)]
  const posts = entriesOf(job, [key], 'position')
  const name = text(job, ...COMPANY)
  for (const [index, post] of posts.entries()) {
    for (const one of index === 0 ? [...FOR_EACH, ...FOR_FIRST] : FOR_EACH) {
      const both = [own(job, one), own(post, one)].filter((value) => pathsIn(value).length > 0)
      if (both.length === 2 && FOR_FIRST.some((first) => first === one))
        post[one] = both.every(Array.isArray) ? both.flat() : both.map(textOf).join('\n\n')
      else if (both.length > 0) post[one] = structuredClone(both.at(-1))
    }
    if (COMPANY.every((one) => textOf(own(post, one)) === '')) post.name = name
  }
  for (const one of [...FOR_EACH, ...FOR_FIRST]) delete job[one]
  // Its dates are those of its posts together. A title of its own is named.
  if (posts.every((post) => period({ ...post }).start !== null)) period(job)
  return posts.map(jobOf)
}

function jobOf(job: Json) {
  // A description of the company is a few words: « Agence de communication ». A sentence describes the work.
  const description = textOf(job.description)
  const isTrade = linesIn(description).length <= 1 && !/[.!?…]$/.test(description) && description.length <= TRADE_LENGTH
  const trade = isTrade ? text(job, 'description') : null
  return { ...postOf(job, COMPANY), ...optional({ trade }) }
}

function projectOf(project: Json) {
  return {
    title: text(project, 'name', 'title'),
    ...optional({
      organisation: text(project, 'entity', 'client'),
      type: text(project, 'type'),
      roles: names(project, 'roles'),
    }),
    ...optional(period(project)),
    ...optional({ technologie: names(project, 'keywords', 'technologies') }),
    ...described(project, 'description', 'summary'),
    ...optional({ url: address(project, ...ADDRESS, 'githubUrl', 'repository') }),
  }
}

function schoolOf(school: Json) {
  const [degree, area] = [text(school, 'studyType', 'degree'), text(school, 'area', 'field', 'major', 'fieldOfStudy')]
  const post = { ...postOf(school, ['institution', 'school', 'name']), title: degree ?? area }
  return {
    ...without(post, 'title', 'start'),
    ...optional({
      area: degree && area,
      score: text(school, 'score', 'gpa', 'grade'),
      courses: texts(school, linesIn, 'courses'),
    }),
  }
}

/** Removes values that may be missing, so that no key stands without one. */
function without<Entry extends object>(entry: Entry, ...keys: readonly (keyof Entry)[]): Partial<Entry> {
  const isNothing = (key: string) => keys.some((one) => one === key && entry[one] === null)
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !isNothing(key))) as Partial<Entry>
}

/** Takes what posts, studies and voluntary work have in common. */
function postOf(from: Json, organisation: readonly string[]) {
  return {
    title: text(from, 'position', 'title', 'role', 'jobTitle'),
    organisation: text(from, ...organisation),
    ...optional({ place: placeOf(from) }),
    ...period(from),
    ...optional({ technologie: names(from, 'keywords', 'technologies') }),
    ...described(from, 'summary', 'description'),
    ...optional({ url: address(from, ...ADDRESS) }),
  }
}

/** Takes a place, which may be an address in parts. */
function placeOf(from: Json): string | null {
  if (!isObject(from.location)) return text(from, 'location', 'city')
  const parts = ['city', 'region', 'country'].flatMap((key) => text(from.location as Json, key) ?? [])
  return parts.join(', ')
}

/** Takes the skills. Plain names are one group without a name, as LinkedIn has them; an object has a group under each key. */
function skillsIn(rest: Json) {
  const { skills } = rest
  const plain = isObject(skills) || Array.isArray(skills) ? [] : namesIn(textOf(skills))
  if (plain.length > 0) rest.skills = [{ keywords: plain }]
  else if (Array.isArray(skills)) {
    const names = skills.map(textOf).filter(Boolean)
    const others = skills.filter((item) => textOf(item) === '')
    rest.skills = names.length > 0 ? [...others, { keywords: names }] : others
  } else if (isObject(skills) && skills.name === undefined)
    rest.skills = Object.entries(skills).map(([name, keywords]) => ({ name, keywords }))
  const groups = entriesOf(rest, ['skills'], 'name').map((skill) =>
    optional({
      title: text(skill, 'name', 'title', 'category'),
      level: levelOf(skill, 'level', 'proficiency'),
      items: names(skill, 'keywords', 'items', 'skills'),
    }),
  )
  // A title above names without one would look like one entry that was split in two.
  const isSplit = groups.some(({ title }, index) => index > 0 && !title && !groups[index - 1]?.items)
  return isSplit ? groups.toSorted((a, b) => Number(!!a.title) - Number(!!b.title)) : groups
}

/** Takes a language: « Anglais », « Anglais (C1) », or its name and its level. */
function languageOf(language: Json, lang: Lang) {
  const level = levelOf(language, 'fluency', 'level', 'proficiency', 'description')
  const name = text(language, 'language', 'name')
  const [alone = '', ...others] = (name ?? '').split(/ ?\(| ?: | [–—-] /)
  const beside = others.join(' ').replace(/\)$/, '')
  if (level === null && beside !== '') return { name: alone, level: levelIn(lang, beside) }
  return { name, ...optional({ level: level && levelIn(lang, level) }) }
}

/** Takes a level in words. Nobody knows of how many a number is. */
function levelOf(from: Json, ...keys: readonly string[]): string | null {
  return text(from, ...keys.filter((key) => typeof own(from, key) === 'string'))
}

/** Takes a recommendation. One without a text or an author stays, because it says nothing. */
function referenceOf(reference: Json) {
  const copy = { ...reference }
  const [words, author] = [text(copy, 'reference', 'text', 'summary', 'description'), text(copy, 'name', 'author')]
  if (words === null || author === null) return []
  const more = { post: text(copy, 'position', 'title'), url: address(copy, 'url', 'website') }
  for (const key of Object.keys(reference)) if (!Object.hasOwn(copy, key)) delete reference[key]
  return [{ text: words, author, ...optional(more) }]
}
