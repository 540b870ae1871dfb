import { expect, test, vi } from 'vitest'
import { compile } from '../support/compile.ts'
import { sourcesOf } from '../support/sources.ts'

const HEADER = '---\nnumber: 1\ntitle: T\ntheme: t\ntechnologie: [a]\ncategory: Personnel\nstate: OK\n---\n\n'

/** Compiles a text, and returns the number of characters in which something was searched. */
async function searchedIn(body: string): Promise<number> {
  const [tests, includes] = [vi.spyOn(RegExp.prototype, 'test'), vi.spyOn(String.prototype, 'includes')]
  try {
    await compile(sourcesOf({ 'projets/a.md': HEADER + body }))
    const texts = [...tests.mock.calls.map(([text]) => text), ...includes.mock.contexts]
    return texts.reduce((sum: number, text) => sum + String(text).length, 0)
  } finally {
    tests.mockRestore()
    includes.mockRestore()
  }
}

test.each([
  ['passwords for everybody', 'mdp: Abcde1 ', '\n \ndémo'],
  ['blanks to fill in', 'XX % ', ''],
])('twice as many %s take twice the work', async (_, piece, end) => {
  // An empty line with a space ends a paragraph, but is no blank line.
  const body = (count: number) => Array.from({ length: count / 50 }, () => piece.repeat(50)).join('\n \n') + end
  await searchedIn(body(50))
  const [once, twice] = [await searchedIn(body(400)), await searchedIn(body(800))]
  expect(twice / once).toBeLessThan(2.6)
})
