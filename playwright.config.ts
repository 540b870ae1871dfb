import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, firefox, webkit } from '@playwright/test'
import {
  BROWSER_ARGUMENTS,
  findBrowser,
  findShell,
  MISSING_BROWSER,
  STILL,
  WHOLE_BROWSER,
} from './tests/support/browser.ts'

const [browser, shell] = [findBrowser(), findShell()]
if (browser === null || shell === null) throw new Error(MISSING_BROWSER)

/** Playwright's own builds, if `npx playwright install firefox webkit` has installed them. */
const otherEngines = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()))

const SLOW = '**/*.slow.spec.ts'
/** The pictures were taken with the whole browser, because the headless shell draws text with other widths. */
const WHOLE = new RegExp(`${WHOLE_BROWSER}|visual/`)
const started = (executablePath: string) => ({ launchOptions: { executablePath, args: BROWSER_ARGUMENTS } })

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/build-site.ts',
  fullyParallel: true,
  // One more than processors, because an eighth of the time a test waits for a transition or a deadline.
  workers: availableParallelism() + 1,
  // Long limits, because a busy machine is no fault. The whole run ends before tests/run.ts stops it.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  globalTimeout: 19 * 60_000,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: process.env.TEST_REPORT ?? '.cache/test-reports/browser.json' }]],
  // No traces, because they slow every test: `npx playwright test <file> --trace retain-on-failure` records one.
  // Pages move only in the tests of what moves, because drawing each frame keeps a processor busy.
  use: { locale: 'fr-FR', ...STILL },
  projects: [
    { name: 'chromium', testIgnore: SLOW, grepInvert: WHOLE, use: started(shell) },
    { name: 'whole browser', testIgnore: SLOW, grep: WHOLE, use: started(browser) },
    // What a change rarely breaks: tests/README.md.
    { name: 'slow', testMatch: SLOW, grepInvert: WHOLE, use: started(shell) },
    { name: 'slow-whole-browser', testMatch: SLOW, grep: WHOLE, use: started(browser) },
    ...otherEngines.map((engine) => ({
      name: engine.name(),
      use: { browserName: engine.name() as 'firefox' | 'webkit' },
      // The speed tests measure Chromium; a command works the same for all engines.
      testIgnore: ['visual/**', 'e2e/commands.spec.ts', 'e2e/back-forward.slow.spec.ts', 'e2e/speed.spec.ts'],
    })),
  ],
})
