/**
 * Stands in for Vitest while the compiler is tested for mutations: `describe` and `test` only gather, so that one warm process runs
 * them as often as there are mutants.
 */
import { format } from 'node:util'

export { expect } from 'vitest'

export interface GatheredTest {
  id: string
  run(): unknown
}

export const gathered: GatheredTest[] = []

const titles: string[] = []

function describeOne(title: string, body: () => unknown) {
  titles.push(title)
  body()
  titles.pop()
}

function testOne(title: string, run: () => unknown) {
  gathered.push({ id: `${gathered.length} ${[...titles, title].join(' > ')}`, run })
}

/** `each` of Vitest: a row that is a list is the arguments, another is the one argument. */
function eachOf(one: (title: string, body: () => unknown) => void) {
  return (rows: readonly unknown[]) => (title: string, body: (...values: readonly unknown[]) => unknown) => {
    const places = title.split('%').length - 1
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row]
      one(format(title, ...values.slice(0, places)), () => body(...values))
    }
  }
}

export const describe = Object.assign(describeOne, { each: eachOf(describeOne) })
export const test = Object.assign(testOne, { each: eachOf(testOne) })
