import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExitCode } from '../scripts/commands/exit-code.ts'
import { ROOT } from '../scripts/site/root.ts'
import { hasApt } from './support/apt.ts'
import { ensureBrowser, MISSING_BROWSER } from './support/browser.ts'
import { type Counts, exitCodeOf } from './support/counts.ts'
import { inCi } from './support/in-ci.ts'
import { ensureWebServers, MISSING_SERVERS } from './support/installed-servers.ts'
import { ownerEnvironment } from './support/owner-environment.ts'
import { SITE_FOLDER } from './support/preview-server.ts'
import { type Report, readPlaywright, readVitest } from './support/reports.ts'

interface Suite {
  name: string
  /** Several times what the suite takes on two slow processors. A suite that runs longer is stopped and has failed. */
  minutes: number
  /** Arguments for Node, the first one a script of a package. */
  command: readonly string[]
  /** Reads the report that the suite writes; a suite without one counts as a single test. */
  report?: { file: string; read(report: never): Report }
}

const REPORTS = join(ROOT, '.cache/test-reports')
const SAMPLE = 'Site d’essai'

/** Their limits stay below the 90 minutes that continuous integration allows on a slow machine. */
const SUITES: readonly Suite[] = [
  { name: 'Style du code (Biome)', minutes: 2, command: ['@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'Types (TypeScript)', minutes: 4, command: ['typescript/bin/tsc', '-b'] },
  { name: 'Contenu', minutes: 2, command: ['../scripts/bootstrap.mjs', 'check'] },
  // Built once for all tests. What it leaves in the cache makes the builds of the tests shorter.
  { name: SAMPLE, minutes: 4, command: ['../scripts/bootstrap.mjs', 'build', '--out', SITE_FOLDER] },
  { name: 'Tests unitaires (Vitest)', minutes: 20, ...vitest('unit') },
  { name: 'Site construit (Vitest)', minutes: 12, ...vitest('site') },
  {
    name: 'Navigateur (Playwright)',
    minutes: 38,
    command: ['@playwright/test/cli.js', 'test'],
    report: { file: join(REPORTS, 'browser.json'), read: readPlaywright },
  },
]

/** Runs every suite, also after one has failed, and prints the count of all tests in one line. */
async function test(): Promise<ExitCode> {
  // A test that starts all tests would start itself, without end.
  if (process.env.ALL_TESTS_RUN === '1') throw new Error('npm test was started by one of its own tests.')
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
  const failures: string[] = []
  const env: NodeJS.ProcessEnv = { ...process.env, CHROME_PATH: browser, ALL_TESTS_RUN: '1' }
  for (const suite of SUITES) {
    const counts = await run(suite, suite.name === SAMPLE ? ownerEnvironment() : env)
    if (suite.name === SAMPLE && counts.failed === 0) env.TEST_SITE_IS_BUILT = '1'
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    failures.push(...counts.failures)
  }
  if (missing.length > 0) console.warn(`\nServeurs absents : ${missing.join(', ')}. ${MISSING_SERVERS}`)
  // Once more, because a log is long, and what keeps it may keep its end only.
  for (const failure of failures) console.error(`\n✗ ${failure}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return exitCodeOf(total)
}

async function run({ name, minutes, command, report }: Suite, env: NodeJS.ProcessEnv): Promise<Report> {
  console.log(`\n— ${name}`)
  const isRight = await succeeds(command, env, minutes)
  if (report === undefined) return oneTest(name, isRight)
  const counts = await readFile(report.file, 'utf8').then(
    (text) => report.read(JSON.parse(text) as never),
    () => NO_TEST,
  )
  // A suite that broke before or after its tests has failed even if all its tests passed.
  return !isRight && counts.failed === 0 ? { ...counts, failed: 1, failures: [name] } : counts
}

const NO_TEST: Report = { passed: 0, failed: 0, skipped: 0, failures: [] }

function oneTest(name: string, isRight: boolean): Report {
  return isRight ? { ...NO_TEST, passed: 1 } : { ...NO_TEST, failed: 1, failures: [name] }
}

/** Windows knows no process groups. */
const HAS_GROUPS = process.platform !== 'win32'

/** Runs the command in its own process group, and kills what is left of the group when the command ends or its time is over. */
function succeeds([script = '', ...parameters]: readonly string[], env: NodeJS.ProcessEnv, minutes: number) {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: HAS_GROUPS,
  })
  const stop = () => {
    if (!HAS_GROUPS || child.pid === undefined) return void child.kill('SIGKILL')
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Nothing of the group is left.
    }
  }
  const interrupted = () => {
    stop()
    process.exit(130)
  }
  const timer = setTimeout(() => {
    console.error(`\nArrêté après ${minutes} minutes.`)
    stop()
  }, minutes * 60_000)
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  return new Promise<boolean>((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer)
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
      stop()
      resolve(code === 0)
    })
  })
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

const HELP = `Utilisation : npm run test

Vérifie le style, les types, le contenu, les modules, le site construit et ses pages dans un navigateur.
`

const options = process.argv.slice(3)
if (options.length === 0) process.exitCode = await test()
else if (options.join() === '--help') console.log(HELP)
else {
  console.error(`npm run test n’a pas d’option « ${options[0]} ».\n\n${HELP}`)
  process.exitCode = 2
}
