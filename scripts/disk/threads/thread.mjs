// The entry of a thread is plain JavaScript: options such as `--import tsx` do not reach it in Node 20.

import Tinypool from 'tinypool'
import { prepare } from './prepare.mjs'

const { module, order } = Tinypool.workerData
const toFailure = await prepare(Tinypool.workerData)
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
