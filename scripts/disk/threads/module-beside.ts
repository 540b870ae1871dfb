import { extname } from 'node:path'

/** The URL of a module that is started in a thread or a process. Its ending is that of the module that starts it: `.ts`, or `.js` in the package. */
export function moduleBeside(name: string, from: string): URL {
  return new URL(name + extname(from), from)
}
