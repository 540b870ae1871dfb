// A thread starts as plain JavaScript: options such as `--import tsx` do not reach it in Node 20.
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { toFailure } = await import('./failure.ts')
const { start } = await import(workerData.module)
const work = await start(workerData.order)

// A library may keep a rejection that nobody handles from ending the thread, so every failure is told.
parentPort?.on('message', async (share) => {
  try {
    parentPort?.postMessage({ result: await work(share) })
  } catch (error) {
    parentPort?.postMessage({ failed: toFailure(error) })
  }
})
