import { existsSync } from 'node:fs'
import { extname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../root.ts'

/** Where `scripts/start/bundled.mjs` and the entries of threads and processes leave the address of the bundled code. */
const BUNDLE = Symbol.for('portfolio-markdown: bundle')

/** Returns the address of the folder with the bundled code; `null` if the modules run as they are, and in the package. */
export function bundleFolder(): string | null {
  const folder: unknown = Reflect.get(globalThis, BUNDLE)
  return typeof folder === 'string' ? folder : null
}

/** Returns the URL of a module's code. Its extension is that of the calling module: `.ts`, or `.js` in the package. */
export function codeBeside(name: string, from: string): URL {
  return new URL(name + extname(from), from)
}

/** Returns the URL of a module to load: for a thread, a process or `import()`. That is its bundled form, if there is one. */
export function moduleBeside(name: string, from: string): URL {
  const code = codeBeside(name, from)
  const folder = bundleFolder()
  if (folder === null) return code
  // As `nameOf` of scripts/start/bundle.mjs names it.
  const path = relative(ROOT, fileURLToPath(code)).split(sep)
  const bundled = new URL(`${path.slice(1).join('-').replace(/\.ts$/, '')}.js`, folder)
  return existsSync(bundled) ? bundled : code
}
