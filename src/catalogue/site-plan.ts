import { LIST_LENGTH, type ListFilterLink, type ProjectList } from './lists.ts'
import type { Project } from './types.ts'

/** What the plan of the site shows of the projects: each of them while they are few, else where to find them. */
export interface SitePlan {
  total: number
  /** All of them while one page of the list holds them, else none. */
  projects: readonly Pick<Project, 'slug' | 'number' | 'title' | 'category'>[]
  /** Beyond one page of the list, its pages. */
  parts: readonly PlanPart[]
  filters: readonly ListFilterLink[]
}

/** Some projects in the order of the list, counted from 1. */
interface PlanPart {
  /** Path of the page of the list that begins with them. */
  path: string
  first: number
  last: number
}

/** 12,000 projects at 24 a page: with more of them a part is several pages of the list, so that the plan stays as small. */
const PARTS_MAX = 500

/** @param lists every page of every list, that of all projects first */
export function sitePlan(lists: readonly ProjectList[]): SitePlan {
  const pages = lists.filter(({ of }) => of === null)
  const [{ total = 0, projects = [], filters = [] } = {}] = pages
  if (pages.length > 1) return { total, projects: [], parts: partsOf(pages), filters }
  const named = projects.map(({ slug, number, title, category }) => ({ slug, number, title, category }))
  return { total, projects: named, parts: [], filters }
}

function partsOf(pages: readonly ProjectList[]): PlanPart[] {
  const step = Math.ceil(pages.length / PARTS_MAX)
  return pages
    .filter((_, index) => index % step === 0)
    .map(({ path, page, total }) => ({
      path,
      first: (page - 1) * LIST_LENGTH + 1,
      last: Math.min((page - 1 + step) * LIST_LENGTH, total),
    }))
}
