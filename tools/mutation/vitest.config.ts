import { defineConfig } from 'vitest/config'

/** The tests that hold for the compiler, run by Stryker for one mutant after the other. */
export default defineConfig({
  test: {
    // As for all tests: a busy machine is not a fault.
    testTimeout: 120_000,
    include: ['{scripts,tests}/{cases,compile,diagnostics,transcripts}/**/*.test.ts'],
    // A mutant lives in the process of the test alone.
    exclude: ['**/node_modules/**', '**/*.process.test.ts'],
    // A fifth of the time of a mutant that nothing finds; that right lines stay right is seen in the transcripts too.
    testNamePattern: /^(?!.* is gone once mended$)/,
  },
})
