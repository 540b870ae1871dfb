import { posix } from 'node:path'
import { tagSlug } from '../../src/catalogue/lists.ts'
import { type SiteFacts, sitePaths, whatSiteHas } from '../../src/catalogue/pages.ts'
import { isPast, latestPost } from '../../src/catalogue/seeking.ts'
import type { CompiledCatalogue, CompiledSite } from '../../src/catalogue/types.ts'
import { byPlace, type Diagnostic, isError, startOf } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import { LIMITS } from '../diagnostics/limits.ts'
import { phrase } from '../diagnostics/phrase.ts'
import type { Place } from '../diagnostics/severity.ts'
import type { Lang } from '../fields/site-texts/languages.ts'
import { toCatalogue } from './catalogue/catalogue.ts'
import { lookOf } from './catalogue/look.ts'
import { checkApplications } from './check/applications.ts'
import {
  categoryNames,
  checkCategories,
  checkChosen,
  checkContact,
  checkExpiry,
  checkMail,
  checkNumbers,
  checkSeeking,
  checkSkills,
  checkSlugs,
  checkTitles,
  checkUrls,
  isExpired,
} from './check/cross-checks.ts'
import { reportCvGaps } from './check/cv-gaps.ts'
import { checkCvLengths } from './check/cv-lengths.ts'
import { checkTags } from './check/cv-tags.ts'
import { reportAge, reportAvailability } from './check/freshness.ts'
import { checkDates } from './check/future-dates.ts'
import { checkHost, checkIdentifiers } from './check/hosting.ts'
import { reportLeftovers } from './check/leftovers.ts'
import { checkLinks, type Places } from './check/links.ts'
import { withoutOwnContacts } from './check/own-contacts.ts'
import { checkProfiles } from './check/profiles.ts'
import { checkPublicNames } from './check/public-names.ts'
import { reportSample } from './check/sample.ts'
import type { CheckedCvFiles, CheckedFiles, CheckedSite, Compilation, CompiledFile } from './contract/checked.ts'
import { nameOfFile } from './contract/file-name.ts'
import type { OwnCv } from './contract/own.ts'
import type { SourceFile, Sources } from './contract/sources.ts'
import { decoded } from './parse/percent.ts'
import { checkPictures } from './validate/pictures.ts'
import { checkRoles } from './validate/style-roles.ts'

/** One language of the site: its sources, and its compiled files in the order of their paths. */
interface CompiledLanguage {
  sources: Sources
  files: readonly CompiledFile[]
}

/** Assembles the files of all languages into catalogues and diagnostics. Accesses neither the disk nor the console. */
export function assembleAll(languages: readonly CompiledLanguage[]): Compilation {
  const [first, ...others] = languages
  if (first === undefined) return { catalogue: null, translations: [], diagnostics: [], cvFiles: [] }
  const findings = new Findings(undefined, LIMITS.findings)
  const texts = languages.flatMap(({ sources }) => sources.files)
  const original = assemble(first, languages, texts, findings)
  reportSample(languages, findings)
  const translated = others.map((other) => assembleTranslation(other, languages, findings))
  const originals = originalsOf(languages)
  checkPages(languages, originals, findings)
  for (const { sources, files } of languages) checkDates(files, sources, findings)
  const catalogues = [original, ...translated]
  const cvs = languages.map((language, index) => ({ ...cvsOf(language), catalogue: catalogues[index] ?? null }))
  checkCvLengths(cvs, findings)
  const own = languages.flatMap(({ files }) => files.flatMap(diagnosticsOf))
  const all = [...withoutRefused(own, findings.diagnostics), ...findings.diagnostics]
  const sites = languages.flatMap(({ files }) => files.flatMap(({ site }) => site ?? []))
  const diagnostics = withoutOwnContacts(withoutUnreadable(withoutBrokenLinks(all, originals)), sites)
  const isWhole = original !== null && !diagnostics.some(isError)
  return {
    catalogue: isWhole ? original : null,
    translations: isWhole ? translated.flatMap((catalogue) => catalogue ?? []) : [],
    diagnostics: diagnostics.sort(byPlace),
    cvFiles: cvs.map((files) => ({ ...files, catalogue: isCvFaulty(diagnostics) ? null : files.catalogue })),
  }
}

/** The path of the original of each translation, by the path of the translation. */
type Originals = ReadonlyMap<string, string>

function originalsOf(languages: readonly CompiledLanguage[]): Originals {
  const all = languages.flatMap(({ sources }) => sources.files)
  return new Map(all.flatMap(({ path, original }) => (original ? [[path, original.path] as const] : [])))
}

/** Drops the advice to copy a link or a picture of the original that is wrong, which is reported there. */
function withoutBrokenLinks(all: readonly Diagnostic[], originals: Originals): Diagnostic[] {
  const isBroken = /^(?:body\/link|path\/|picture\/)/
  const broken = new Set(
    all.flatMap((found) => (isError(found) && isBroken.test(found.code) ? `${found.file} ${found.actual}` : [])),
  )
  return all.filter(
    ({ code, file, actual }) => code !== 'translation/left-out' || !broken.has(`${originals.get(file)} ${actual}`),
  )
}

/** Drops what is said of pictures whose file cannot be read, which is reported there with the reason. */
function withoutUnreadable(all: readonly Diagnostic[]): Diagnostic[] {
  const unread = new Set(all.flatMap(({ code, file }) => (code === 'file/unreadable' ? file : [])))
  const targetOf = (path: string, file: string) =>
    path.startsWith('/') ? `public${path}` : posix.join(posix.dirname(file), path)
  return all.filter(
    ({ code, file, actual }) => code !== 'picture/outside' || !unread.has(targetOf(decoded(String(actual)), file)),
  )
}

/** Returns the files from which the CVs of a language are made. */
function cvsOf({ sources: { contentFolder }, files }: CompiledLanguage): Omit<CheckedCvFiles, 'catalogue'> {
  const own = (kind: OnlyKind) => theFile(kind, contentFolder, files)
  const targets = files.flatMap(({ target }) => target ?? [])
  return { site: own('site')?.site ?? null, cv: own('cv')?.cv ?? null, targets }
}

function isCvFaulty(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((found) => isError(found) && /(?:^|\/)(?:site|cv|cvs\/[^/]+)\.md$/.test(found.file))
}

/**
 * Checks the files of the first language together.
 * @param texts the files of all languages
 * @returns `null` if the site has no complete header
 */
function assemble(
  { sources, files }: CompiledLanguage,
  languages: readonly CompiledLanguage[],
  texts: readonly SourceFile[],
  findings: Findings,
): CompiledCatalogue | null {
  const parts = partsOf({ sources, files }, findings)
  const { site, cv, targets } = parts
  checkTitles(parts)
  checkUrls(parts)
  checkCategories(parts)
  checkNumbers(parts)
  checkAddresses(parts, { sources, files }, languages)
  const look = lookOf(site?.values.look)
  checkPictures(files, sources, look, findings)
  const style = files.find((file) => file.style !== null)?.style ?? null
  if (style !== null) checkRoles(style.roles, look, findings)
  if (cv?.cv) {
    checkChosen('projects', cv.cv.projects, cv.cv.projectsPlace, parts)
    checkTags(cv.cv, parts)
  }
  if (cv === null) for (const { start, draft } of targets) if (!draft) findings.add('cv/target-alone', start)
  checkApplications(parts, texts)
  checkProfiles(parts)
  if (site !== null) {
    checkChosen('featured', site.values.featured ?? [], site.featuredPlace, parts)
    for (const check of SITE_CHECKS) check({ ...parts, site })
  }
  return catalogueOf(parts, { ownStyles: style?.css ?? null, analytics: site?.site?.analytics ?? null })
}

const SITE_CHECKS = [
  checkContact,
  checkMail,
  checkIdentifiers,
  checkHost,
  checkExpiry,
  checkSeeking,
  reportAge,
  reportCvGaps,
  checkSkills,
  reportLeftovers,
]

/** Assembles a translation. Checks only what is specific to it, because the rest was checked in the first language. */
function assembleTranslation(language: CompiledLanguage, languages: readonly CompiledLanguage[], findings: Findings) {
  const { sources, files } = language
  const [first = language] = languages
  const parts = partsOf(language, findings)
  checkAddresses(parts, language, languages)
  checkPictures(files, sources, lookOf(parts.site?.values.look), findings)
  const { site, cv } = parts
  // A tag may name a CV that this language lacks.
  const targets = [...parts.targets, ...first.files.flatMap(({ target }) => target ?? [])]
  if (cv?.cv) checkTags(cv.cv, { ...parts, targets })
  const isOwn = (place?: Place) => place?.file.startsWith(`${sources.contentFolder}/`) === true
  // A project that is not translated may be chosen too.
  const all = { ...parts, sources: first.sources }
  if (cv?.cv && isOwn(cv.cv.places.values.projects)) checkChosen('projects', cv.cv.projects, cv.cv.projectsPlace, all)
  if (site && isOwn(site.places.values.featured))
    checkChosen('featured', site.values.featured ?? [], site.featuredPlace, all)
  if (site && isOwn(site.places.values.availability)) reportAvailability({ ...parts, site })
  const style = first.files.find((file) => file.style !== null)?.style ?? null
  const named = { ...parts, projects: inOwnCategories(parts, first, sources.lang) }
  const { analytics = null } = theFile('site', first.sources.contentFolder, first.files)?.site?.site ?? {}
  return catalogueOf(named, { ownStyles: style?.css ?? null, analytics })
}

/** Returns the projects of a translation with its own names of the categories. Both sites list the categories in the same order. */
function inOwnCategories({ projects, site }: CheckedFiles, { sources, files }: CompiledLanguage, lang: Lang) {
  const own = categoryNames(site, lang)
  const original = categoryNames(files.find((file) => file.site)?.site ?? null, sources.lang)
  return projects.map((checked) => {
    const { project } = checked
    if (project === null || own.includes(project.category)) return checked
    return {
      ...checked,
      project: { ...project, category: own[original.indexOf(project.category)] ?? project.category },
    }
  })
}

/** Groups the files by kind, and reports skipped and missing files. */
function partsOf({ sources, files }: CompiledLanguage, findings: Findings): CheckedFiles {
  reportSkipped(sources.skipped, findings)
  const targets = files.flatMap(({ target }) => target ?? [])
  const [refused] = targets.slice(LIMITS.cvs)
  if (refused) findings.exceed('cvs', refused.start)
  const parts = {
    ...{ sources, findings },
    site: only('site', files, sources, findings)?.site ?? null,
    cv: only('cv', files, sources, findings),
    projects: files.flatMap(({ project }) => project ?? []),
    pages: files.flatMap(({ page }) => page ?? []),
    targets: targets.slice(0, LIMITS.cvs),
    applications: files.flatMap(({ application }) => application ?? []),
  }
  checkTechnologies(parts.projects, findings)
  checkSlugs(parts.projects, findings)
  checkSlugs(parts.pages, findings)
  checkSlugs(parts.targets, findings)
  return parts
}

/** Reports the project with which a site would have very many pages of technologies. */
function checkTechnologies(projects: CheckedFiles['projects'], findings: Findings) {
  const slugs = new Set<string>()
  for (const { project, start } of projects) {
    for (const name of project?.technologie ?? []) slugs.add(tagSlug(name))
    if (slugs.size > LIMITS.technologies) {
      findings.exceed('technologies', start)
      return
    }
  }
}

/**
 * Reports a published file that gives neither a page nor an error, because a build would leave it out without a word. An error of the
 * original also keeps the translation back, which takes values from it.
 */
function checkPages(languages: readonly CompiledLanguage[], originals: Originals, findings: Findings) {
  const all = languages.flatMap(({ files }) => files)
  const faulty = new Set(all.filter(({ diagnostics }) => diagnostics.some(isError)).map(({ path }) => path))
  for (const { path, project, page, target, application, site, cv } of all) {
    const checked = project ?? page ?? target ?? application
    const made = project?.project ?? page?.page ?? target?.target ?? application?.application ?? site?.site ?? cv?.cv
    const isDraft = checked?.draft ?? nameOfFile(path).draft
    if (made || isDraft || !path.endsWith('.md')) continue
    if (faulty.has(path) || faulty.has(originals.get(path) ?? '')) continue
    findings.add('file/failed', startOf(path), { reason: phrase('noPage'), suggestion: null })
  }
}

/** Checks the links of all texts, and the names in `public/`, by the paths of the site. */
function checkAddresses(parts: CheckedFiles, language: CompiledLanguage, languages: readonly CompiledLanguage[]) {
  const { sources, findings } = parts
  checkLinks(placesOf(language), languages.map(placesOf), parts)
  const written = pathsOf(language).files.map((path) => sources.below + path)
  checkPublicNames(sources, written, findings)
}

function placesOf(language: CompiledLanguage): Places {
  return { lang: language.sources.lang, files: language.files, addresses: addressesOf(pathsOf(language)) }
}

/** Returns the paths of all pages and files that a build writes in a language. */
function pathsOf({ sources, files }: CompiledLanguage) {
  const own = (kind: OnlyKind) => theFile(kind, sources.contentFolder, files)
  const outputs = sources.below ? sources.outputs.filter(({ eachLanguage }) => eachLanguage) : sources.outputs
  return sitePaths({ ...siteFacts(own('site')?.site ?? null, own('cv'), files), lang: sources.lang }, outputs)
}

/** @param ofAll what all languages have in common, because one policy of the site allows it */
function catalogueOf(parts: CheckedFiles, ofAll: Pick<CompiledSite, 'ownStyles' | 'analytics'>) {
  const { site, cv, projects, pages, targets, applications } = parts
  const { today } = parts.sources
  if (!site?.site) return null
  return toCatalogue({
    site: { ...onDay(site.site, cv?.cv?.cv ?? null, today), ...ofAll },
    month: today.slice(0, 'YYYY-MM'.length),
    cv: cv?.cv?.cv ?? null,
    tagged: cv?.cv?.tagged ?? null,
    targets: targets.flatMap(({ target }) => target ?? []),
    projects: projects.flatMap(({ project }) => project ?? []),
    pages: pages.flatMap(({ page }) => page ?? []),
    applications: applications.flatMap(({ application }) => application ?? []),
  })
}

/** Returns what the files of a language say on their own, before they are checked together. */
export function ownDiagnostics(files: readonly CompiledFile[], skipped: Sources['skipped']): readonly Diagnostic[] {
  const findings = new Findings()
  reportSkipped(skipped, findings)
  return [...files.flatMap(diagnosticsOf), ...findings.diagnostics]
}

function reportSkipped(skipped: Sources['skipped'], findings: Findings) {
  for (const { path, problem, reason, suggestion } of skipped)
    findings.add(`file/${problem}`, startOf(path), { reason, suggestion })
}

/** Returns the diagnostics of a file. Errors of a draft become warnings, because no build publishes it. */
function diagnosticsOf({ path, diagnostics }: CompiledFile): readonly Diagnostic[] {
  if (!nameOfFile(path).draft) return diagnostics
  return diagnostics.map((diagnostic) => (isError(diagnostic) ? { ...diagnostic, severity: 'warning' } : diagnostic))
}

/** Removes what says how to write a name that no file has, because another one is to be written there. */
function withoutRefused(own: readonly Diagnostic[], across: readonly Diagnostic[]): readonly Diagnostic[] {
  const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`
  const unknown = new Set(across.filter(({ code }) => code === 'value/unknown').map(placeOf))
  return own.filter((found) => found.code !== 'value/type' || !unknown.has(placeOf(found)))
}

/**
 * Completes the values that depend on the day of the build: the default year of the copyright, the current post, dates that have passed.
 */
function onDay(site: CompiledSite, cv: OwnCv | null, today: string): CompiledSite {
  const footer = { ...site.footer, year: site.footer.year ?? today.slice(0, 'YYYY'.length) }
  const { from = null } = site.seeking ?? {}
  const seeking = site.seeking && {
    ...site.seeking,
    from: from !== null && isPast(from, today) ? null : from,
    latest: cv && latestPost(cv, today),
  }
  return { ...site, footer, seeking, expires: isExpired(site, today) ? null : site.expires }
}

/** Returns which files a build would write, as far as this is known. A project with errors may have no address yet. */
function siteFacts(
  site: CheckedSite | null,
  cv: CompiledFile | null,
  files: readonly CompiledFile[],
): Omit<SiteFacts, 'lang'> {
  const sound = files.filter(({ diagnostics }) => !diagnostics.some(isError))
  return {
    projects: sound.flatMap(({ project }) => project?.project ?? []),
    has: whatSiteHas({
      site: {
        accessibility: site?.values.accessibility ?? false,
        expires: site?.values.expires ?? null,
        contact: site?.values.contact ?? 'form',
      },
      cv,
      cvs: sound.flatMap(({ target: checked }) => {
        const { slug: name, title, listed } = checked?.target ?? {}
        return name && title ? { name, title, listed: listed === true } : []
      }),
      pages: sound.flatMap(({ page }) => page?.page ?? []),
      applications: sound.flatMap(({ application }) => application?.application ?? []),
    }),
  }
}

/** Returns the addresses that a link may name: pages without `.html`, the home page as `/`. */
function addressesOf({ pages, files }: ReturnType<typeof sitePaths>): string[] {
  return [...pages, ...files.filter((file) => !file.endsWith('.html'))].map((path) => `/${path}`)
}

/** The kinds of which a language has one file. */
type OnlyKind = 'site' | 'cv'

/** Returns the only file of its kind; `null` if it is missing, or a draft. */
function theFile(kind: OnlyKind, contentFolder: string, files: readonly CompiledFile[]): CompiledFile | null {
  return files.find(({ path, cv }) => path === `${contentFolder}/${kind}.md` && cv?.draft !== true) ?? null
}

/** Returns the only file of its kind, and reports a missing one. */
function only(
  kind: OnlyKind,
  files: readonly CompiledFile[],
  sources: Sources,
  findings: Findings,
): CompiledFile | null {
  const path = `${sources.contentFolder}/${kind}.md`
  const file = theFile(kind, sources.contentFolder, files)
  if (file) return file
  const draft = `${sources.contentFolder}/_${kind}.md`
  if (files.some((candidate) => candidate.path === draft)) findings.add('cv/draft', startOf(draft))
  // A language may lack a translation of cv.md.
  else if (!(kind === 'cv' && sources.below) && !sources.skipped.some((skipped) => skipped.path === path)) {
    if (kind === 'cv') findings.add('cv/missing', startOf(path))
    else findings.add('file/missing', startOf(path), { actual: path, lang: sources.below === '' ? null : sources.lang })
  }
  return null
}
