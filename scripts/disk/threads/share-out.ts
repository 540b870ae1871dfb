import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { openPool } from './pool.ts'

interface ShareOptions<Order, Task, Result> {
  /** A TypeScript module. Its `start(order)` returns the function that turns a share into a result. */
  module: URL
  /** The order that each thread receives at its start. */
  order: Order
  tasks: readonly Task[]
  /** The number of tasks in a share: large enough that sending one costs little, small enough that a thread stays small. */
  shareLength: number
  /** Returns the data that a thread needs for some tasks. */
  toShare(tasks: readonly Task[]): unknown
  /** Called with the result of each share, in no particular order. */
  onShare(result: Result, count: number): void
}

/**
 * Runs tasks in parallel on all processors. A single share runs in this thread, because starting another would take longer. Rejects with
 * the first failure.
 */
export async function shareOut<Order, Task, Result>(options: ShareOptions<Order, Task, Result>): Promise<void> {
  const { module, order, tasks, shareLength, toShare, onShare } = options
  if (tasks.length === 0) return
  if (tasks.length <= shareLength) {
    const { start } = await import(module.href)
    const work = await start(order)
    return onShare(await work(toShare(tasks)), tasks.length)
  }
  const pool = openPool<Order, unknown, Result>({ module, order })
  try {
    await pLimit(availableParallelism()).map(inShares(tasks, shareLength), async (share) =>
      onShare(await pool.run(toShare(share)), share.length),
    )
  } finally {
    await pool.close()
  }
}

/** Splits items into shares of that length, in order. The last may be shorter. */
function inShares<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}
