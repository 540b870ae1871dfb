import { describe, expect, test } from 'vitest'
import CASES from '../diagnostics/near-miss.cases.json' with { type: 'json' }
import { nearMiss, sameWord } from './near-miss.ts'

describe.each(Object.entries(CASES.near))('%s', (_rule, words) => {
  test.each(words as [string, string[], string | null][])('what is near « %s » among %j is %s', (word, known, near) => {
    expect(nearMiss(word, known)).toBe(near)
  })
})

test.each(CASES.same as [string, string | null][])('« %s » is the same word as %s', (word, same) => {
  expect(sameWord(word, ['autre', 'état'])).toBe(same)
})
