import { defineConfig } from 'vitest/config'

/** The tests that hold for the compiler, run by Stryker for one mutant after the other. */
export default defineConfig({
  test: {
    include: ['{scripts,tests}/{cases,compile,diagnostics,transcripts}/**/*.test.ts'],
    // A fifth of the time of a mutant that nothing finds; that right lines stay right is seen in the transcripts too.
    testNamePattern: /^(?!.* is gone once mended$)/,
  },
})
