import { own } from '../../scripts/fields/own.ts'

/** The French names in the addresses of the pages and files (`PAGES`), each with its name in another language. */
export type Addresses = Readonly<Record<string, string>>

/** Writes the names as one text, without those that are the same in French. */
export function writeAddresses(addresses: Addresses): string {
  const changed = Object.entries(addresses).filter(([name, local]) => local !== name)
  return changed.map((pair) => pair.join('=')).join()
}

export function readAddresses(text: string): Addresses {
  return Object.fromEntries(text.split(',').map((pair) => pair.split('=')))
}

/** Folders whose files are all named by the build, and which all languages share. */
export const OWN_FOLDERS = ['assets/', 'share/']
export const IN_OWN_FOLDER = /^(assets|share)\//

/**
 * Returns the path of a page or file in the language of the site, from its path in `PAGES`, whose names are French: `projets/banque` gives
 * `projects/banque`. The owner's own names, such as `banque`, stay unchanged.
 * @param path the path below the base, without a leading slash; a fragment may follow it
 */
export function localPath(path: string, addresses: Addresses): string {
  // The first part, and that of a list (`projets/technologies/react`).
  return path.replace(/^[^/#]+|(?<=^projets\/)[^/]+(?=\/)/g, (name) => own(addresses, name) ?? name)
}
