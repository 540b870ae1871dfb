// A thread starts as plain JavaScript: options such as `--import tsx` do not reach it in Node 20.

import Tinypool from 'tinypool'
import { register } from 'tsx/esm/api'

register()
const { toFailure } = await import('./failure.ts')
const { module, order } = Tinypool.workerData
/** @type {Promise<(task: unknown) => unknown> | undefined} */
let starting

// An error that is thrown from one thread to another loses its code, so every failure is told as data.
export default async function run(task) {
  try {
    starting ??= import(module).then(({ start }) => start(order))
    const work = await starting
    return { result: await work(task) }
  } catch (error) {
    return { failed: toFailure(error) }
  }
}
