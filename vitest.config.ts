import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { siteStyles } from './vite.config.ts'

/** The ending of a file's name says in which lane it runs: tests/README.md. */
const TESTS = ['{scripts,src,tests}/**/*.test.{ts,tsx}', 'tools/{accessibility,cv,docs,faults}/**/*.test.ts']
const PROCESS = '{scripts,tests,tools}/**/*.process.test.ts'
const SLOW = '{tests,tools}/**/*.slow.test.ts'
const SITE = 'tests/site/**'

/** Lets threads load the bundled code of the commands. */
const BUNDLED = {
  globalSetup: ['tests/support/bundle-commands.ts'],
  setupFiles: ['tests/support/bundled-setup.ts'],
}

const css = { modules: { classNameStrategy: 'non-scoped' } } as const

export default defineConfig({
  css: siteStyles,
  test: {
    // A busy machine is not a fault: what hangs is found all the same.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The generator speaks the language of the terminal where there is no site.
    env: { LC_ALL: 'C.UTF-8' },
    maxWorkers: availableParallelism(),
    reporters: ['default', './tests/support/vitest-reporter.ts'],
    projects: [
      {
        extends: true,
        // Starts no process, thread or server: its setup refuses them. So the files of a worker can share one module graph.
        test: {
          name: 'quick',
          include: TESTS,
          exclude: ['**/node_modules/**', PROCESS, SLOW, SITE],
          css,
          isolate: false,
          setupFiles: ['tests/support/quick-setup.ts'],
        },
      },
      { extends: true, test: { name: 'process', include: [PROCESS], css, ...BUNDLED } },
      {
        extends: true,
        // Looks at the site that `npm test` builds first (tests/support/build-site.ts).
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          ...BUNDLED,
          globalSetup: [...BUNDLED.globalSetup, 'tests/support/build-site.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [SLOW],
          ...BUNDLED,
          globalSetup: [...BUNDLED.globalSetup, 'tests/support/build-site.ts'],
          css,
        },
      },
    ],
  },
})
