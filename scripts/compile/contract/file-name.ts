import { basename } from 'node:path/posix'

/** Returns the name of the file of a project or page, without its extension and the `_` of a draft. */
export function nameOfFile(path: string): { name: string; draft: boolean } {
  const name = basename(path, '.md')
  return name.startsWith('_') ? { name: name.slice(1), draft: true } : { name, draft: false }
}

/** The name that stands for `cv.md` in a tag. */
export const MAIN_CV = 'cv'

/**
 * Returns whether a file is a draft. The translation of a draft is one, whatever its own name.
 * @param original the path of the file that it translates
 */
export function isDraftFile(path: string, original?: string): boolean {
  return [path, original ?? path].some((one) => nameOfFile(one).draft)
}
