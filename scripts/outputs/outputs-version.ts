import { join } from 'node:path'
import { codeVersion } from '../disk/cache/code-version.ts'
import { PACKAGES_FILE, ROOT } from '../disk/root.ts'

/** The code that decides the bytes of cached files. */
const CODE = [
  'scripts/outputs',
  'scripts/fonts',
  'scripts/images',
  'scripts/share',
  'scripts/compile',
  'src/catalogue',
  'src/styles',
  'src/looks',
].map((folder) => join(ROOT, folder))

let version: Promise<string> | undefined

/** Returns a hash that changes with the code and the packages that decide the bytes of cached files. */
export function outputsVersion(): Promise<string> {
  version ??= codeVersion(CODE, [PACKAGES_FILE])
  return version
}
