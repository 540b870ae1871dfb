import { defineConfig } from 'vitest/config'
import { siteStyles } from './scripts/site/vite.ts'

export default defineConfig({
  css: siteStyles,
  test: {
    // A busy machine is not a fault: what hangs is found all the same.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/{cases,commonmark,compile,contact,design,editor,links,mutation,property,repository,support,transcripts,xss,yaml}/**/*.test.ts',
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        // Looks at the site that `npm test` builds first (tests/support/build-site.ts).
        test: {
          name: 'site',
          include: ['tests/{servers,site}/**/*.test.ts'],
          globalSetup: ['tests/support/build-site.ts'],
        },
      },
      {
        extends: true,
        // The same journeys in Chromium, Firefox and WebKit (docs/engines.md).
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/engines/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
