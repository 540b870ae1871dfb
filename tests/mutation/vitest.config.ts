import { defineConfig } from 'vitest/config'

/** What is quick of the tests of the compiler: each runs once for every mutant it reaches. */
export default defineConfig({
  test: {
    include: ['tests/cases/{cases,fix}.test.ts', 'tests/property/**/*.test.ts'],
    env: { PROPERTY_SHARE: '0.005' },
  },
})
