import type { Catalogue, Cv, ImageReference, Project, Site, Slug } from '../../src/catalogue/types.ts'
import { byPlace, type Diagnostic, isError, type Place } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../fields/definitions.ts'
import { nameOfFile, toCatalogue, toCv, toProject, toSite } from './catalogue.ts'
import {
  checkCvDates,
  checkExpiry,
  checkLinks,
  checkNumbers,
  checkProject,
  checkSlugs,
  noteLeftovers,
} from './cross-checks.ts'
import { parseFile } from './parse.ts'
import { renderBody, type SiteLink } from './render.ts'
import { isReserved, slugify, toSlug } from './slug.ts'
import type { Asset, SourceFile, Sources, Surroundings } from './source.ts'
import { validateHeader } from './validate.ts'

export interface Compilation {
  /** `null` when a diagnostic is an error. */
  catalogue: Catalogue<ImageReference, ImageReference> | null
  /** By file, line and column. */
  diagnostics: readonly Diagnostic[]
}

/** What one file gives by itself, as plain data: it depends on nothing but its bytes, its path and `assets`. */
export interface CompiledFile {
  path: string
  diagnostics: readonly Diagnostic[]
  /** What it asked about pictures, and the answer: another answer makes another result. */
  assets: readonly (readonly [path: string, answer: Asset | null])[]
  links: readonly SiteLink[]
  anchors: readonly string[]
  project: CheckedProject | null
  site: Site<ImageReference, ImageReference> | null
  /** Where the site says until when its security contact is valid; `null` when it does not, or not well. */
  expiresPlace: Place | null
  cv: Cv | null
}

/** A project with what is checked across files. */
export interface CheckedProject {
  path: string
  /** `null` when the name of the file is no address; then `nearSlug` is what it would become. */
  slug: Slug | null
  nearSlug: string
  project: Project<ImageReference>
  /** Where the number stands; `null` when something is already said against it. */
  numberPlace: Place | null
  start: Place
}

/** Results of files that did not change. */
export interface CompiledFiles {
  get(file: SourceFile): CompiledFile | null
  set(file: SourceFile, result: CompiledFile): void
}

/**
 * Markdown files in, catalogue and diagnostics out: read → parse → validate → render → catalogue. Touches neither disk nor console.
 * @param known Spares the work for files that were compiled before; the result is the same without.
 * @param onProgress Called after each file.
 */
export function compile(
  sources: Sources,
  known?: CompiledFiles,
  onProgress?: (done: number, total: number) => void,
): Compilation {
  const inOrder = [...sources.files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const files = inOrder.map((file, index) => {
    onProgress?.(index, inOrder.length)
    const cached = known?.get(file) ?? null
    if (cached?.assets.every(([path, answer]) => sameAsset(sources.assets.get(path) ?? null, answer))) return cached
    const result = compileFile(file, sources)
    // What is wrong may be so because of what is beside it: it is looked at again.
    if (!result.diagnostics.some(isError)) known?.set(file, result)
    return result
  })
  const findings = new Findings()
  for (const { path, problem, reason, suggestion } of sources.skipped)
    findings.add(`file/${problem}`, firstPlace(path), { actual: reason, suggestion })
  const { site = null, expiresPlace = null } = only('site', files, sources, findings) ?? {}
  const cv = only('cv', files, sources, findings)?.cv ?? null
  const projects = files.flatMap(({ project }) => project ?? [])
  checkSlugs(projects, findings)
  const allRead = sources.files.filter(({ kind }) => kind === 'project').length === projects.length
  checkNumbers(projects, allRead, findings)
  checkLinks(files, sources, findings)
  if (site !== null && expiresPlace !== null) checkExpiry(site, expiresPlace, sources.today, findings)
  if (site !== null) noteLeftovers(site, sources, projects, findings)
  const diagnostics = [...files.flatMap((file) => file.diagnostics), ...findings.diagnostics].sort(byPlace)
  const usable = site !== null && !diagnostics.some(isError)
  return {
    catalogue: usable
      ? toCatalogue(
          site,
          cv,
          projects.map(({ project }) => project),
        )
      : null,
    diagnostics,
  }
}

function compileFile(source: SourceFile, { assets, contentFolder }: Sources): CompiledFile {
  const findings = new Findings()
  const asked = new Map<string, Asset | null>()
  const result: Omit<CompiledFile, 'diagnostics' | 'assets'> = {
    path: source.path,
    links: [],
    anchors: [],
    project: null,
    site: null,
    expiresPlace: null,
    cv: null,
    ...COMPILERS[source.kind](source, { contentFolder, assets: noting(assets, asked) }, findings),
  }
  return { ...result, diagnostics: findings.diagnostics, assets: [...asked] }
}

const COMPILERS: Record<
  SourceFile['kind'],
  (source: SourceFile, surroundings: Surroundings, findings: Findings) => Partial<CompiledFile>
> = {
  project(source, surroundings, findings) {
    const { name, draft } = nameOfFile(source.path)
    const file = parseFile(source, findings)
    if (file === null) return {}
    const start = file.places.between(0, 0)
    const slug = checkName(name, start, findings)
    const header = validateHeader(file, PROJECT_FIELDS, surroundings, findings)
    const body = renderBody(file, surroundings, findings)
    checkProject(header.values, body, header, start, findings)
    const project: CheckedProject = {
      path: source.path,
      slug,
      nearSlug: slug ?? slugify(name),
      project: toProject(slug ?? ('' as Slug), draft, header.values, body),
      numberPlace: header.isFaulty('number') ? null : header.placeOf('number'),
      start,
    }
    return { project, links: body.links, anchors: body.anchors }
  },
  site(source, surroundings, findings) {
    const file = parseFile(source, findings)
    if (file === null) return {}
    const { values, placeOf } = validateHeader(file, SITE_FIELDS, surroundings, findings)
    const body = renderBody(file, surroundings, findings)
    const site = values.hero && values.skills && values.goals ? toSite(values, body) : null
    const expiresPlace = values.expires === null ? null : placeOf('expires')
    return { site, expiresPlace, links: body.links, anchors: body.anchors }
  },
  cv(source, surroundings, findings) {
    const file = parseFile(source, findings)
    if (file === null) return {}
    const { values, placeOf } = validateHeader(file, CV_FIELDS, surroundings, findings)
    checkCvDates(values, placeOf, findings)
    const body = renderBody(file, surroundings, findings)
    return { cv: toCv(values, body), links: body.links, anchors: body.anchors }
  },
}

function checkName(name: string, start: Place, findings: Findings): Slug | null {
  const slug = toSlug(name)
  if (slug === null) findings.add('file/name', start, { actual: name, suggestion: slugify(name) || null })
  else if (isReserved(slug)) findings.add('file/name-reserved', start, { actual: name })
  return slug
}

/** The one file of its kind; a missing one is reported. */
function only(
  kind: 'site' | 'cv',
  files: readonly CompiledFile[],
  sources: Sources,
  findings: Findings,
): CompiledFile | null {
  const path = `${sources.contentFolder}/${kind}.md`
  const file = files.find((candidate) => candidate.path === path)
  if (file) return file
  if (!sources.skipped.some((skipped) => skipped.path === path))
    findings.add(kind === 'cv' ? 'cv/missing' : 'file/missing', firstPlace(path))
  return null
}

/** Notes what is asked, so that the answer may be compared another time. A look at all of them is none at any. */
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

function sameAsset(one: Asset | null, other: Asset | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function firstPlace(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 }
}
