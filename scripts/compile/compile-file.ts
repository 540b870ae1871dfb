import type { CompiledSite, ImageReference, OwnPage, Slug } from '../../src/catalogue/types.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { Findings, TooManyFindings } from '../diagnostics/findings.ts'
import { LIMITS } from '../diagnostics/limits.ts'
import { CV_FIELDS, PAGE_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../fields/definitions.ts'
import type { Lang } from '../fields/languages/language.ts'
import type { Incomplete } from '../fields/values.ts'
import {
  nameOfFile,
  type OwnCv,
  type OwnProject,
  type ProjectValues,
  type SiteValues,
  toCv,
  toPage,
  toProject,
  toSite,
} from './catalogue.ts'
import { checkHome, checkLaw, checkLogos, checkProject, SAMPLE_KEYS } from './cross-checks.ts'
import { ALL_MIGRATIONS, migrateHeader } from './migrate.ts'
import { type ParsedFile, parseFile } from './parse.ts'
import { renderBody, type SiteLink } from './render.ts'
import { isReserved, nearSlug, toSlug } from './slug.ts'
import type { Asset, MarkdownKind, PictureUse, SourceFile, Sources, Surroundings } from './source.ts'
import { compileStyle, type OwnStyle } from './style.ts'
import { noteUnwritten } from './to-write.ts'
import { validateHeader } from './validate.ts'

/** What one file gives by itself, as plain data: it depends on nothing but its bytes, its path and `assets`. */
export interface CompiledFile {
  path: string
  /** The language in which it was read. */
  lang: Lang
  diagnostics: readonly Diagnostic[]
  /** What it asked about pictures, and the answer: another answer makes another result. */
  assets: readonly (readonly [path: string, answer: Asset | null])[]
  /** What it shows. */
  pictures: readonly PictureUse[]
  links: readonly SiteLink[]
  anchors: readonly string[]
  project: CheckedProject | null
  page: CheckedPage | null
  site: CheckedSite | null
  cv: CheckedCv | null
  style: OwnStyle | null
}

/** A file whose name is its address. */
export interface CheckedName {
  path: string
  draft: boolean
  /** `null` when the name of the file is no address; then `nearSlug` is what it would become. */
  slug: Slug | null
  nearSlug: string
  start: Place
}

export interface CheckedPage extends CheckedName {
  /** `null` when its header is not complete. */
  page: OwnPage<ImageReference> | null
}

/** A project with what is checked across files. */
export interface CheckedProject
  extends CheckedName,
    Pick<Incomplete<ProjectValues>, 'number' | 'title' | 'url' | 'github' | 'category'> {
  /** Where the number stands; `null` when something is already said against it. */
  numberPlace: Place | null
  titlePlace: Place
  categoryPlace: Place
  /** `null` when its header is not complete. */
  project: OwnProject | null
}

export interface CheckedCv {
  projects: readonly string[]
  projectsPlace: Place
  /** Where the dates of each post are written. */
  experiencePlaces: readonly Record<'start' | 'end', Place | null>[]
  /** Of what `site.md` may say otherwise. */
  places: { title: Place | null; city: Place | null; links: readonly (Place | null)[] }
  /** The addresses in its text. */
  mails: readonly { address: string; place: Place }[]
  /** `null` when its header is not complete. */
  cv: OwnCv | null
}

export interface CheckedSite {
  values: Incomplete<SiteValues>
  expiresPlace: Place
  /** `null` when something is already said against the address. */
  contactPlace: Place | null
  featuredPlace: Place
  skillsPlace: Place
  /** `null` when it is absent. */
  availabilityPlace: Place | null
  /** Of the copyright; `null` when it is absent. */
  yearPlace: Place | null
  /** Of the date; `null` when it is absent. */
  seekingPlace: Place | null
  /** The lines of the values that a sample may have left. */
  sampleLines: Readonly<Record<string, number | null>>
  /** `null` when its header is not complete. */
  site: CompiledSite | null
}

/** One file, alone: parse → migrate → validate → render. */
export function compileFile(
  source: SourceFile,
  { assets, contentFolder, lang = 'fr' }: Pick<Sources, 'assets' | 'contentFolder' | 'lang'>,
  migrating = ALL_MIGRATIONS,
): CompiledFile {
  const findings = new Findings(LIMITS.findings)
  const asked = new Map<string, Asset | null>()
  const pictures: PictureUse[] = []
  const surroundings: Surroundings = {
    contentFolder,
    lang,
    assets: noting(assets, asked),
    onPicture: (use) => pictures.push(use),
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
    style: null,
  }
  try {
    if (source.kind === 'style') result.style = compileStyle(source, surroundings, findings)
    const file = parseFile(source, findings)
    if (file !== null) {
      migrateHeader(file, findings, migrating)
      Object.assign(result, COMPILERS[file.kind](file, surroundings, findings))
      noteUnwritten(file, findings)
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
    const named = checkName(file, 'project', findings)
    const { slug, draft, start } = named
    const header = validateHeader(file, PROJECT_FIELDS, surroundings, findings)
    const body = renderBody(file, surroundings, findings)
    checkProject(header, body, start, findings)
    const { number, title, url, github, category } = header.values
    const project: CheckedProject = {
      ...named,
      ...{ number, title, url, github, category },
      numberPlace: header.isFaulty('number') ? null : header.placeOf('number'),
      titlePlace: header.placeOf('title'),
      categoryPlace: header.placeOf('category'),
      project: header.ok && slug !== null ? toProject(slug, draft, header.values, body) : null,
    }
    return { project, links: body.links, anchors: body.anchors }
  },
  page(file, surroundings, findings) {
    const named = checkName(file, 'page', findings)
    const { slug, draft, start } = named
    const header = validateHeader(file, PAGE_FIELDS, surroundings, findings)
    const body = renderBody(file, surroundings, findings)
    if (body.html === null) findings.add('page/body-missing', start)
    const page = header.ok && slug !== null ? toPage(slug, draft, header.values, body) : null
    return { page: { ...named, page }, links: body.links, anchors: body.anchors }
  },
  site(file, surroundings, findings) {
    const { placeOf, placeAt, isFaulty, ...header } = validateHeader(file, SITE_FIELDS, surroundings, findings)
    checkLogos(header.values, placeOf, findings)
    const body = renderBody(file, surroundings, findings)
    checkHome(header.values, body, placeOf('home'), findings)
    checkLaw(header.values, placeAt('phone'), findings)
    const site: CheckedSite = {
      values: header.values,
      expiresPlace: placeOf('expires'),
      featuredPlace: placeOf('featured'),
      skillsPlace: placeOf('skills'),
      availabilityPlace: placeAt('availability'),
      yearPlace: placeAt('footer.year'),
      seekingPlace: placeAt('seeking.from'),
      sampleLines: Object.fromEntries(SAMPLE_KEYS.map((key) => [key, placeAt(key)?.line ?? null])),
      contactPlace: isFaulty('email') ? null : placeOf('contact'),
      site: header.ok ? toSite(header.values, body) : null,
    }
    return { site, links: body.links, anchors: body.anchors }
  },
  cv(file, surroundings, findings) {
    const header = validateHeader(file, CV_FIELDS, surroundings, findings)
    const body = renderBody(file, surroundings, findings)
    const cv: CheckedCv = {
      projects: header.values.projects ?? [],
      projectsPlace: header.placeOf('projects'),
      experiencePlaces: (header.values.experience ?? []).map((_, index) => ({
        start: header.placeAt(`experience.${index}.start`),
        end: header.placeAt(`experience.${index}.end`),
      })),
      places: {
        title: header.placeAt('title'),
        city: header.placeAt('location.city'),
        links: (header.values.links ?? []).map((_, index) => header.placeAt(`links.${index}.url`)),
      },
      mails: mailsIn(file),
      cv: header.ok ? toCv(header.values, body) : null,
    }
    return { cv, links: body.links, anchors: body.anchors }
  },
}

function mailsIn({ body, bodyStart, places }: ParsedFile): CheckedCv['mails'] {
  return [...body.matchAll(/(?<![\w.@+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g)].map(
    ({ 0: address, index }) => ({
      address,
      place: places.between(bodyStart + index, bodyStart + index + address.length),
    }),
  )
}

/** Reports a name that cannot be the address of a project or page. */
function checkName(file: ParsedFile, kind: 'project' | 'page', findings: Findings): CheckedName {
  const { name, draft } = nameOfFile(file.path)
  const start = file.places.between(0, 0)
  const slug = toSlug(name)
  const near = nearSlug(name)
  const free = isReserved(near, kind) ? `${kind === 'page' ? 'ma-page' : 'projet'}-${near}` : near
  if (slug === null) findings.add('file/name', start, { actual: name, suggestion: free || null })
  else if (isReserved(slug, kind)) findings.add('file/name-reserved', start, { actual: name, suggestion: free })
  return { path: file.path, draft, slug, nearSlug: slug ?? near, start }
}

/** Records each lookup of a file, so that a later run can tell whether the answer has changed. Iterating over all files is not recorded. */
function noting(assets: Sources['assets'], asked: Map<string, Asset | null>): Surroundings['assets'] {
  return {
    get(path) {
      const asset = assets.get(path)
      asked.set(path, asset ?? null)
      return asset
    },
    values: () => assets.values(),
  }
}
