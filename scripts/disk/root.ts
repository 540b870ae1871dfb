import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the generator: the repository, or `lib/` in the package. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The built code of the site, which only the package contains. */
export const PREBUILT = join(ROOT, 'prebuilt')

/**
 * Whether this is the package. Its code is JavaScript, that of a repository is TypeScript. No file beside the code decides this, because a
 * proposed change could bring one, and with it built code that nobody reviews.
 */
export const isPackage = extname(import.meta.url) === '.js'

/** The owner's folder: the repository, whatever the working directory is; with the package, the working directory. */
export const HOME = isPackage ? process.cwd() : ROOT

/** The folder whose files are copied into the site unchanged. */
export const PUBLIC_FOLDER = join(HOME, 'public')

/** The package.json of the generator. */
export const PACKAGE_FILE = join(ROOT, isPackage ? '../package.json' : 'package.json')

/** A file that changes when a package of the generator does. */
export const PACKAGES_FILE = isPackage ? PACKAGE_FILE : join(ROOT, 'package-lock.json')

/** The file of the package with a hash of all its code, below ROOT. */
export const PACKAGED_VERSION = 'code-version'

/** The folder of the guide for owners. */
export const GUIDE = `${isPackage ? 'node_modules/portfolio-markdown/' : ''}docs/guide`

/**
 * The place of the cache, which may be deleted. Hosts keep `node_modules` from build to build, so encoded pictures survive there. Only for
 * comparing paths: whoever reads or writes the cache asks `openCache` for it.
 */
export const CACHE = join(HOME, isPackage ? 'node_modules/.cache/portfolio-markdown' : '.cache')

/**
 * Returns the folder of the cache. Throws unless `refuseTrackedFiles` (`scripts/start/before.mjs`) has checked in this process that git
 * tracks no file there, because the cache contains code that commands run.
 */
export function openCache(): string {
  const checked: unknown = Reflect.get(globalThis, Symbol.for('portfolio-markdown: checked folders'))
  const isChecked = checked instanceof Set && [...checked].some((folder) => resolve(String(folder)) === resolve(HOME))
  if (!isChecked) throw new Error('The cache was opened before it was checked for files that git tracks.')
  return CACHE
}
