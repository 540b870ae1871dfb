import { createContext, use } from 'react'
import { type PagePlace, urlAt } from '../../catalogue/addresses.ts'

/** The place of the page. The document provides it, and so does each island. */
export const PlaceContext = createContext<PagePlace>({ base: '/', root: '/', addresses: {} })

export function usePlace(): PagePlace {
  return use(PlaceContext)
}

/** Returns the function that gives the address of a page or file, from its path in `PAGES`. */
export function useUrl(): (path: string) => string {
  const place = usePlace()
  return (path) => urlAt(place, path)
}
