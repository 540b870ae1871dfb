// A thread starts as plain JavaScript: options such as `--import tsx` do not reach it in Node 20.
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { start } = await import(workerData.module)
const answer = await start(workerData.order)
parentPort?.on('message', async (share) => parentPort?.postMessage(await answer(share)))
