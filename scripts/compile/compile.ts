import type { Catalogue, Cv, ImageReference, Project, Site, Slug } from '../../src/catalogue/types.ts'
import { type Diagnostic, isError, type Place } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../fields/definitions.ts'
import { nameOfFile, toCatalogue, toCv, toProject, toSite } from './catalogue.ts'
import { checkCvDates, checkNumbers, checkProject, checkSlugs, noteLeftovers } from './cross-checks.ts'
import { type ParsedFile, parseFile } from './parse.ts'
import { renderBody } from './render.ts'
import { isReserved, slugify, toSlug } from './slug.ts'
import type { SourceFile, Sources } from './source.ts'
import { type Validated, validateHeader } from './validate.ts'

export interface Compilation {
  /** `null` when a diagnostic is an error. */
  catalogue: Catalogue<ImageReference, ImageReference> | null
  /** By file, line and column. */
  diagnostics: readonly Diagnostic[]
}

/** A project with what is checked across files. */
export interface CheckedProject {
  path: string
  slug: Slug | null
  project: Project<ImageReference>
  placeOf: Validated<typeof PROJECT_FIELDS>['placeOf']
  start: Place
}

/** Markdown files in, catalogue and diagnostics out: read → parse → validate → render → catalogue. Touches neither disk nor console. */
export function compile(sources: Sources): Compilation {
  const findings = new Findings()
  const projects = sources.files
    .filter(({ kind }) => kind === 'project')
    .flatMap((file) => compileProject(file, sources, findings) ?? [])
  const site = compileSite(sources, findings)
  const cv = compileCv(sources, findings)
  checkSlugs(projects, findings)
  checkNumbers(projects, findings)
  if (site !== null) noteLeftovers(site, sources, projects, findings)
  const diagnostics = [...findings.diagnostics].sort(byPlace)
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

function compileProject(source: SourceFile, sources: Sources, findings: Findings): CheckedProject | null {
  const { name, draft } = nameOfFile(source.path)
  const file = parseFile(source, findings)
  if (file === null) return null
  const start = file.places.between(0, 0)
  const slug = checkName(name, start, findings)
  const header = validateHeader(file, PROJECT_FIELDS, sources, findings)
  const { values, placeOf } = header
  const body = renderBody(file, findings)
  checkProject(values, body, header, start, findings)
  return { path: source.path, slug, project: toProject(slug ?? ('' as Slug), draft, values, body), placeOf, start }
}

function checkName(name: string, start: Place, findings: Findings): Slug | null {
  const slug = toSlug(name)
  if (slug === null) findings.add('file/name', start, { actual: name, suggestion: slugify(name) || null })
  else if (isReserved(slug)) findings.add('file/name-reserved', start, { actual: name })
  return slug
}

function compileSite(sources: Sources, findings: Findings): Site<ImageReference, ImageReference> | null {
  const file = parseOnly('site', sources, findings)
  if (file === null) return null
  const { values } = validateHeader(file, SITE_FIELDS, sources, findings)
  return values.hero && values.skills && values.goals ? toSite(values, renderBody(file, findings)) : null
}

function compileCv(sources: Sources, findings: Findings): Cv | null {
  if (!sources.files.some(({ kind }) => kind === 'cv')) {
    findings.add('cv/missing', firstPlace(`${sources.contentFolder}/cv.md`))
    return null
  }
  const file = parseOnly('cv', sources, findings)
  if (file === null) return null
  const { values, placeOf } = validateHeader(file, CV_FIELDS, sources, findings)
  checkCvDates(values, placeOf, findings)
  return toCv(values, renderBody(file, findings))
}

function parseOnly(kind: 'site' | 'cv', sources: Sources, findings: Findings): ParsedFile | null {
  const source = sources.files.find((file) => file.kind === kind)
  if (source !== undefined) return parseFile(source, findings)
  findings.add('file/missing', firstPlace(`${sources.contentFolder}/${kind}.md`))
  return null
}

function firstPlace(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
