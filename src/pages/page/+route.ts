import type { RouteSync } from 'vike/types'

/** Matches pages of the owner. Other addresses with one part belong to pages of the site, or do not exist. */
export const route: RouteSync = ({ urlPathname, input }) => {
  const own = urlPathname.slice(1)
  return input.catalogue.pages.some(({ slug }) => slug === own) && { routeParams: { own } }
}
