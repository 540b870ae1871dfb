import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { siteStyles } from './vite.config.ts'

export default defineConfig({
  css: siteStyles,
  test: {
    // A busy machine is not a fault: what hangs is found all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The generator speaks the language of the terminal where there is no site.
    env: { LC_ALL: 'C.UTF-8' },
    // Vitest would leave one of two processors to itself, but it has little to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tools/{accessibility,cv,docs}/**/*.test.ts',
            'tests/{cases,commonmark,compile,contact,cv,design,images,links,property,repository,security,support,transcripts,xss,yaml}/**/*.test.ts',
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        // Looks at the site that `npm test` builds first (tests/support/build-site.ts).
        test: {
          name: 'site',
          include: ['tests/{package,servers,site}/**/*.test.ts', 'tools/faults/*.test.ts'],
          globalSetup: ['tests/support/build-site.ts'],
        },
      },
    ],
  },
})
