import { fileURLToPath } from 'node:url'
import type Tinypool from 'tinypool'
import { type Answer, resultOf } from './failure.ts'
import { bundleFolder, moduleBeside } from './module-beside.ts'

/** Threads that work for one module. A thread starts when there is a task and no thread is free. */
export interface Pool<Task, Result> {
  /** @param signal ends the thread of the task; the next task starts another one */
  run(task: Task, signal?: AbortSignal): Promise<Result>
  /** Ends all threads, even busy ones. Later tasks are rejected. */
  close(): Promise<void>
}

interface PoolOptions<Order> {
  /** A TypeScript module. Its `start(order)` returns the function that turns a task into a result. */
  module: URL
  /** The order that each thread receives at its start. */
  order: Order
  /** Whether idle threads stay until `close`, because more tasks will come. By default they end at once. */
  stay?: boolean
  /** The memory of a thread. @default 1024 */
  heapMb?: number
}

/** Tasks allocate mostly short-lived objects, so a small limit saves memory and costs no measurable time. */
const YOUNG_MB = 16

/** The longest time that a timer of Node can wait. */
const FOR_EVER_MS = 2 ** 31 - 1

export function openPool<Order, Task, Result>({
  module,
  order,
  stay = false,
  heapMb = 1024,
}: PoolOptions<Order>): Pool<Task, Result> {
  let pool: Promise<Tinypool> | undefined
  // Loaded with the first task, because most commands find all they need in the cache.
  const open = async () => {
    const { default: Tinypool } = await import('tinypool')
    const failure = moduleBeside('failure', import.meta.url)
    return new Tinypool({
      filename: fileURLToPath(new URL('thread.mjs', import.meta.url)),
      workerData: { module: module.href, failure: failure.href, bundle: bundleFolder(), order },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: heapMb },
      minThreads: 0,
      idleTimeout: stay ? FOR_EVER_MS : 0,
    })
  }
  let isClosed = false
  return {
    async run(task, signal) {
      // Tinypool would start threads again.
      if (isClosed) throw new Error('The pool is closed.')
      pool ??= open()
      const opened = await pool
      if (isClosed) throw new Error('The pool is closed.')
      const answer: Answer = await opened.run(task, signal && { signal })
      return resultOf(answer) as Result
    },
    async close() {
      isClosed = true
      await (await pool)?.destroy()
    },
  }
}
