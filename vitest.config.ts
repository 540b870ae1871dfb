import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { siteStyles } from './vite.config.ts'

const TOOLS = ['accessibility', 'cv', 'docs', 'faults'].map((name) => `tools/${name}`)
/** The ending of a file's name says in which lane it runs: tests/README.md. */
const TESTS = ['{scripts,src,tests}/**/*.test.{ts,tsx}', `{${TOOLS.join()}}/**/*.test.ts`]
const PROCESS = '{scripts,tests,tools}/**/*.process.test.ts'
const SLOW = '{tests,tools}/**/*.slow.test.ts'
const SITE = 'tests/site/**/*.test.ts'
const OTHERS = '**/node_modules/**'

/** Tests that mock modules. Files that shared their modules with them would find these mocked, or loaded already. */
const MOCKING = ['scripts', 'tests', ...TOOLS]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('\nvi.mock('))
  .map((file) => file.replaceAll('\\', '/'))

/** Lets threads load the bundled code of the commands. */
const BUNDLED = 'tests/support/bundle-commands.ts'
/** Builds the sample site, unless `npm test` has built it. */
const BUILT = 'tests/support/build-site.ts'

const css = { modules: { classNameStrategy: 'non-scoped' } } as const

/**
 * Returns the projects of a lane whose tests may start processes. The files of a worker share their modules, and the process of their
 * commands. Those that mock modules share nothing, in a project of their own: `--project "site*"` runs both.
 * @param has matches the files of the lane among those that mock
 */
function lane(name: string, files: string, has: RegExp, ...globalSetup: string[]): TestProjectInlineConfiguration[] {
  const test = { css, globalSetup, setupFiles: ['tests/support/bundled-setup.ts'] }
  const mocking = MOCKING.filter((file) => has.test(file))
  return [
    { extends: true, test: { ...test, name, include: [files], exclude: [OTHERS, ...mocking], isolate: false } },
    { extends: true, test: { ...test, name: `${name}-mocking`, include: mocking } },
  ]
}

/** Lets workers load packages as commands do: some have a second, slower form, which Vitest asks for. */
const PACKAGES_AS_COMMANDS_LOAD_THEM: Plugin = {
  name: 'packages-as-commands-load-them',
  configResolved({ ssr: { resolve } }) {
    if (resolve?.conditions) resolve.conditions = resolve.conditions.filter((name) => !name.startsWith('development'))
  },
}

export default defineConfig({
  css: siteStyles,
  plugins: [PACKAGES_AS_COMMANDS_LOAD_THEM],
  test: {
    // A busy machine is not a fault: what hangs is found all the same.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The generator speaks the language of the terminal where there is no site.
    env: { LC_ALL: 'C.UTF-8' },
    maxWorkers: availableParallelism(),
    // Lanes and later runs transform only the modules that changed.
    experimental: { fsModuleCache: true },
    reporters: ['default', './tests/support/vitest-reporter.ts'],
    projects: [
      {
        extends: true,
        // Starts no process, thread or server: its setup refuses them.
        test: {
          name: 'quick',
          include: TESTS,
          exclude: [OTHERS, PROCESS, SLOW, SITE],
          css,
          isolate: false,
          setupFiles: ['tests/support/quick-setup.ts'],
          // Compiling makes many short-lived objects: with more room for them, less time goes into collecting them.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      ...lane('process', PROCESS, /\.process\.test\.ts$/, BUNDLED),
      ...lane('site', SITE, /^tests\/site\//, BUNDLED, BUILT),
      ...lane('slow', SLOW, /\.slow\.test\.ts$/, BUNDLED, BUILT),
    ],
  },
})
