import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, whatever the working directory is. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Copied into the site as it is. */
export const PUBLIC_FOLDER = join(ROOT, 'public')
