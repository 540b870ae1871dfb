import type { ReactNode } from 'react'
import type { ProjectList } from '../catalogue/lists.ts'
import type { SitePlan } from '../catalogue/site-plan.ts'
import type { Surrounding } from '../catalogue/surroundings.ts'
import type { Catalogue, Project } from '../catalogue/types.ts'
import type { PageName } from '../components/Bar/links.ts'
import type { StructuredData } from './structured-data.ts'

/** What a page is given: the catalogue, and the project or the list that its route names. */
export interface PageInput {
  catalogue: Pick<Catalogue, 'site' | 'cv'>
  /** The latest projects, for the home page. */
  latest: readonly Project[]
  /** For the plan of the site. */
  plan: SitePlan
  project: Project | null
  surrounding: Surrounding | null
  list: ProjectList | null
}

export interface PageHead {
  title: string
  description: string
  /** The page of the navigation it belongs to. */
  current: PageName | null
  /** Path below the base, without a trailing slash; `null` for the page that stands for all unknown addresses. */
  path: string | null
  /** What it is to those it is shared with (Open Graph). @default 'website' */
  type?: 'article' | 'profile'
  data: readonly StructuredData[]
}

export type PageHeadOf = (input: PageInput) => PageHead
export type PageComponent = (input: PageInput) => ReactNode
