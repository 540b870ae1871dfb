import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

interface ShareOptions<Order, Task, Result> {
  /** TypeScript module that calls `answerShares`. */
  module: URL
  /** Told to each thread at its start. */
  order: Order
  tasks: readonly Task[]
  /** How many tasks a thread is handed at once: enough that handing them over costs little, few enough that it stays small. */
  shareLength: number
  /** What a thread needs for some tasks. */
  toShare(tasks: readonly Task[]): unknown
  /** Called with what a thread made of its share, in no order. */
  onShare(result: Result, count: number): void
}

/** Does tasks side by side on all processors. Rejects with the first failure. */
export async function shareOut<Order, Task, Result>(options: ShareOptions<Order, Task, Result>): Promise<void> {
  const { tasks, shareLength } = options
  let next = 0
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / shareLength))
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const { module, order } = options
      const worker = new Worker(new URL('thread.mjs', import.meta.url), { workerData: { module: module.href, order } })
      try {
        while (next < tasks.length) {
          const share = tasks.slice(next, next + shareLength)
          next += share.length
          worker.postMessage(options.toShare(share))
          // Rejects when the thread fails instead.
          const [result] = await once(worker, 'message')
          options.onShare(result, share.length)
        }
      } finally {
        await worker.terminate()
      }
    }),
  )
}
