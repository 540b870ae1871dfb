import { createContext, use } from 'react'
import { type ToUrl, urlAt } from '../../catalogue/addresses.ts'
import { readAddresses } from '../../catalogue/local-path.ts'

/**
 * Makes the addresses in the place of the page. What renders a page provides it. In a browser, islands take the place from the page, which
 * names it if it is in another language than French, or not at the root (pages/Document.tsx).
 */
export const UrlContext = createContext<ToUrl>((path) => {
  const root = import.meta.env.BASE_URL
  const { base = root, addresses = '' } = document.documentElement.dataset
  return urlAt({ base, root, addresses: readAddresses(addresses) }, path)
})

/** Returns the function that makes the address of a page or file. */
export function useUrl(): ToUrl {
  return use(UrlContext)
}
