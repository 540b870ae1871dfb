import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SendResult } from './provider.ts'
import { defended, PAGE_MIN_AGE_MS } from './spam-defence.ts'

const message = { name: 'Jeanne', email: 'jeanne@example.org', phone: '0639981234', description: 'Bonjour.' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function sending(age: number, { trapped = false, answer = { ok: true } as SendResult } = {}) {
  const send = vi.fn(async () => answer)
  const result = defended({ send }, { trapped: () => trapped, age: () => age }).send(message)
  return { send, result }
}

test('a page that is old enough sends at once', () => {
  const { send } = sending(PAGE_MIN_AGE_MS)
  expect(send).toHaveBeenCalledExactlyOnceWith(message)
})

test.each([0, 1, 1999])('from a page %i ms old the message goes once the page is 2 s old, never later', async (age) => {
  const { send, result } = sending(age)
  await vi.advanceTimersByTimeAsync(PAGE_MIN_AGE_MS - age - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledExactlyOnceWith(message)
  expect(await result).toEqual({ ok: true })
})

test('what the provider answers is what the visitor is told', async () => {
  const answer = { ok: false, reason: '500' } as const
  expect(await sending(5000, { answer }).result).toEqual(answer)
})

test.each([5000, 500])(
  'with the trap filled on a page %i ms old nothing is sent, and that is a failure',
  async (age) => {
    const { send, result } = sending(age, { trapped: true })
    await vi.runAllTimersAsync()
    expect(await result).toEqual({ ok: false, reason: expect.stringContaining('trap') })
    expect(send).not.toHaveBeenCalled()
  },
)

test('the trap is looked at when the message leaves, not when it is held', async () => {
  const send = vi.fn(async () => ({ ok: true }) as const)
  let trapped = false
  const result = defended({ send }, { trapped: () => trapped, age: () => 0 }).send(message)
  trapped = true
  await vi.runAllTimersAsync()
  expect(await result).toMatchObject({ ok: false })
  expect(send).not.toHaveBeenCalled()
})
