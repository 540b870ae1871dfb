import { expect, test } from 'vitest'
import { openRoom } from './room.ts'

/** Runs works of these needs at once, and returns the most room that they took together, and the order in which they began. */
async function run(size: number, needs: readonly number[]) {
  const inRoom = openRoom(size)
  const begun: number[] = []
  let [taken, most] = [0, 0]
  const results = await Promise.allSettled(
    needs.map((need, index) =>
      inRoom(need, async () => {
        begun.push(index)
        taken += need
        most = Math.max(most, taken)
        await new Promise((resolve) => setImmediate(resolve))
        taken -= need
        if (need === 0) throw new Error('This work fails.')
        return index
      }),
    ),
  )
  return { begun, most, done: results.filter(({ status }) => status === 'fulfilled').length }
}

test('works never take more than the room together, and each begins in its turn', async () => {
  const needs = [4, 6, 1, 10, 2, 2, 2, 5]
  expect(await run(10, needs)).toEqual({ begun: needs.map((_, index) => index), most: 10, done: 8 })
})

test('work that needs more than the room runs alone', async () => {
  expect(await run(10, [3, 25, 3])).toEqual({ begun: [0, 1, 2], most: 25, done: 3 })
})

test('work that fails gives its room back', async () => {
  expect(await run(1, [0, 1, 0, 1])).toMatchObject({ done: 2 })
})
