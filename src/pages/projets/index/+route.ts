import { render } from 'vike/abort'
import type { RouteSync } from 'vike/types'

const LIST = /^\/(projets(?:\/(?:technologies|categories)\/[^/]+)?(?:\/page\/\d+)?)$/

/** Matches all lists, which one page renders: `/projets`, `/projets/page/2`, `/projets/technologies/react`. */
export const route: RouteSync = ({ urlPathname, input }) => {
  const list = LIST.exec(urlPathname)?.[1]
  if (list === undefined) return false
  if (!input.lists.has(list)) throw render(404)
  // Takes precedence over the route of a project, which accepts any name.
  return { routeParams: { list }, precedence: 1 }
}
