import { availableParallelism } from 'node:os'
import { openPool } from './pool.ts'

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

/** Does tasks side by side on all processors; a single share here, sooner than a thread would have started. Rejects with the first failure. */
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
    await inLanes(inShares(tasks, shareLength), availableParallelism(), async (share) =>
      onShare(await pool.run(toShare(share)), share.length),
    )
  } finally {
    await pool.close()
  }
}

/** The items in their order, in shares of that length; the last may be shorter. */
export function inShares<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}

/** Runs `work` for each item, for a limited number of items at once. Rejects with the first failure. */
export async function inLanes<Item>(items: readonly Item[], lanes: number, work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
