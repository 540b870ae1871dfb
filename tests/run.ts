import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExitCode } from '../scripts/commands/exit-code.ts'
import { ROOT } from '../scripts/site/root.ts'
import { hasApt } from './support/apt.ts'
import { ensureBrowser, MISSING_BROWSER } from './support/browser.ts'
import { type Counts, exitCodeOf } from './support/counts.ts'
import { inCi } from './support/in-ci.ts'
import { ensureWebServers, MISSING_SERVERS } from './support/installed-servers.ts'

interface Suite {
  name: string
  /** Arguments for Node, the first one a script of a package. */
  command: readonly string[]
  /** Reads the report that the suite writes; a suite without one counts as a single test. */
  report?: { file: string; read(report: never): Counts }
}

const REPORTS = join(ROOT, '.cache/test-reports')

const SUITES: readonly Suite[] = [
  { name: 'Style du code (Biome)', command: ['@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'Types (TypeScript)', command: ['typescript/bin/tsc', '-b'] },
  { name: 'Contenu', command: ['../scripts/bootstrap.mjs', 'check'] },
  { name: 'Tests unitaires (Vitest)', ...vitest('unit') },
  { name: 'Site construit (Vitest)', ...vitest('site') },
  {
    name: 'Navigateur (Playwright)',
    command: ['@playwright/test/cli.js', 'test'],
    report: { file: join(REPORTS, 'browser.json'), read: readPlaywright },
  },
]

/** Runs every suite, also after one has failed, and prints the count of all tests in one line. */
async function test(): Promise<ExitCode> {
  const browser = ensureBrowser()
  if (browser === null) {
    console.error(MISSING_BROWSER)
    return 2
  }
  const missing = ensureWebServers()
  if (missing.length > 0 && inCi() && hasApt()) {
    console.error(
      `apt-get n’a pas pu installer ${missing.join(' et ')} : vérifiez la connexion, puis relancez la commande.`,
    )
    return 2
  }
  await rm(REPORTS, { recursive: true, force: true })
  await mkdir(REPORTS, { recursive: true })
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const suite of SUITES) {
    const counts = await run(suite, browser)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
  if (missing.length > 0) console.warn(`\nServeurs absents : ${missing.join(', ')}. ${MISSING_SERVERS}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return exitCodeOf(total)
}

async function run({ name, command: [script = '', ...parameters], report }: Suite, browser: string): Promise<Counts> {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser },
  })
  if (report === undefined)
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  const counts = await readFile(report.file, 'utf8').then(
    (text) => report.read(JSON.parse(text) as never),
    () => ({ passed: 0, failed: 0, skipped: 0 }),
  )
  // A suite that broke before or after its tests has failed, whatever it counted.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function vitest(project: string): Pick<Suite, 'command' | 'report'> {
  const file = join(REPORTS, `${project}.json`)
  return {
    command: [
      'vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: readVitest },
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

function readVitest({ numPassedTests, numFailedTests, numPendingTests }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** There are no retries, so nothing is flaky; were it so, it would not have passed. */
function readPlaywright({ stats: { expected, unexpected, flaky, skipped } }: PlaywrightReport): Counts {
  return { passed: expected, failed: unexpected + flaky, skipped }
}

process.exitCode = await test()
