// A thread starts as plain JavaScript: options such as `--import tsx` do not reach it in Node 20.

import Tinypool from 'tinypool'
import { register } from 'tsx/esm/api'

register()
const { toFailure } = await import('./failure.ts')
const { module, order } = Tinypool.workerData
/** @type {Promise<(task: unknown) => unknown> | undefined} */
let starting

// An error loses its code when it crosses threads, so failures are sent as data.
export default async function run(task) {
  try {
    starting ??= import(module).then(({ start }) => start(order))
    const work = await starting
    return { result: await work(task) }
  } catch (error) {
    return { failed: toFailure(error) }
  }
}
