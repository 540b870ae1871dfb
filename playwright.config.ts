import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser, MISSING_BROWSER } from './scripts/browser.ts'

const executablePath = findBrowser()
if (executablePath === null) throw new Error(MISSING_BROWSER)

export default defineConfig({
  testDir: 'tests',
  testMatch: ['{e2e,a11y,visual,xss}/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/support/build-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.cache/test-reports/browser.json' }]],
  use: { launchOptions: { executablePath, args: BROWSER_ARGUMENTS }, trace: 'retain-on-failure', locale: 'fr-FR' },
})
