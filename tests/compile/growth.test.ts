import { Session } from 'node:inspector/promises'
import { expect, test } from 'vitest'
import { compileAnew } from '../support/compile.ts'
import { sourcesOf } from '../support/sources.ts'

const FEW = 25
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

/** A page in the folder of the content and in that of its language, which links to a CV that is a draft. */
const inTwoFolders = (number: number): [path: string, text: string][] => {
  const text = `---\ntitle: Page ${number}\n---\n\n[Mon CV](/cv.pdf)\n`
  return [
    [`pages/page-${number}.md`, text],
    [`fr/pages/page-${number}.md`, text],
    ...(number === 1 ? [['_cv.md', '---\ntitle: Développeuse\n---\n'] as [string, string]] : []),
  ]
}

const addressOf = (number: number) => `abcde-fghjk-${String(number).padStart(5, '0')}-mnpqr`

/** A project and an application that name what does not exist, and each other's address. */
const faulty = (number: number): [path: string, text: string][] => [
  [
    `projets/projet-${number}.md`,
    project(number)
      .replace('category: Formation', `category: Inconnue ${number}`)
      .replace(/^number: .*/m, `number: ${3 * number}`)
      .replace('images/banque', `images/inconnue-${number}`)
      .replaceAll('.md)', `.md#inconnu-${number}) et [rien](rien-${number}.md), [rien](/rien-${number}.pdf)`),
  ],
  [
    `candidatures/a-${number}.md`,
    `---\ntitle: Bonjour\naddress: ${addressOf(number)}\ncv: inconnu-${number}\nprojects: [inconnu-${number}]\n---\n\n${addressOf(number + 1)}\n`,
  ],
]

/** Compiles these files, and returns how often each function of the product was called. */
async function callsWith(files: readonly (readonly [string, string | null])[], session: Session, isGood = true) {
  const sources = sourcesOf(Object.fromEntries(files))
  await session.post('Profiler.takePreciseCoverage')
  const { catalogue, diagnostics } = await compileAnew(sources)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  if (isGood) expect(catalogue?.projects, JSON.stringify(diagnostics.slice(0, 2))).toHaveLength(files.length)
  const calls = new Map<string, number>()
  for (const { url, functions } of result.filter(({ url }) => /\/(?:scripts|src)\/[^?]*$/.test(url)))
    for (const { functionName, ranges } of functions) {
      const name = `${url} ${functionName} ${ranges[0]?.startOffset}`
      // Another test file of this process may have loaded the module a second time.
      calls.set(name, (calls.get(name) ?? 0) + (ranges[0]?.count ?? 0))
    }
  return calls
}

async function withCoverage<Result>(count: (session: Session) => Promise<Result>): Promise<Result> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  try {
    return await count(session)
  } finally {
    session.disconnect()
  }
}

const numbered = <One>(count: number, make: (number: number) => One) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

test.each<[content: string, files: (count: number) => (readonly [string, string | null])[], isGood: boolean]>([
  ['good files', (count) => numbered(count, (number) => [`projets/projet-${number}.md`, project(number)]), true],
  ['files with faults', (count) => numbered(count, faulty).flat(), false],
  [
    'files in two folders of one language',
    (count) => [['cv.md', null], ...numbered(count, inTwoFolders).flat()],
    false,
  ],
])('no function of the compiler is called for each pair of %s', async (_, files, isGood) => {
  const { few, many } = await withCoverage(async (session) => {
    const calls = (count: number) => callsWith(files(count), session, isGood)
    // V8 may leave out calls of a function that other tests have made hot, so the larger count of few files is compared with the smaller one
    // of many.
    return { few: [await calls(FEW), await calls(FEW), await calls(FEW)], many: [await calls(MANY), await calls(MANY)] }
  })
  const fewest = new Map([...(many[0] ?? [])].map(([name, calls]) => [name, Math.min(calls, many[1]?.get(name) ?? 0)]))
  const grown = [...fewest].filter(([name, calls]) => {
    const before = Math.max(...few.map((counts) => counts.get(name) ?? 0))
    return calls >= PAIRS_LEAST && before > 0 && calls > GROWTH_MAX * before && !COMPARES_NAMES.test(name)
  })
  expect(grown).toEqual([])
  // Proves that calls were counted.
  expect([...fewest.values()].filter((calls) => calls >= MANY).length).toBeGreaterThan(100)
})

/** The search for similar names, which has a limit of its own. */
const COMPARES_NAMES = /near-miss\.ts (leastDistance|editDistance)/
const COMPARISONS_MAX = 50_000

test('names are compared up to a limit, however many there are', async () => {
  const letters = (seed: number) =>
    Array.from({ length: 36 }, (_, at) => 'abcd'[((seed * 7919 + at * at * 31) % 97) % 4]).join('')
  const text = (number: number) =>
    `---\ntitle: Page ${number}\n---\n\n${numbered(900, (at) => `## ${letters(at)}\n`).join('')}\n${numbered(80, (at) => `[x](#${letters(at + 5000)}x)\n\n`).join('')}`
  const calls = await withCoverage((session) =>
    callsWith([...numbered(2, (number) => [`pages/page-${number}.md`, text(number)] as const)], session, false),
  )
  const [compared = 0] = [...calls].flatMap(([name, count]) =>
    name.includes('near-miss.ts editDistance') ? count : [],
  )
  expect(compared).toBeGreaterThan(100)
  expect(compared).toBeLessThan(COMPARISONS_MAX)
})
