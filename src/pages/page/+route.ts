import type { RouteSync } from 'vike/types'

/** Other addresses of one part belong to the pages of the site itself, or to nobody. */
export const route: RouteSync = ({ urlPathname, input }) => {
  const own = urlPathname.slice(1)
  return input.catalogue.pages.some(({ slug }) => slug === own) && { routeParams: { own } }
}
