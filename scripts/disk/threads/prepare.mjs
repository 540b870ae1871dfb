// Plain JavaScript, like the entries of threads and processes, which run it first.
import { extname } from 'node:path'

/** @type {Promise<void> | undefined} */
let registered

/**
 * Lets this thread or process load the module of an order.
 * @param {{ module: string, failure: string, bundle: string | null }} order addresses of the module, of failure.ts, and of the bundled code
 * @returns {Promise<typeof import('./failure.ts').toFailure>}
 */
export async function prepare({ module, failure, bundle }) {
  // A bundle and the package consist of JavaScript, and the package does not contain tsx.
  if ([module, failure].some((path) => extname(path) === '.ts')) {
    registered ??= import('tsx/esm/api').then(({ register }) => void register())
    await registered
  }
  globalThis[Symbol.for('portfolio-markdown: bundle')] = bundle
  const { toFailure } = await import(failure)
  return toFailure
}
