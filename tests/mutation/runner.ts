import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import type { EvaluatedModuleNode } from 'vite/module-runner'

/** What the code that Stryker instruments looks at: all mutants are there at once, and one of them is switched on. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: unknown
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

/** What we use of https://stryker-mutator.io/docs/stryker-js/api: `TestRunner` and what it takes and gives. */
interface MutantRunOptions {
  activeMutant: { id: string }
  /** `static`: the mutant must be on while the modules are loaded. */
  mutantActivation: 'runtime' | 'static'
  /** Ids of the tests that reach the mutant; all of them when left out. */
  testFilter?: readonly string[]
  /** How often a mutant may be reached before it counts as an endless loop. */
  hitLimit?: number
}

type MutantRunResult =
  | { status: 'killed'; killedBy: string[]; failureMessage: string; nrOfTests: number }
  | { status: 'survived'; nrOfTests: number }
  | { status: 'timeout'; reason: string }

/** The tests that hold for the compiler, those that take a moment first and the long ones last. */
const TEST_FOLDERS = ['tests/cases', 'scripts/diagnostics', 'scripts/compile', 'tests/compile', 'tests/transcripts']

/** They look at what is generated beside the compiler, not at the compiler. */
const LEFT_OUT = ['tests/cases/docs.test.ts']

/** A fifth of the time of a mutant that nothing finds; that right lines stay right is seen in the transcripts too. */
const TOO_DEAR = / is gone once mended$/

/** Mutants come in the order of the code: what found one of a function probably finds the next. */
const KILLERS_TRIED_FIRST = 3

const STAND_IN = '/tests/mutation/vitest.ts'

/**
 * Runs the compiler's tests for one mutant after the other in one process that stays warm.
 * @param root the copy of the project in which the compiler is mutated
 */
export async function startRunner(root: string) {
  const switches = switchesOf(globalThis as { __stryker__?: Switches })
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'stand-in', enforce: 'pre', transform: withStandIn }],
  })
  const modules = createServerModuleRunner(server.environments.ssr, { hmr: false })
  let tests: ReadonlyMap<string, () => unknown> = new Map()
  let lastKillers: readonly string[] = []
  let loadedWith: string | null = null

  async function load(mutant: string | null) {
    for (const module of modules.evaluatedModules.idToModuleMap.values()) forget(module)
    switches.activeMutant = mutant ?? undefined
    const { gathered } = await modules.import<typeof import('./vitest.ts')>(STAND_IN)
    loadedWith = mutant
    for (const file of testFiles(root)) await modules.import(`/${file}`)
    tests = new Map(gathered.flatMap(({ id, run }) => (TOO_DEAR.test(id) ? [] : [[id, run]])))
  }

  await load(null)
  return {
    async dryRun() {
      const results = []
      for (const [id, run] of tests) {
        switches.currentTestId = id
        const start = performance.now()
        const failure = await failureOf(run)
        const result = { id, name: id, timeSpentMs: performance.now() - start }
        results.push(failure === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: failure })
      }
      switches.currentTestId = undefined
      return { status: 'complete', tests: results, mutantCoverage: switches.mutantCoverage }
    },

    async mutantRun({
      activeMutant,
      mutantActivation,
      testFilter,
      hitLimit,
    }: MutantRunOptions): Promise<MutantRunResult> {
      switches.hitCount = hitLimit === undefined ? undefined : 0
      switches.hitLimit = hitLimit
      try {
        if (mutantActivation === 'static') await load(activeMutant.id)
        else if (loadedWith !== null) await load(null)
      } catch (error) {
        return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 }
      }
      switches.activeMutant = activeMutant.id
      const wanted = testFilter && new Set(testFilter)
      let nrOfTests = 0
      for (const id of new Set([...lastKillers, ...tests.keys()])) {
        const run = tests.get(id)
        if (run === undefined || (wanted && !wanted.has(id))) continue
        nrOfTests += 1
        const failureMessage = await failureOf(run)
        if (hitLimit !== undefined && (switches.hitCount ?? 0) > hitLimit)
          return { status: 'timeout', reason: `Reached more than ${hitLimit} times.` }
        if (failureMessage !== null) {
          lastKillers = [id, ...lastKillers.filter((other) => other !== id)].slice(0, KILLERS_TRIED_FIRST)
          return { status: 'killed', killedBy: [id], failureMessage, nrOfTests }
        }
      }
      return { status: 'survived', nrOfTests }
    },

    dispose: () => server.close(),
  }
}

function switchesOf(holder: { __stryker__?: Switches }): Switches {
  holder.__stryker__ ??= {}
  return holder.__stryker__
}

function withStandIn(code: string, file: string): string | null {
  return file.endsWith('.test.ts') ? code.replace("from 'vitest'", `from '${STAND_IN}'`) : null
}

/** It is evaluated again when it is next imported; packages, which are not mutated, stay. */
function forget(module: EvaluatedModuleNode) {
  if (module.meta && 'externalize' in module.meta) return
  module.evaluated = false
  module.promise = undefined
  module.exports = undefined
  module.imports.clear()
}

function testFiles(root: string): string[] {
  return TEST_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`)
      .filter((file) => !LEFT_OUT.includes(file)),
  )
}

async function failureOf(run: () => unknown): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    return String(error)
  }
}
