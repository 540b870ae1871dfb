import type { Slug } from './types.ts'

/** Returns the path of the page of a CV from `content/cvs/`. */
export function cvPath(name: Slug): string {
  return `cv/${name}`
}

/**
 * Returns the path of the file of a CV.
 * @param name that of a file of `content/cvs/`; `null` for `cv.md` itself
 */
export function cvFile(name: Slug | null, type: 'pdf' | 'json'): string {
  return `cv${name === null ? '' : `-${name}`}.${type}`
}

/** The folder of the pages for one reader each. */
const APPLICATIONS = 'candidatures/'

/** Returns the path of a page for one reader. */
export function applicationPath(address: string): string {
  return APPLICATIONS + address
}
