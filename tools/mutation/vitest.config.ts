import { defineConfig } from 'vitest/config'

/** The tests of the compiler, which Stryker runs for one mutant after the other. */
export default defineConfig({
  test: {
    // The limit is generous, as for all tests, because a busy machine is not a fault.
    testTimeout: 120_000,
    include: ['{scripts,tests}/{cases,compile,diagnostics,transcripts}/**/*.test.ts'],
    // Tests with processes cannot see a mutant, because it lives in the test's own process.
    exclude: ['**/node_modules/**', '**/*.process.test.ts'],
    // These tests are left out because they take a fifth of the time, and the transcripts also show that right lines stay right.
    testNamePattern: /^(?!.* is gone once mended$)/,
  },
})
