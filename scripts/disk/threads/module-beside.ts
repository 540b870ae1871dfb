import { extname } from 'node:path'

/** Returns the URL of a module for a thread or process. Its extension is that of the calling module: `.ts`, or `.js` in the package. */
export function moduleBeside(name: string, from: string): URL {
  return new URL(name + extname(from), from)
}
