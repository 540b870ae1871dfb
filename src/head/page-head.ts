import type { ReactNode } from 'react'
import type { ProjectList } from '../catalogue/lists.ts'
import type { SitePlan } from '../catalogue/site-plan.ts'
import type { Surrounding } from '../catalogue/surroundings.ts'
import type { Catalogue, Project } from '../catalogue/types.ts'
import type { PageName } from '../components/Bar/links.ts'
import type { StructuredData } from './structured-data.ts'

/** The data of a page: the catalogue, and the project or list of its route. */
export interface PageInput {
  catalogue: Pick<Catalogue, 'site' | 'cv'>
  /** The projects on the home page. */
  latest: readonly Project[]
  /** The projects on the site map. */
  plan: SitePlan
  project: Project | null
  surrounding: Surrounding | null
  list: ProjectList | null
}

export interface PageHead {
  title: string
  description: string
  /** The navigation entry that the page belongs to. */
  current: PageName | null
  /** Path below the base, without a trailing slash; `null` for the 404 page. */
  path: string | null
  /** The Open Graph type. @default 'website' */
  type?: 'article' | 'profile'
  data: readonly StructuredData[]
}

export type PageHeadOf = (input: PageInput) => PageHead
export type PageComponent = (input: PageInput) => ReactNode
