import { Session } from 'node:inspector/promises'
import { expect, test } from 'vitest'
import { compile } from '../support/compile.ts'
import { sourcesOf } from '../support/sources.ts'

const FEW = 40
const MANY = 2 * FEW
/** Of twice as many files, more than twice as many calls; a comparison of each file with each other one would be four times as many. */
const GROWTH_MAX = 2.6
/** The fewest calls of a function that compares pairs of files, even if it stops half-way. */
const PAIRS_LEAST = (MANY * MANY) / 4

const project = (number: number) => `---
number: ${number}
title: Projet ${number}
image: images/banque.png
url: https://projet-${number}.example.org
technologie: [React, Outil ${number % 7}]
date: 2025-01-0${1 + (number % 9)}
theme: Le sujet ${number}
category: Formation
state: OK
---

Un texte, [un autre projet](projet-${number === 1 ? 1 : number - 1}.md) et [la liste](/projets).

## Le défi ${number}

- Une ligne ;
- une autre.
`

/** Compiles so many projects, and returns how often each function of the product was called. */
async function callsWith(count: number, session: Session): Promise<Map<string, number>> {
  const files = Array.from({ length: count }, (_, index) => [`projets/projet-${index + 1}.md`, project(index + 1)])
  const sources = sourcesOf(Object.fromEntries(files))
  await session.post('Profiler.takePreciseCoverage')
  const { catalogue, diagnostics } = await compile(sources)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  expect(catalogue?.projects, JSON.stringify(diagnostics.slice(0, 2))).toHaveLength(count)
  const calls = new Map<string, number>()
  for (const { url, functions } of result.filter(({ url }) => /\/(?:scripts|src)\/[^?]*$/.test(url)))
    for (const { functionName, ranges } of functions) {
      const name = `${url} ${functionName} ${ranges[0]?.startOffset}`
      // Another test file of this process may have loaded the module a second time.
      calls.set(name, (calls.get(name) ?? 0) + (ranges[0]?.count ?? 0))
    }
  return calls
}

test('no function of the compiler is called for each pair of files', async () => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // V8 may leave out calls of a function that other tests have made hot, so the larger count of few files is compared with the smaller one of
  // many.
  const few = [await callsWith(FEW, session), await callsWith(FEW, session), await callsWith(FEW, session)]
  const many = [await callsWith(MANY, session), await callsWith(MANY, session)]
  session.disconnect()
  const fewest = new Map([...(many[0] ?? [])].map(([name, calls]) => [name, Math.min(calls, many[1]?.get(name) ?? 0)]))
  const grown = [...fewest].filter(([name, calls]) => {
    const before = Math.max(...few.map((counts) => counts.get(name) ?? 0))
    return calls >= PAIRS_LEAST && before > 0 && calls > GROWTH_MAX * before
  })
  expect(grown).toEqual([])
  // Proves that calls were counted.
  expect([...fewest.values()].filter((calls) => calls >= MANY).length).toBeGreaterThan(100)
})
