import { LIST_LENGTH, type ListFilterLink, type ProjectList } from './lists.ts'
import type { Project } from './types.ts'

/** The projects on the site map: each one if they fit on one page of the list, otherwise the pages of the list. */
export interface SitePlan {
  total: number
  /** All projects if the list has one page, otherwise none. */
  projects: readonly Pick<Project, 'slug' | 'number' | 'title' | 'label'>[]
  /** The pages of the list if there are several, otherwise none. */
  parts: ReturnType<typeof partsOf>
  filters: readonly ListFilterLink[]
}

/** The most parts, enough for 12,000 projects at 24 a page. With more, a part covers several list pages, so that the site map stays small. */
const PARTS_MAX = 500

/**
 * Returns the projects on the site map.
 * @param lists every page of every list, the list of all projects first
 */
export function sitePlan(lists: readonly ProjectList[]): SitePlan {
  const pages = lists.filter(({ of }) => of === null)
  const [{ total = 0, projects = [], filters = [] } = {}] = pages
  if (pages.length > 1) return { total, projects: [], parts: partsOf(pages), filters }
  const named = projects.map(({ slug, number, title, label }) => ({ slug, number, title, label }))
  return { total, projects: named, parts: [], filters }
}

/** Returns runs of projects, counted from 1, each with the path of the list page that begins with it. */
function partsOf(pages: readonly ProjectList[]) {
  const step = Math.ceil(pages.length / PARTS_MAX)
  return pages
    .filter((_, index) => index % step === 0)
    .map(({ path, page, total }) => ({
      path,
      first: (page - 1) * LIST_LENGTH + 1,
      last: Math.min((page - 1 + step) * LIST_LENGTH, total),
    }))
}
