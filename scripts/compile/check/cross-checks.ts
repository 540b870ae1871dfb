import { posix } from 'node:path'
import { evidenceOf } from '../../../src/catalogue/evidence.ts'
import { tagSlug } from '../../../src/catalogue/lists.ts'
import { isPast } from '../../../src/catalogue/seeking.ts'
import { foldName, officialName } from '../../../src/catalogue/technologies.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import { phrase } from '../../diagnostics/phrase.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { PROJECT_FIELDS } from '../../fields/definitions.ts'
import { foldedWords } from '../../fields/fold.ts'
import { lazy, lazyFor } from '../../fields/lazy.ts'
import { DEFAULT_PROVIDER, MAIL_SERVICES, neededBy, providerOf, providerOfForm } from '../../fields/mail-services.ts'
import { Names } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'
import type { Lang } from '../../fields/site-texts/languages.ts'
import { brandNamed, brandTitles } from '../brands/brands.ts'
import { defaultCategories } from '../catalogue/catalogue.ts'
import type { RenderedBody } from '../contract/body.ts'
import type { CheckedFiles, CheckedName, CheckedSite, CheckedSiteFiles } from '../contract/checked.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { Sources } from '../contract/sources.ts'
import type { Surroundings } from '../contract/surroundings.ts'
import { quoted } from '../parse/quoted.ts'
import { nearSlug, toSlug } from '../render/slug.ts'
import { DAY_MS, hasRemark, withoutRemark } from '../validate/near-value.ts'
import { isDialledInFrance, ofTownAbroad, readNumber, withCountryCode, withLostZero } from '../validate/phone.ts'
import { asWritten } from '../validate/pictures.ts'
import { plain } from '../validate/plain-text.ts'
import type { Validated } from '../validate/validate.ts'
import { RESERVED_HOST } from './leftovers.ts'
import { sameAddress } from './profiles.ts'

/** Checks values of one project that depend on each other. */
export function checkProject(
  { values, placeOf, isFaulty }: Validated<typeof PROJECT_FIELDS>,
  body: RenderedBody,
  start: Place,
  findings: Findings,
) {
  const started = values.state !== 'NOT_STARTED'
  if (values.title === null && started && values.state !== null && !isFaulty('title'))
    findings.add('project/title-missing', placeOf('title'), { field: 'title' })
  if (values.theme === null && started && !isFaulty('theme'))
    findings.add('project/theme-missing', placeOf('theme'), { field: 'theme' })
  if (body.html === null && started) findings.add('project/body-missing', start)
  if (!started && values.url !== null) findings.add('project/live-not-started', placeOf('url'), { field: 'url' })
  if (values.image !== null && values.imageAlt === null && values.title === null && values.number === null)
    findings.add('picture/alt', placeOf('image'), { field: 'image' })
  if (values.imageNight !== null && values.image === null && !isFaulty('image'))
    findings.add('picture/night-alone', placeOf('imageNight'), { field: 'imageNight' })
  if (values.confidential)
    for (const key of ['url', 'github', 'links'] as const)
      if (values[key]?.length) findings.add('project/confidential-link', placeOf(key), { field: key })
  const { video } = values
  if (video?.file && video.captions === null && video.silent !== true && !isFaulty('video')) {
    const suggestion = asWritten(video.file, posix.dirname(start.file)).replace(/\.(mp4|webm)$/i, '.vtt')
    findings.add('video/captions', placeOf('video'), { field: 'video', suggestion })
  }
  const names = values.technologie
  if (names?.length === 0 && !isFaulty('technologie'))
    findings.add('project/technologie-empty', placeOf('technologie'), { field: 'technologie' })
  const folded = names?.map((name) => officialName(name).toLowerCase())
  const repeated = names?.filter((_, index) => folded?.indexOf(folded[index] ?? '') !== index)
  for (const name of new Set(repeated))
    findings.add('project/technologie-repeated', placeOf('technologie'), { field: 'technologie', actual: name })
}

/** Reports files with the same address, even if one is a draft (`_banque.md`) or must be renamed first (`Banque.md`). */
export function checkSlugs(named: readonly CheckedName[], findings: Findings) {
  for (const { project, other } of repeated(named, ({ nearSlug }) => nearSlug || null))
    findings.add('file/name-duplicate', project.start, { actual: project.nearSlug, other })
}

/** Reports skills without a picture whose name is not that of a brand with a logo. */
export function checkLogos(
  values: CheckedSite['values'],
  placeOf: (key: 'skills' | 'goals', index: number) => Place,
  findings: Findings,
) {
  const brands = lazy(() => new Names(brandTitles()))
  for (const key of ['skills', 'goals'] as const)
    for (const [index, { title, image }] of (values[key] ?? []).entries()) {
      if (title === null || image !== null || brandNamed(title) !== null) continue
      const suggestion = brands().mistyped(title)
      findings.add('skill/logo-unknown', placeOf(key, index), {
        ...{ field: key, actual: title, suggestion },
        entry: beginEntry(title),
      })
    }
}

/** Reports languages and categories that are named twice, and technologies that are, perhaps under another name. */
export function checkTwice(
  { lang, categories, skills, goals }: CheckedSite['values'],
  placeOf: (path: string) => Place,
  findings: Findings,
) {
  for (const index of repeatedIn(lang ?? undefined))
    findings.add('list/repeated', placeOf(`lang.${index}`), { field: 'lang', actual: lang?.[index] ?? '' })
  const names = categories?.map(({ name }) => name)
  for (const index of repeatedIn(names?.map((name) => name?.toLocaleLowerCase('fr') ?? null)))
    findings.add('list/repeated', placeOf(`categories.${index}`), { field: 'categories', actual: names?.[index] ?? '' })
  for (const [field, entries] of Object.entries({ skills, goals })) {
    const titles = entries?.map(({ title }) => title)
    for (const index of repeatedIn(titles?.map((title) => title && foldName(officialName(title)))))
      findings.add('project/technologie-repeated', placeOf(`${field}.${index}`), {
        field,
        actual: titles?.[index] ?? '',
      })
  }
}

/** Returns the index of each entry that an earlier one equals. `null` and a name without letters equal nothing. */
function repeatedIn(entries: readonly (string | null)[] | undefined): number[] {
  return (entries ?? []).flatMap((entry, index) => (entry && entries?.indexOf(entry) !== index ? index : []))
}

/** Returns the beginning of an entry with more keys: `{ title: React`. */
const beginEntry = (title: string) => `{ title: ${plain(title)}`

/**
 * The most letters that are compared when skills are searched in texts, because at each letter of « aaa… » a search may compare the whole
 * word. A skill that was not searched counts as shown.
 */
const COMPARED_MAX = 1_000_000_000

/**
 * Reports skills that no published project and no post of the CV shows. A file with an error shows each skill that its text names, but a
 * draft shows none. Reports nothing if no project is published, because the missing content may show them.
 */
export function checkSkills(files: CheckedSiteFiles) {
  const { projects, cv, sources, findings } = files
  const { values, skillsPlace } = files.site
  const shown = projects.flatMap(({ draft, project }) => (draft ? [] : (project ?? [])))
  const read = new Set([...projects.flatMap(({ path, project }) => (project ? path : [])), cv?.cv?.cv ? cv.path : ''])
  const published = sources.files.filter(({ path }) => !nameOfFile(path).draft)
  const unread = published.filter(({ kind, path }) => (kind === 'project' || kind === 'cv') && !read.has(path))
  const texts = unread.map(({ bytes }) => new TextDecoder().decode(bytes).toLowerCase())
  if (!published.some(({ kind }) => kind === 'project')) return
  const evidence = evidenceOf(shown, cv?.cv?.cv ?? null)
  const named = lazy(() => new Names(shown.flatMap(({ technologie }) => technologie)))
  let left = COMPARED_MAX
  const isIn = (text: string, title: string) => {
    left -= text.length * title.length
    return left < 0 || text.includes(title)
  }
  for (const [index, { title, use }] of (values.skills ?? []).entries()) {
    if (title === null || use || evidence.has(tagSlug(title))) continue
    if (texts.some((text) => isIn(text, title.toLowerCase()))) continue
    // JavaScript is no slip for TypeScript.
    const suggestion = named().mistyped(title)
    findings.add('skill/unproven', own(files.site.places.values, `skills.${index}`) ?? skillsPlace, {
      ...{ field: 'skills', actual: title, suggestion },
      entry: beginEntry(title),
    })
  }
}

/** Reports a contact page with which a visitor cannot write. */
export function checkContact({ site: { values, contactPlace: place }, findings }: CheckedSiteFiles) {
  const { contact, email, phone, booking, mail } = values
  if (place === null || contact === 'none' || email !== null) return
  const { receiver } = MAIL_SERVICES[providerOf(mail) ?? DEFAULT_PROVIDER]
  // A plain HTML form works without JavaScript.
  if (contact !== 'mail' && receiver({}, '/').plain !== null) return
  if (contact === 'mail' && (phone !== null || booking !== null)) return
  findings.add('site/contact-unreachable', place, { field: 'contact', contact: contact ?? 'form' })
}

/** Reports a form of which only some identifiers are given. One without any may have them in the environment of its host. */
export function checkMail({ site: { values, places }, findings }: CheckedSiteFiles) {
  const { mail } = values
  const provider = providerOfForm(values)
  if (mail === null || provider === null) return
  const missing = neededBy(provider).filter(({ key }) => !mail[key])
  const given = neededBy(provider).find(({ key }) => mail[key])
  const place = given && own(places.values, `mail.${given.key}`)
  if (!place || missing.length === 0) return
  const [keys, variables] = [missing.map(({ key }) => key), missing.map(({ variable }) => variable)]
  findings.add('mail/incomplete', place, { field: 'mail', keys, variables })
}

/** Reports sections that are named twice, and texts of the owner that no section shows. */
export function checkHome(
  { home, testimonials }: CheckedSite['values'],
  body: RenderedBody,
  place: Place,
  findings: Findings,
) {
  if (home === null) return
  const named = home.map(({ section }) => section)
  for (const [index, section] of named.entries())
    if (section !== null && named.indexOf(section) < index)
      findings.add('list/repeated', place, { field: 'home', actual: section })
  const texts = {
    temoignages: testimonials?.length ? phrase('testimonials') : null,
    texte: body.html ? phrase('siteText') : null,
  }
  for (const [section, what] of Object.entries(texts))
    if (what !== null && !named.some((name) => name === section))
      findings.add('home/left-out', place, { field: 'home', what, section })
}

/** The names of all texts below `projets/`, with an underscore for drafts, and those that can be chosen. */
const projectsOf = lazyFor(
  ({ contentFolder, files, skipped }: Pick<Sources, 'contentFolder' | 'files' | 'skipped'>) => {
    const folder = `${contentFolder}/projets/`
    const paths = [...files, ...skipped].map(({ path }) => path).filter((path) => path.startsWith(folder))
    const all = new Set(paths.map((path) => posix.basename(path, '.md').normalize('NFC')))
    // A file whose name has accents or capitals must be renamed first, so the new name is proposed.
    const listed = lazy(() => [...all].flatMap((name) => (name.startsWith('_') ? [] : nearSlug(name) || name)))
    return { all, listed, names: lazy(() => new Names(listed())) }
  },
)

/** The names of the files of projects, by their folded titles. */
const namesByTitle = lazyFor((projects: CheckedFiles['projects']) => {
  const titled = projects.flatMap(({ title, name }) => (title === null ? [] : [[foldedWords(title), name] as const]))
  return new Map(titled)
})

/** Reports projects that the site or the CV chooses and that visitors would not see, or would see twice. */
export function checkChosen(
  field: string,
  chosen: readonly string[],
  place: Place,
  { sources, projects, findings }: CheckedFiles,
) {
  const { all: published, listed, names } = projectsOf(sources)
  const expected = lazy(() => listed().slice(0, NAMES_SHOWN))
  const named = new Set<string>()
  let reported = 0
  for (const actual of chosen) {
    if (reported === NAMES_REPORTED_MAX) break
    const isRepeated = named.has(actual)
    named.add(actual)
    const facts = { field, actual }
    reported += 1
    if (isRepeated) findings.add('list/repeated', place, facts)
    else if (published.has(`_${actual}`)) findings.add('featured/draft', place, facts)
    else if (toSlug(actual) === null || !published.has(actual)) {
      const slug = nearSlug(posix.basename(actual, '.md'))
      const titled = namesByTitle(projects).get(foldedWords(actual))
      const suggestion = titled ?? (names().has(slug) ? slug : names().near(actual))
      const other = field === 'projects' && /(?:^|\/)cv\.md$/.test(place.file) ? 'otherProjects' : null
      findings.add('featured/unknown', place, { ...facts, expected: expected(), suggestion, other })
    } else reported -= 1
  }
}

/** Other words that owners write for the default categories. */
const CATEGORY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  Personnel: ['perso', 'Personal', 'Privat'],
  Formation: ['école', 'Training', 'Ausbildung'],
  Personal: ['Personnel', 'Privat'],
  Training: ['Formation', 'Ausbildung'],
  Privat: ['persönlich', 'Personal', 'Personnel'],
  Ausbildung: ['Studium', 'Schule', 'Training', 'Formation'],
}

/** The most wrong names of one list that are reported, because a header has room for thousands. */
export const NAMES_REPORTED_MAX = 100

/** The most known names that a message lists. */
export const NAMES_SHOWN = 20

/** Returns the categories that a project of the site may name, in order. A wrong entry, which is reported elsewhere, has no name. */
export function categoryNames(site: CheckedSite | null, lang: Lang): readonly string[] {
  return [...new Set((site?.values.categories ?? defaultCategories(lang)).flatMap(({ name }) => name ?? []))]
}

/** Reports categories that the site does not have. They are unknown if `site.md` could not be read. */
export function checkCategories({ projects, site, sources, findings }: CheckedFiles) {
  if (site === null) return
  const expected = categoryNames(site, sources.lang)
  // The list is reported itself.
  if (expected.length === 0) return
  const known = new Names(expected)
  const also = expected.flatMap((name) => [name, ...(own(CATEGORY_ALIASES, name) ?? [])].map((other) => [other, name]))
  const aliases = new Names(also.map(([other = '']) => other))
  // The first of two categories with the same alias counts.
  const nameOf = new Map(also.toReversed().map(([other = '', name = '']) => [other, name]))
  for (const { category, categoryPlace } of projects) {
    if (category === null || known.has(category)) continue
    const bare = withoutRemark(category)
    const same = nameOf.get(aliases.same(bare) ?? '')
    const suggestion = same ?? known.near(bare)
    findings.add('value/unknown', categoryPlace, {
      field: 'category',
      actual: category,
      expected: expected.slice(0, NAMES_SHOWN),
      suggestion,
      mend: (!hasRemark(category) && same) || null,
    })
  }
}

/** Reports published projects and pages with the same title, because visitors could not distinguish them. */
export function checkTitles({ projects, pages, findings }: CheckedFiles) {
  const titleOf = (page: CheckedFiles['pages'][number]) => page.page?.title.toLocaleLowerCase('fr') ?? null
  for (const { project: page, other } of repeated(
    pages.filter(({ draft }) => !draft),
    titleOf,
  ))
    findings.add('page/title-duplicate', page.titlePlace, { field: 'title', actual: page.page?.title ?? '', other })
  const published = projects.filter(({ draft }) => !draft)
  for (const { project, other } of repeated(published, ({ title }) => title?.toLocaleLowerCase('fr') ?? null))
    findings.add('project/title-duplicate', project.titlePlace, { field: 'title', actual: project.title ?? '', other })
}

/** Reports published projects that lead to the same site. The second one may be a copy, or a later work on that site. */
export function checkUrls({ projects, findings }: CheckedFiles) {
  const published = projects.filter(({ draft }) => !draft)
  for (const { project, other } of repeated(published, ({ urlMeant }) =>
    urlMeant === null ? null : sameAddress(urlMeant),
  ))
    findings.add('project/url-repeated', project.urlPlace, { field: 'url', actual: project.urlMeant ?? '', other })
}

/** Reports a word at the top of the home page that says again what stands before it: « Développeuse web » and « Web ». */
export function checkHeroWords(
  { trade, hero }: CheckedSite['values'],
  placeAt: (path: string) => Place | null,
  findings: Findings,
) {
  for (const [index, actual] of (hero?.words ?? []).entries()) {
    const place = placeAt(`hero.words.${index}`)
    if (trade && place && repeatsTrade(actual, trade))
      findings.add('hero/repeated', place, { field: 'hero.words', actual, trade })
  }
}

/** Returns whether a text begins with the last word of a trade, or says the whole trade again. C, C++ and C# are three languages. */
export function repeatsTrade(text: string, trade: string): boolean {
  const [words, said] = [text, trade].map((each) => foldedWords(each.replace(/(?<=\p{L})(?:\+\+|#)/gu, 'x'))) as [
    string,
    string,
  ]
  if (words === '' || said === '') return false
  return words.split(' ', 1)[0] === said.split(' ').at(-1) || ` ${words} `.includes(` ${said} `)
}

/** Reports numbers that are repeated or skipped. A file that cannot be read has the number that its text names. */
export function checkNumbers(files: CheckedFiles) {
  const { projects, sources, findings } = files
  const read = new Set(projects.map(({ path }) => path))
  const unread = sources.files.filter(({ kind, path }) => kind === 'project' && !read.has(path))
  const unreadNumbers = unread.flatMap(({ bytes }) => numberIn(new TextDecoder().decode(bytes)) ?? [])
  const taken = new Set([...projects.map(({ number }) => number), ...unreadNumbers])
  let free = 1
  while (taken.has(free)) free += 1
  const suggestion = String(free)
  for (const { project, other } of repeated(projects, ({ number }) => number)) {
    const facts = { field: 'number', actual: String(project.number), other, suggestion }
    findings.add('number/duplicate', project.numberPlace ?? project.start, facts)
  }
  const published = projects.filter(({ draft }) => !draft)
  // A wrong number may become the one that is missing.
  let unknown =
    published.filter(({ numberPlace }) => numberPlace === null).length + unread.length - unreadNumbers.length
  const inOrder = [...taken].flatMap((number) => number ?? []).sort((a, b) => a - b)
  let next = 0
  // A project without a number counts as 0, so it makes no gap.
  const sorted = published.sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
  let last = 0
  for (const { number: written, numberPlace, start } of sorted) {
    const number = written ?? 0
    const previous = last
    // A draft keeps its number, because a second project with it is refused.
    let [first, final] = [last + 1, number - 1]
    while (first <= final && taken.has(first)) first += 1
    while (first < final && taken.has(final)) final -= 1
    last = number
    if (first > final) continue
    // The gaps follow each other, so each number is passed once.
    while ((inOrder[next] ?? first) < first) next += 1
    const before = next
    while ((inOrder[next] ?? Number.POSITIVE_INFINITY) <= final) next += 1
    const count = final - first + 1 - (next - before)
    if (count <= unknown) unknown -= count
    else {
      const missing = first === final ? String(first) : phrase('range', first, final)
      findings.add('number/gap', numberPlace ?? start, {
        field: 'number',
        actual: String(number),
        last: previous,
        missing,
      })
    }
  }
}

/** The drawing of `init` that stands in for a portrait. */
export const INITIALS = 'images/initiales.svg'

/** The time before the end at which the warning starts, so that the owner can renew the date. */
const EXPIRY_NOTICE_DAYS = 60
/** A year, leap years too. RFC 9116 recommends less than one, because a contact that is not looked at grows old. */
const EXPIRY_MAX_DAYS = 366
const EXPIRY_PROPOSED_DAYS = 364

/** Returns whether the site is built without `security.txt` because its date has passed. */
export function isExpired(
  { origin, expires }: Pick<CheckedSite['values'], 'origin' | 'expires'>,
  today: string,
): boolean {
  return expires !== null && origin !== null && !RESERVED_HOST.test(origin) && expires < today
}

/**
 * Reports a `security.txt` that has expired or soon will, because nobody may rely on it then (RFC 9116, 2.5.5), or only after years. Skips the sample site,
 * which is not on line.
 */
export function checkExpiry({ site, sources: { today }, findings }: CheckedSiteFiles) {
  const { origin, expires } = site.values
  const { expiresPlace: place } = site
  if (expires === null || origin === null || RESERVED_HOST.test(origin)) return
  const days = Math.round((Date.parse(expires) - Date.parse(today)) / DAY_MS)
  if (isExpired({ origin, expires }, today)) findings.add('site/expired', place, { field: 'expires', actual: expires })
  else if (days < EXPIRY_NOTICE_DAYS)
    findings.add('site/expires-soon', place, { field: 'expires', actual: expires, days })
  else if (days > EXPIRY_MAX_DAYS) {
    const suggestion = new Date(Date.parse(today) + EXPIRY_PROPOSED_DAYS * DAY_MS).toISOString().slice(0, 10)
    findings.add('site/expires-late', place, { field: 'expires', actual: expires, suggestion })
  }
}

/** Regions whose numbers are French: the mainland, and the overseas departments and collectivities. */
const FRENCH_REGIONS = ['FR', 'GF', 'GP', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT']

/**
 * Reports phone numbers that nobody can call, and, to an owner who seems to be abroad, that the legal notice claims French law although
 * `legal.law` names none.
 */
export function checkPhones(
  values: CheckedSite['values'],
  { lang, original }: Pick<Surroundings, 'lang' | 'original'>,
  placeAt: (field: string) => Place | null,
  findings: Findings,
) {
  const isFrench = isDialledInFrance(values, lang)
  // The host may be in another country than the owner.
  const phones = [
    ['phone', values.phone, values.place],
    ['legal.host.phone', values.legal?.host?.phone ?? null, values.legal?.host?.address ?? null],
  ] as const
  for (const [field, actual, town] of phones) {
    const place = placeAt(field)
    if (actual === null || place === null) continue
    const whole = isFrench ? withLostZero(actual) : null
    const abroad = whole === null || field !== 'phone' ? null : ofTownAbroad(actual, values.place)
    if (abroad !== null) {
      findings.add('phone/national', place, { field, actual, suggestion: abroad })
      continue
    }
    if (whole !== null) {
      findings.add('phone/zero', place, { field, actual, suggestion: quoted(whole) })
      continue
    }
    const { doubt, region } = readNumber(actual, isFrench)
    const isOwn = field === 'phone' && !original && !values.legal?.law
    if (doubt === 'national') {
      const suggestion = withCountryCode(actual, town)
      findings.add('phone/national', place, { field, actual, suggestion })
      // With its code, the number is that of another country.
      if (isOwn && suggestion !== null) findings.add('legal/law', place, { field, actual: suggestion })
    } else if (doubt !== null) findings.add(`phone/${doubt}`, place, { field, actual })
    else if (isOwn && !FRENCH_REGIONS.includes(region ?? '')) findings.add('legal/law', place, { field, actual })
  }
}

/** Reports a date that the site does not show any more because it has passed. */
export function checkSeeking({ site, sources: { today }, findings }: CheckedSiteFiles) {
  const { from = null } = site.values.seeking ?? {}
  const place = site.places.values['seeking.from']
  if (from !== null && place !== undefined && isPast(from, today))
    findings.add('seeking/past', place, { field: 'seeking.from', actual: from })
}

/** Returns the number that the text of a project names, although its header cannot be read. */
function numberIn(text: string): number | null {
  const [, digits = null] = /^number[ \t]*[:=][ \t]*["']?(\d{1,6})\b/m.exec(text) ?? []
  return digits === null ? null : Number(digits)
}

/** Returns the projects with a key that an earlier one already has, and the path of the earlier one. Drafts come last; `null` is no key. */
function repeated<Named extends CheckedName>(
  projects: readonly Named[],
  keyOf: (project: Named) => string | number | null,
) {
  const owners = new Map<string | number, string>()
  return projects
    .toSorted((a, b) => Number(a.draft) - Number(b.draft))
    .flatMap((project) => {
      const key = keyOf(project)
      const other = key === null ? undefined : owners.get(key)
      if (key !== null && other === undefined) owners.set(key, project.path)
      return other === undefined ? [] : { project, other }
    })
}
