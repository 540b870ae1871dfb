import { fileURLToPath } from 'node:url'
import Tinypool from 'tinypool'
import { type Answer, resultOf } from './failure.ts'

/** Threads that work for one module. They start when there is a task and none of them is free. */
export interface Pool<Task, Result> {
  /** @param signal ends the thread that has the task; the next task starts another one */
  run(task: Task, signal?: AbortSignal): Promise<Result>
  /** Ends all threads, whatever they are doing. */
  close(): Promise<void>
}

interface PoolOptions<Order> {
  /** TypeScript module whose `start(order)` gives what turns a task into a result. */
  module: URL
  /** Told to each thread at its start. */
  order: Order
  /** Whether threads without a task stay until `close`, because more tasks will come. By default they end at once. */
  stay?: boolean
}

/**
 * Tasks allocate mostly short-lived objects. Small heap limits keep each thread lean and cost no measurable time; they are still far above
 * what a task needs.
 */
const LEAN = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 }

/** The longest that a timer of Node can wait. */
const FOR_EVER_MS = 2 ** 31 - 1

export function openPool<Order, Task, Result>({ module, order, stay = false }: PoolOptions<Order>): Pool<Task, Result> {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('thread.mjs', import.meta.url)),
    workerData: { module: module.href, order },
    resourceLimits: LEAN,
    minThreads: 0,
    idleTimeout: stay ? FOR_EVER_MS : 0,
  })
  return {
    async run(task, signal) {
      const answer: Answer = await pool.run(task, signal && { signal })
      return resultOf(answer) as Result
    },
    close: () => pool.destroy(),
  }
}
