import { lookOf } from '../../src/catalogue/characters.ts'
import { type SiteFacts, sitePaths, whatSiteHas } from '../../src/catalogue/pages.ts'
import { isPast, latestPost } from '../../src/catalogue/seeking.ts'
import type { CompiledCatalogue, CompiledSite } from '../../src/catalogue/types.ts'
import { byPlace, type Diagnostic, isError, startOf } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/findings.ts'
import { nameOfFile, type OwnCv, toCatalogue } from './catalogue.ts'
import type { CheckedSite, CompiledFile } from './compile-file.ts'
import {
  checkCategories,
  checkChosen,
  checkContact,
  checkExpiry,
  checkLinks,
  checkNumbers,
  checkSeeking,
  checkSkills,
  checkSlugs,
  checkTitles,
  isExpired,
  noteLeftovers,
} from './cross-checks.ts'
import { noteCvGaps } from './cv-gaps.ts'
import { noteAge } from './freshness.ts'
import { checkPictures } from './picture.ts'
import { checkPublicNames } from './public-names.ts'
import type { Sources } from './source.ts'
import { checkRoles } from './style-roles.ts'

export interface Compilation {
  /** `null` when a diagnostic is an error. */
  catalogue: CompiledCatalogue | null
  /** By file, line and column. */
  diagnostics: readonly Diagnostic[]
}

/**
 * What the files of a content folder say together: catalogue and diagnostics. Touches neither disk nor console.
 * @param files every file of the sources, compiled, in the order of their paths
 */
export function assemble(sources: Sources, files: readonly CompiledFile[]): Compilation {
  const findings = new Findings()
  for (const { path, problem, reason, suggestion } of sources.skipped)
    findings.add(`file/${problem}`, startOf(path), { reason, suggestion })
  const site = only('site', files, sources, findings)?.site ?? null
  const cv = only('cv', files, sources, findings)
  const projects = files.flatMap(({ project }) => project ?? [])
  const pages = files.flatMap(({ page }) => page ?? [])
  checkSlugs(projects, findings)
  checkSlugs(pages, findings)
  checkTitles(projects, findings)
  checkCategories(projects, site, findings)
  const allRead = sources.files.filter(({ kind }) => kind === 'project').length === projects.length
  checkNumbers(projects, allRead, findings)
  const paths = sitePaths(siteFacts(site, cv, files), sources.outputs)
  checkLinks(files, sources, addressesOf(paths), findings)
  const look = lookOf(site?.values.look)
  checkPictures(files, sources, look, findings)
  checkPublicNames(sources, paths.files, findings)
  const style = files.find((file) => file.style !== null)?.style ?? null
  if (style !== null) checkRoles(style.roles, look, findings)
  if (cv?.cv) checkChosen('projects', cv.cv.projects, cv.cv.projectsPlace, sources, findings)
  if (site !== null) {
    checkContact(site, findings)
    checkChosen('featured', site.values.featured ?? [], site.featuredPlace, sources, findings)
    checkExpiry(site.values, site.expiresPlace, sources.today, findings)
    checkSeeking(site, sources.today, findings)
    noteAge(site, cv?.cv ?? null, projects, sources.today, findings)
    if (cv?.cv) noteCvGaps(site, cv.cv, startOf(cv.path), findings)
    checkSkills(site, projects, cv, allRead, findings)
    noteLeftovers(site, sources, projects, findings)
  }
  const diagnostics = [...files.flatMap(diagnosticsOf), ...findings.diagnostics].sort(byPlace)
  const complete = projects.flatMap(({ project }) => project ?? [])
  const written = pages.flatMap(({ page }) => page ?? [])
  return {
    catalogue:
      site?.site && !diagnostics.some(isError)
        ? toCatalogue(
            { ...onDay(site.site, cv?.cv?.cv ?? null, sources.today), ownStyles: style?.css ?? null },
            cv?.cv?.cv ?? null,
            complete,
            written,
          )
        : null,
    diagnostics,
  }
}

/** What is wrong in a draft holds up nothing, because no build publishes it. */
function diagnosticsOf({ path, diagnostics }: CompiledFile): readonly Diagnostic[] {
  if (!nameOfFile(path).draft) return diagnostics
  return diagnostics.map((diagnostic) => (isError(diagnostic) ? { ...diagnostic, severity: 'warning' } : diagnostic))
}

/** What depends on the day of the build: the year of the copyright if the owner gives none, the post of today, dates that have passed. */
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

/** Which files a build would write, as far as can be told: a project in which something is wrong may have no address yet. */
function siteFacts(site: CheckedSite | null, cv: CompiledFile | null, files: readonly CompiledFile[]): SiteFacts {
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
      pages: sound.flatMap(({ page }) => page?.page ?? []),
    }),
  }
}

/** What a link may name: pages without `.html`, the home page as `/`. */
function addressesOf({ pages, files }: ReturnType<typeof sitePaths>): string[] {
  return [...pages, ...files.filter((file) => !file.endsWith('.html'))].map((path) => `/${path}`)
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
  const draft = `${sources.contentFolder}/_${kind}.md`
  if (files.some((candidate) => candidate.path === draft)) findings.add('cv/draft', startOf(draft))
  else if (!sources.skipped.some((skipped) => skipped.path === path))
    findings.add(kind === 'cv' ? 'cv/missing' : 'file/missing', startOf(path))
  return null
}
