// The entry of a thread is plain JavaScript: options such as `--import tsx` do not reach it in Node 20.

import { extname } from 'node:path'
import Tinypool from 'tinypool'

const { module, failure, bundle, order } = Tinypool.workerData
// The package consists of JavaScript and does not contain tsx.
if ([module, failure].some((path) => extname(path) === '.ts')) (await import('tsx/esm/api')).register()
globalThis[Symbol.for('portfolio-markdown: bundle')] = bundle
const { toFailure } = await import(failure)
/** @type {Promise<(task: unknown) => unknown> | undefined} */
let starting

// Failures are sent as data, because an error loses its code between threads.
export default async function run(task) {
  try {
    starting ??= import(module).then(({ start }) => start(order))
    const work = await starting
    return { result: await work(task) }
  } catch (error) {
    return { failed: toFailure(error) }
  }
}
