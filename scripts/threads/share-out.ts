import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Answer, resultOf } from './failure.ts'

interface ShareOptions<Order, Task, Result> {
  /** TypeScript module whose `start(order)` gives what turns a share into a result. */
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

/**
 * What a share makes is short-lived: more room for it would hold memory in every thread and save no time. Far below what V8 would take by
 * itself, and far above what a share needs: with such a limit it collects before its heap has grown to a multiple of what is in use.
 */
const LEAN = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 }

/** Does tasks side by side on all processors; a single share here, sooner than a thread would have started. Rejects with the first failure. */
export async function shareOut<Order, Task, Result>(options: ShareOptions<Order, Task, Result>): Promise<void> {
  const { tasks, shareLength } = options
  if (tasks.length === 0) return
  if (tasks.length <= shareLength) {
    const { start } = await import(options.module.href)
    const work = await start(options.order)
    return options.onShare(await work(options.toShare(tasks)), tasks.length)
  }
  let next = 0
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / shareLength))
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const thread = startThread(options)
      try {
        while (next < tasks.length) {
          const share = tasks.slice(next, next + shareLength)
          next += share.length
          options.onShare((await thread.ask(options.toShare(share))) as Result, share.length)
        }
      } finally {
        await thread.stop()
      }
    }),
  )
}

function startThread({ module, order }: Pick<ShareOptions<unknown, unknown, unknown>, 'module' | 'order'>) {
  const worker = new Worker(new URL('thread.mjs', import.meta.url), {
    workerData: { module: module.href, order },
    resourceLimits: LEAN,
  })
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('A thread ended before its work.')))
  })
  // Every thread ends, most of them while nobody waits for one.
  ended.catch(() => undefined)
  const answer = () => new Promise<Answer>((resolve) => worker.once('message', resolve))
  return {
    async ask(share: unknown): Promise<unknown> {
      worker.postMessage(share)
      return resultOf(await Promise.race([answer(), ended]))
    },
    stop: () => worker.terminate(),
  }
}
