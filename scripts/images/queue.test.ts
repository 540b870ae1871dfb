import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('at most two tasks run at once, in order, and a failure frees its place', async () => {
  const queue = createQueue(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((number) =>
      queue(async () => {
        started.push(number)
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running--
        if (number === 1) throw new Error('no')
        return number
      }),
    ),
  )
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})
