import { describe, expect, test } from 'vitest'
import CASES from '../diagnostics/near-miss.cases.json' with { type: 'json' }
import { Names, nearMiss, sameWord } from './near-miss.ts'

describe.each(Object.entries(CASES.near))('%s', (_rule, words) => {
  test.each(words as [string, string[], string | null][])('what is near « %s » among %j is %s', (word, known, near) => {
    expect(nearMiss(word, known)).toBe(near)
  })
})

test.each(CASES.same as [string, string | null][])('« %s » is the same word as %s', (word, same) => {
  expect(sameWord(word, ['autre', 'état'])).toBe(same)
})

test('searches stop at their budget, also among names that are filtered out', () => {
  const budget = { steps: 10_000 }
  const names = new Names(
    Array.from({ length: 1000 }, (_, index) => `aaaaaaaaaaaaaaaaaaaa${index}`),
    budget,
  )
  expect(names.near('aaaaaaaaaaaaaaaaaaaaa1')).toBe('aaaaaaaaaaaaaaaaaaaa1')
  for (let index = 0; index < 100; index++) expect(names.near(`zzzzzzzzzzzzzzzzzzzz${index}`)).toBeNull()
  expect(budget.steps).toBeGreaterThan(-2000)
})
