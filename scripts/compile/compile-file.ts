import type { Slug } from '../../src/catalogue/types.ts'
import { Findings, TooManyFindings } from '../diagnostics/findings.ts'
import { LIMITS } from '../diagnostics/limits.ts'
import { draftOf } from '../diagnostics/messages.ts'
import { bilingual } from '../diagnostics/phrase.ts'
import { besideSecret, isSecret } from '../diagnostics/secret-address.ts'
import type { Place } from '../diagnostics/severity.ts'
import { FIELDS_OF, type MarkdownKind } from '../fields/definitions.ts'
import { exampleIn, type Field } from '../fields/field.ts'
import { own as entryOf } from '../fields/own.ts'
import type { Incomplete } from '../fields/values.ts'
import { toApplication, toCv, toPage, toProject, toSite } from './catalogue/catalogue.ts'
import { MAIN_VIEW, selectCv } from './catalogue/cv-selection.ts'
import { checkConfidential } from './check/confidential.ts'
import { checkCopies } from './check/copied-entries.ts'
import { checkHeroWords, checkHome, checkLogos, checkPhones, checkProject, checkTwice } from './check/cross-checks.ts'
import { tagsIn } from './check/cv-tags.ts'
import { checkEffects } from './check/effects.ts'
import { pathOf } from './check/field-path.ts'
import { datesOfCv, datesOfProject, datesOfSite } from './check/future-dates.ts'
import { compareBodies, compareHeaders } from './check/translated-texts.ts'
import type {
  CheckedApplication,
  CheckedCv,
  CheckedName,
  CheckedProject,
  CheckedSite,
  CompiledFile,
} from './contract/checked.ts'
import { isDraftFile, nameOfFile } from './contract/file-name.ts'
import type { ParsedFile } from './contract/parsed-file.ts'
import type { Asset, PictureUse, SkippedFile, SourceFile, Sources } from './contract/sources.ts'
import type { Surroundings } from './contract/surroundings.ts'
import { ParsedFiles } from './parsed-files.ts'
import { reportForeignValues } from './render/header-forms.ts'
import { reportIdentityNumbers, reportSecretKeys } from './render/identity-numbers.ts'
import { isOutline } from './render/nodes.ts'
import { reportContactsOfOthers, reportPasswords } from './render/private-facts.ts'
import { renderBody } from './render/render.ts'
import { isReserved, type NamedKind, nearSlug, toSlug } from './render/slug.ts'
import { headerWithoutRemarks, reportUnwritten } from './render/to-write.ts'
import { nearAddress } from './validate/address.ts'
import { valueMeant } from './validate/header-texts.ts'
import { sampleValuesIn } from './validate/sample-values.ts'
import { compileStyle } from './validate/style.ts'
import { inherited, isComplete, stateOf, translatable } from './validate/translation.ts'
import { typeset } from './validate/typeset.ts'
import { type Validated, validateHeader } from './validate/validate.ts'

/** Compiles one file like `compileFile`. Any exception becomes a problem of this file, so that the others are still compiled. */
export function compileOrSkip(...args: Parameters<typeof compileFile>): CompiledFile | SkippedFile {
  try {
    return compileFile(...args)
  } catch (error) {
    return failed(args[0].path, error)
  }
}

export function failed(path: string, error: unknown): SkippedFile {
  const [reason = ''] = String(error).split('\n')
  return { path, problem: 'failed', reason, suggestion: null }
}

/** Compiles one file by itself: parse → migrate → validate → render. */
export function compileFile(
  source: SourceFile,
  { assets, contentFolder, below, lang }: Pick<Sources, 'assets' | 'contentFolder' | 'lang' | 'below'>,
  parsed = new ParsedFiles(),
): CompiledFile {
  const findings = new Findings(LIMITS.findings)
  const asked = new Map<string, Asset | null>()
  const pictures: PictureUse[] = []
  const surroundings: Surroundings = {
    contentFolder,
    lang,
    assets: recordingLookups(assets, asked),
    onPicture: (use) => pictures.push(use),
    original: originalOf(source, { contentFolder, below }, parsed),
  }
  const result: Omit<CompiledFile, 'diagnostics' | 'assets' | 'pictures'> = {
    lang,
    path: source.path,
    links: [],
    anchors: [],
    project: null,
    page: null,
    site: null,
    cv: null,
    target: null,
    application: null,
    style: null,
    sampleValues: [],
    dates: [],
  }
  try {
    if (source.kind === 'style') result.style = compileStyle(source, surroundings, findings)
    const file = parsed.parse(source, findings)
    if (file !== null) {
      if (surroundings.original) compareBodies(file, surroundings.original, surroundings, findings)
      if (file.isHeaderRead) Object.assign(result, COMPILERS[file.kind](file, surroundings, findings))
      else {
        const { links, anchors } = renderBody(file, surroundings, findings)
        Object.assign(result, { links, anchors })
      }
      result.sampleValues = sampleValuesIn(file)
      reportUnwritten(file, findings)
      reportContactsOfOthers(file, findings)
      reportPasswords(
        headerWithoutRemarks(file),
        { code: [], end: '\n' },
        (from, to) => file.headerPlace(from, to),
        findings,
      )
      reportIdentityNumbers(file.headerText, (from, to) => file.headerPlace(from, to), findings)
      reportSecretKeys(file.headerText, (from, to) => file.headerPlace(from, to), findings)
      const { body, bodyStart, places } = file
      reportSecretKeys(body, (from, to) => places.between(bodyStart + from, bodyStart + to), findings)
      reportForeignValues(file, findings)
    }
  } catch (error) {
    if (!(error instanceof TooManyFindings)) throw error
  }
  return { ...result, diagnostics: findings.diagnostics, assets: [...asked], pictures }
}

const COMPILERS: Record<
  MarkdownKind,
  (file: ParsedFile, surroundings: Surroundings, findings: Findings) => Partial<CompiledFile>
> = {
  project(file, surroundings, findings) {
    const header = readHeader(file, FIELDS_OF.project, surroundings, findings)
    const named = checkName(file, header, surroundings, findings)
    const { slug, start } = named
    const body = renderBody(file, surroundings, findings)
    if (!surroundings.original) {
      checkProject(header, isOutline(file.body) ? { ...body, html: null } : body, start, findings)
      checkEffects('project', header, findings)
    }
    checkConfidential(file, header, findings)
    const missing = findings.diagnostics.filter(({ code }) => code === 'key/missing').length
    if (missing >= UNFINISHED_KEYS && !named.draft)
      findings.add('project/unfinished', start, { count: missing, suggestion: draftOf(file.path) })
    const { number, title, url, github, category } = header.values
    const project: CheckedProject = {
      ...named,
      ...{ number, title, url, github, category },
      numberPlace: header.isFaulty('number') ? null : header.placeOf('number'),
      titlePlace: header.placeOf('title'),
      urlPlace: header.placeOf('url'),
      urlMeant: url ?? nearAddress(String(valueMeant(file, 'url') ?? '')),
      categoryPlace: header.placeOf('category'),
      project:
        header.ok && slug !== null
          ? toProject({ ...named, slug }, typeset(header.values, FIELDS_OF.project, surroundings), body)
          : null,
    }
    return { project, links: body.links, anchors: body.anchors, dates: datesOfProject(header) }
  },
  page(file, surroundings, findings) {
    const header = readHeader(file, FIELDS_OF.page, surroundings, findings)
    const named = checkName(file, header, surroundings, findings)
    const { slug, start } = named
    const body = renderBody(file, surroundings, findings)
    if (body.html === null || isOutline(file.body)) findings.add('page/body-missing', start)
    const page =
      header.ok && slug !== null
        ? toPage({ ...named, slug }, typeset(header.values, FIELDS_OF.page, surroundings), body)
        : null
    return { page: { ...named, titlePlace: header.placeOf('title'), page }, links: body.links, anchors: body.anchors }
  },
  site(file, surroundings, findings) {
    const { placeOf, placeAt, placeOfKey, writtenPlaces, isFaulty, ...header } = readHeader(
      file,
      FIELDS_OF.site,
      surroundings,
      findings,
    )
    if (!surroundings.original) {
      checkTwice(header.values, (path) => placeAt(path) ?? placeOf(path.split('.', 1)[0] as never), findings)
      checkLogos(header.values, (key, index) => placeAt(`${key}.${index}`) ?? placeOf(key), findings)
      checkEffects('site', { values: header.values, placeOfKey, isFaulty }, findings)
    }
    const body = renderBody(file, surroundings, findings)
    if (!surroundings.original) checkHome(header.values, body, placeOf('home'), findings)
    checkHeroWords(header.values, placeAt, findings)
    checkPhones(header.values, surroundings, placeAt, findings)
    const site: CheckedSite = {
      places: writtenPlaces(),
      values: header.values,
      expiresPlace: placeOf('expires'),
      featuredPlace: placeOf('featured'),
      skillsPlace: placeOf('skills'),
      contactPlace: isFaulty('email') || isFaulty('mail') ? null : placeOf('contact'),
      site: header.ok ? toSite(typeset(header.values, FIELDS_OF.site, surroundings), body, surroundings.lang) : null,
    }
    return { site, links: body.links, anchors: body.anchors, dates: datesOfSite(header.values, placeAt) }
  },
  cv(file, surroundings, findings) {
    const header = readHeader(file, FIELDS_OF.cv, surroundings, findings)
    const body = renderBody(file, surroundings, findings)
    const { projects } = header.values
    const tagged = header.ok ? toCv(typeset(header.values, FIELDS_OF.cv, surroundings), body) : null
    const cv: CheckedCv = {
      draft: isDraftFile(file.path, surroundings.original?.file.path),
      projects: (projects ?? []).flatMap(({ name }: Incomplete<{ name: string }>) => name ?? []),
      projectsPlace: header.placeOf('projects'),
      start: file.places.between(0, 0),
      places: header.writtenPlaces(),
      mails: mailsIn(file),
      tags: tagged === null ? [] : tagsIn(tagged, header.placeAt),
      tagged,
      cv: tagged && selectCv(tagged, MAIN_VIEW),
    }
    return { cv, links: body.links, anchors: body.anchors, dates: datesOfCv(header) }
  },
  target(file, surroundings, findings) {
    const header = readHeader(file, FIELDS_OF.target, surroundings, findings)
    const named = checkName(file, header, surroundings, findings)
    const { slug, draft } = named
    const tag = toSlug(named.name)
    const { sections, lang } = header.values
    for (const [index, section] of (sections ?? []).entries())
      if (sections?.indexOf(section) !== index)
        findings.add('list/repeated', header.placeOf('sections'), { field: 'sections', actual: section })
    // The text below the header is in the language of this CV.
    const own = { ...surroundings, ...(lang && { lang }) }
    const body = renderBody(file, own, findings)
    const values = header.ok && typeset(header.values, FIELDS_OF.target, own)
    const target =
      values && slug !== null && tag !== null
        ? { slug, tag, draft, ...values, profile: body.html, profileText: body.lines, profilePictures: body.pictures }
        : null
    return { target: { ...named, places: header.writtenPlaces(), target }, links: body.links, anchors: body.anchors }
  },
  application(file, surroundings, findings) {
    const { draft } = nameOfFile(file.path)
    const start = file.places.between(0, 0)
    const header = readHeader(file, FIELDS_OF.application, surroundings, findings)
    const body = renderBody(file, surroundings, findings)
    if (body.html === null) findings.add('page/body-missing', start)
    const { address: written, cv, projects } = header.values
    const addressPlace = header.placeOf('address')
    const address = written !== null && isSecret(written) ? written : null
    if (address === null && !header.isFaulty('address')) {
      const facts = { field: 'address' }
      if (written === null) findings.add('application/address-missing', addressPlace, facts)
      else findings.add('application/address-weak', addressPlace, { ...facts, rest: besideSecret(written) })
    }
    const application: CheckedApplication = {
      ...{ path: file.path, draft, start, address, addressPlace, cv, projects: projects ?? [] },
      cvPlace: header.placeOf('cv'),
      projectsPlace: header.placeOf('projects'),
      application:
        header.ok && address !== null
          ? toApplication(typeset(header.values, FIELDS_OF.application, surroundings), address, draft, body)
          : null,
    }
    return { application, links: body.links, anchors: body.anchors }
  },
}

/** The number of missing keys from which a project is probably not finished. */
const UNFINISHED_KEYS = 3

function mailsIn({ body, bodyStart, places }: ParsedFile): CheckedCv['mails'] {
  return [...body.matchAll(/(?<![\w.@+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g)].map(
    ({ 0: address, index }) => ({
      address,
      place: places.between(bodyStart + index, bodyStart + index + address.length),
    }),
  )
}

/** The prefix that turns a reserved name into a free one. */
const FREE_PREFIXES: Readonly<Record<NamedKind, string>> = { project: 'projet', page: 'ma-page', target: 'mon' }

/** Names of files that their owners have not finished. A project may be about a draft beer. */
const DRAFT_WORD = /^brouillon(?:-|$)|-brouillon$|(?:^|-)draft$/

/** Reports a name that cannot be the address of a project, page or CV. */
function checkName(
  file: ParsedFile,
  header: { address: Slug | null },
  surroundings: Surroundings,
  findings: Findings,
): CheckedName {
  const { name, draft } = nameOfFile(file.path)
  const { lang } = surroundings
  const kind: NamedKind = file.kind === 'page' || file.kind === 'target' ? file.kind : 'project'
  const start = file.places.between(0, 0)
  const slug = header.address ?? toSlug(name)
  // « e.md.md » has its ending twice.
  const bare = name.replace(/\.(?:mdx?|markdown|txt|html?)$/i, '')
  const near = nearSlug(bare)
  const free = isReserved(near, kind, lang) ? `${FREE_PREFIXES[kind]}-${near}` : near
  // A new name keeps a draft what it is, or makes it one if the name says so.
  const suggestion = `${draft || DRAFT_WORD.test(near) ? '_' : ''}${free}`
  if (slug === null)
    findings.add('file/name', start, {
      actual: bare === name ? name : `${name}.md`,
      suggestion: free === '' ? null : suggestion,
    })
  else if (isReserved(slug, kind, lang)) findings.add('file/name-reserved', start, { actual: name, suggestion })
  return {
    path: file.path,
    draft: isDraftFile(file.path, surroundings.original?.file.path),
    name,
    slug,
    nearSlug: slug ?? near,
    start,
  }
}

/** Returns the file that a file translates; `null` in the first language, and if the original cannot be read. */
function originalOf(
  { kind, original }: SourceFile,
  { contentFolder, below }: { contentFolder: string; below: string },
  parsed: ParsedFiles,
): NonNullable<Surroundings['original']> | null {
  if (!original) return null
  const file = parsed.get({ kind, ...original })
  return file && { file, contentFolder: contentFolder.slice(0, -below.length), state: stateOf(original.bytes) }
}

/** The values of a header, with the last part of its own address if a translation gives one. */
type ReadHeader<Fields extends readonly Field[]> = Validated<Fields> & { address: Slug | null }

/** Returns the values of a header. A translation inherits values from its original. */
function readHeader<const Fields extends readonly Field[]>(
  file: ParsedFile,
  fields: Fields,
  surroundings: Surroundings,
  findings: Findings,
): ReadHeader<Fields> {
  const { original } = surroundings
  if (!original) {
    const header = validateHeader(file, fields, surroundings, findings)
    checkCopies(header.values, header.placeAt, findings)
    return { ...header, address: null }
  }
  const own = validateHeader(file, translatable(fields), surroundings, findings)
  const { contentFolder } = original
  const theirs = validateHeader(
    original.file,
    fields,
    { ...surroundings, contentFolder, original: null, onPicture() {} },
    new Findings(),
  )
  const start = file.places.between(0, 3)
  const reportCount = (code: 'translation/entries' | 'translation/tags', field: string) => {
    const [count, inOriginal] = [own, theirs].map(({ lengthAt }) => lengthAt(pathOf(field))) as [number, number]
    // They may differ only because an entry is refused.
    if (count !== inOriginal)
      findings.add(code, own.placeAt(pathOf(field)) ?? start, { field, count, theirs: inOriginal })
  }
  const isRefused = (field: string) =>
    own.placeAt(pathOf(field)) !== null &&
    fields.some(({ key }) => key === field.split(/[.[]/, 1)[0] && own.isFaulty(key))
  const isNeeded = (field: string) => fields.some(({ key, presence }) => key === field && presence === 'required')
  const values = inherited(own.values, theirs.values, fields, {
    missing(field, same) {
      if (!isNeeded(field) && !isRefused(field)) findings.add('translation/missing', start, { field, same })
    },
    entries: (field) => reportCount('translation/entries', field),
    tags: (field) => reportCount('translation/tags', field),
  })
  const theirLang = surroundings.assets.get(original.file.path)?.lang ?? surroundings.lang
  compareHeaders(file, original.file, [surroundings.lang, theirLang], findings)
  for (const { key, type } of fields) {
    const isOnlyHere = hasValue(entryOf(own.values, key)) && !hasValue(entryOf(theirs.values, key))
    if (isOnlyHere && !theirs.isFaulty(key) && type.kind !== 'phone' && !OF_LANGUAGE.has(key))
      findings.add('translation/added', own.placeOfKey(key) ?? start, { kind: 'key', actual: key })
  }
  for (const key of SAME_EVERYWHERE) {
    const [mine, original] = [own, theirs].map(({ values }) => entryOf(values as Record<string, unknown>, key) ?? null)
    if (mine !== null && original !== null && mine !== original)
      findings.add('translation/added', own.placeOfKey(key) ?? start, { kind: 'value', actual: String(mine) })
  }
  for (const missing of fields) {
    const { key: field } = missing
    if (theirs.ok && isNeeded(field) && entryOf(values, field) === null)
      findings.add('key/missing', start, {
        field,
        suggestion: bilingual((lang) => `${field}: ${exampleIn(lang, missing)}`),
      })
  }
  const ok = own.ok && theirs.ok && isComplete(values, fields)
  // The only place where values are given the types of their definitions.
  return { ...own, ok, values, address: translationKeys(own, original, findings) } as ReadHeader<Fields>
}

/** Keys that one language may need and another not: what has a default in each, and what a search shows. */
const OF_LANGUAGE: ReadonlySet<string> = new Set([
  ...['texts', 'home', 'footer', 'categories', 'form', 'legal', 'metaTitle', 'metaDescription'],
])

/** Keys whose value is the same in all languages. A translation that repeats them keeps an old one when the original changes. */
const SAME_EVERYWHERE = ['number', 'date', 'state', 'responsive']

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
}

/**
 * Checks the keys that only a translation has.
 * @returns the last part of its address
 */
function translationKeys(
  { values, placeAt }: { values: object; placeAt(path: string): Place | null },
  { state }: NonNullable<Surroundings['original']>,
  findings: Findings,
): Slug | null {
  const { slug: actual = null, translated = null } = values as Readonly<Record<string, string | null>>
  const [place, since] = [placeAt('slug'), placeAt('translated')]
  if (translated !== null && translated !== state && since)
    findings.add('translation/older', since, { field: 'translated' })
  const slug = actual === null ? null : toSlug(actual)
  if (actual !== null && slug === null && place)
    findings.add('translation/slug-form', place, { field: 'slug', actual, suggestion: nearSlug(actual) || 'projet' })
  return slug
}

/**
 * Records each lookup of a file, so that a later run can check whether the answer has changed. Iterating over all files is not recorded.
 */
function recordingLookups(assets: Sources['assets'], asked: Map<string, Asset | null>): Surroundings['assets'] {
  return {
    get(path) {
      const asset = assets.get(path)
      asked.set(path, asset ?? null)
      return asset
    },
    values: () => assets.values(),
  }
}
