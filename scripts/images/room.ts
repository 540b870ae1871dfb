/**
 * Returns a function that runs work once its share of the room is free, in the order in which it was asked. Work that needs more than the room
 * runs alone.
 */
export function openRoom(size: number) {
  let free = size
  const waiting: { need: number; start(): void }[] = []
  const startNext = () => {
    for (let [next] = waiting; next !== undefined && next.need <= free; [next] = waiting) {
      waiting.shift()
      free -= next.need
      next.start()
    }
  }
  return async <Result>(wanted: number, work: () => Promise<Result>): Promise<Result> => {
    const need = Math.min(wanted, size)
    await new Promise<void>((start) => {
      waiting.push({ need, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      free += need
      startNext()
    }
  }
}
