import type { ReactNode } from 'react'
import { cvPath } from '../catalogue/cv-path.ts'
import type { ProjectList } from '../catalogue/lists.ts'
import { type FixedPage, isPublic, type Page } from '../catalogue/pages.ts'
import { projectPath } from '../catalogue/project-path.ts'
import type { RenderInput } from '../catalogue/render-input.ts'
import type { Surrounding } from '../catalogue/surroundings.ts'
import { projectTitle } from '../catalogue/titles.ts'
import type { Application, Cv, OwnPage, Project, Site, TargetCv } from '../catalogue/types.ts'
import {
  breadcrumbData,
  contactData,
  listData,
  ownerData,
  type PlacedSite,
  pageData,
  profileData,
  projectData,
  type StructuredData,
  siteData,
} from './structured-data.ts'

/** The input of a page: the input of all pages, and the items that its route names. */
export interface PageInput extends RenderInput {
  project: Project | null
  surrounding: Surrounding | null
  list: ProjectList | null
  own: OwnPage | null
  target: TargetCv | null
  application: Application | null
}

export interface PageHead {
  title: string
  description: string
  /** The path below the base, without a trailing slash; `null` for a page that nobody should find. */
  path: string | null
  /** The Open Graph type. @default 'website' */
  type?: 'article' | 'profile'
  data: readonly StructuredData[]
}

export type PageComponent = (input: PageInput) => ReactNode

/** Returns what a page declares about itself to browsers, search engines and messengers. */
export function headOf(page: Page, input: PageInput): PageHead {
  const { catalogue, place, project, list, own, target, application } = input
  const site = { ...catalogue.site, ...place }
  if (page.each === 'project' && project) {
    const description = page.description(catalogue, project)
    const path = projectPath(project.slug)
    const steps = [listStep(site), { name: projectTitle(project, site.texts.project), path }]
    const data = [projectData(site, project, description), breadcrumbData(site, steps)]
    return { title: page.title(catalogue, project), description, path, type: 'article', data }
  }
  if (page.each === 'list' && list) {
    const steps = [listStep(site), ...(list.of ? [{ name: list.of.name, path: list.root }] : [])]
    return {
      title: page.title(catalogue, list),
      description: page.description(catalogue, list),
      path: list.path,
      data: [listData(site, list), breadcrumbData(site, steps)],
    }
  }
  if (page.each === 'own' && own) {
    const named = { name: own.title, path: own.slug }
    return {
      title: page.title(catalogue, own),
      description: page.description(catalogue, own),
      path: own.slug,
      data: [pageData(site, named), breadcrumbData(site, [named])],
    }
  }
  if (page.each === 'target' && target) {
    const head = { title: page.title(catalogue, target), description: page.description(catalogue, target) }
    if (!isPublic({ page, target })) return { ...head, path: null, data: [] }
    const named = { name: target.title, path: cvPath(target.name) }
    const steps = [{ name: site.texts.pages.cv, path: 'cv' }, named]
    return { ...head, path: named.path, data: [pageData(site, named), breadcrumbData(site, steps)] }
  }
  if (page.each === 'application' && application) {
    const description = page.description(catalogue, application)
    return { title: page.title(catalogue, application), description, path: null, data: [] }
  }
  if (page.each !== undefined) throw new Error(`The page ${page.path} was routed without a ${page.each}.`)
  return {
    title: page.title?.(catalogue) ?? `${site.texts.pages[page.name]} | ${site.name}`,
    description: page.description(catalogue),
    path: page.only === undefined ? page.path : null,
    ...(page.schema === 'ProfilePage' && { type: 'profile' }),
    data: page.only === undefined ? dataOf(page, site, catalogue.cv) : [],
  }
}

function listStep({ texts }: Site) {
  return { name: texts.pages.projects, path: 'projets' }
}

function dataOf(page: FixedPage, site: PlacedSite, cv: Cv | null): StructuredData[] {
  const named = { name: site.texts.pages[page.name], path: page.path }
  const steps = breadcrumbData(site, [named])
  switch (page.schema) {
    case 'WebSite':
      return [siteData(site), ownerData(site)]
    case 'ContactPage':
      return [contactData(site), steps]
    case 'ProfilePage':
      return cv ? [profileData(site, cv), steps] : []
    default:
      return [pageData(site, named), steps]
  }
}
