import { createContext, use } from 'react'
import { type PagePlace, urlAt } from '../../catalogue/addresses.ts'

/** The place of the page. The document provides it, and so does each island. */
export const PlaceContext = createContext<PagePlace | null>(null)

export function usePlace(): PagePlace {
  const place = use(PlaceContext)
  if (place === null) throw new Error('No place was given.')
  return place
}

/** Returns the function that gives the address of a page or file, from its path in `PAGES`. */
export function useUrl(): (path: string) => string {
  const place = usePlace()
  return (path) => urlAt(place, path)
}
