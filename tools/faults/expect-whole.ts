import { expect } from 'vitest'
import type { Tally } from './faults.ts'

/** Expects that a fault was caused, left something whole each time, and that each next run was right. */
export function expectWhole({ times, whole, next, right, faults }: Tally) {
  expect(faults).toEqual([])
  expect(times).toBeGreaterThan(0)
  expect({ whole, right }).toEqual({ whole: times, right: next })
}
