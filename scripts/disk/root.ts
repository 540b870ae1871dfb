import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the generator: the repository, or `lib/` of the package. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The code of the site that the package brings, already built. The repository builds it itself. */
export const PREBUILT = join(ROOT, 'prebuilt')

export const isPackage = existsSync(PREBUILT)

/** The owner's folder: the repository, whatever the working directory is; with the package, where its command was started. */
export const HOME = isPackage ? process.cwd() : ROOT

/** Copied into the site as it is. */
export const PUBLIC_FOLDER = join(HOME, 'public')

/** The generator's own. */
export const PACKAGE_FILE = join(ROOT, isPackage ? '../package.json' : 'package.json')

/** Changes when a package that the generator uses does. */
export const PACKAGES_FILE = isPackage ? PACKAGE_FILE : join(ROOT, 'package-lock.json')

/** Where an owner reads how all is done. */
export const GUIDE = `${isPackage ? 'node_modules/portfolio-markdown/' : ''}docs/guide.md`

/** Made again when it is missing. Hosts keep `node_modules` from build to build, so encoded pictures survive there. */
export const CACHE = join(HOME, isPackage ? 'node_modules/.cache/portfolio-markdown' : '.cache')
