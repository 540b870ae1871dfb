/** Runs at most `limit` tasks at once, the others wait their turn in order. A task that fails frees its place. */
export function createQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start))
    else running++
    try {
      return await task()
    } finally {
      // The place passes from hand to hand, so nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
