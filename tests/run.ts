import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExitCode } from '../scripts/commands/exit-code.ts'
import { inCi } from '../scripts/commands/in-ci.ts'
import { ROOT } from '../scripts/disk/root.ts'
import { hasApt } from './support/apt.ts'
import { ensureBrowser, MISSING_BROWSER } from './support/browser.ts'
import { type Counts, exitCodeOf } from './support/counts.ts'
import { keepGreenRun, keyOfInputs, readGreenRun } from './support/green-runs.ts'
import { ensureWebServers, MISSING_SERVERS, type WebServer } from './support/installed-servers.ts'
import { LANES, type Lane, REPORTS, SAMPLE, SUITES, type Suite } from './support/lanes.ts'
import { ownerEnvironment } from './support/owner-environment.ts'
import type { Report } from './support/reports.ts'
import { describeMachine, describeTimes, readClocks, type SuiteTime, timeSince } from './support/times.ts'

interface Options {
  lane: Lane
  /** « 1/2 » runs the first half of the tests. */
  shard: string | null
}

/** Runs all suites of the lane, even if one has failed, and prints the count of all tests in one line. */
async function test({ lane, shard }: Options): Promise<ExitCode> {
  // A test that starts all tests would start itself without end.
  if (process.env.ALL_TESTS_RUN === '1') throw new Error('npm test was started by one of its own tests.')
  // They are installed while the first suites run, because the connection takes most of the time.
  const programs = ensurePrograms(lane)
  await rm(REPORTS, { recursive: true, force: true })
  await mkdir(REPORTS, { recursive: true })
  const machine = describeMachine()
  const reports: Report[] = []
  const times: SuiteTime[] = []
  const env: NodeJS.ProcessEnv = { ...process.env, ALL_TESTS_RUN: '1' }
  for (const suite of suitesOf(lane, shard)) {
    const problem = suite.startsNothing ? null : (await programs).problem
    if (problem !== null) {
      console.error(problem)
      return 2
    }
    const before = readClocks()
    const report = await runUnlessGreen(suite, suite.isOfOwner ? ownerEnvironment() : env)
    times.push({ name: suite.name, ...timeSince(before) })
    if (suite.name === SAMPLE && report.failed === 0) env.TEST_SITE_IS_BUILT = '1'
    reports.push(report)
  }
  const { missing } = await programs
  if (missing.length > 0) console.warn(`\nMissing servers: ${missing.join(', ')}. ${MISSING_SERVERS}`)
  console.log(`\n${machine}\n${describeTimes(times, reports)}`)
  // Printed again at the end, because logs are long and may be cut at their beginning.
  for (const failure of reports.flatMap(({ failures }) => failures)) console.error(`\n✗ ${failure}`)
  const total = totalOf(reports)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return exitCodeOf(total)
}

/**
 * Installs the programs that the suites of a lane start, where they are missing and can be installed. In continuous integration the slow
 * lane follows.
 * @returns the web servers that the lane lacks, and why it cannot go on
 */
async function ensurePrograms(lane: Lane): Promise<{ missing: readonly WebServer[]; problem: string | null }> {
  if (lane === 'quick') return { missing: [], problem: null }
  if ((await ensureBrowser()) === null) return { missing: [], problem: MISSING_BROWSER }
  const missing = lane === 'slow' || inCi() ? await ensureWebServers() : []
  if (lane !== 'slow') return { missing: [], problem: null }
  const isNeeded = missing.length > 0 && inCi() && hasApt()
  const problem = `apt-get could not install ${missing.join(' and ')}: check the connection, then run the command again.`
  return { missing, problem: isNeeded ? problem : null }
}

function suitesOf(lane: Lane, shard: string | null): readonly Suite[] {
  if (shard === null) return SUITES[lane]
  const isFirst = shard.startsWith('1/')
  return SUITES[lane]
    .filter(({ name, isDivisible }) => isFirst || isDivisible || name === SAMPLE)
    .map((suite) => (suite.isDivisible ? { ...suite, command: [...suite.command, `--shard=${shard}`] } : suite))
}

function totalOf(reports: readonly Report[]): Counts {
  const sum = (key: keyof Counts) => reports.reduce((total, report) => total + report[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), allowed: sum('allowed') }
}

/** Runs a suite. One that names its inputs runs again only if they have changed since it last passed. */
async function runUnlessGreen(suite: Suite, env: NodeJS.ProcessEnv): Promise<Report> {
  console.log(`\n— ${suite.name}`)
  const { reads } = suite
  if (reads === undefined) return run(suite, env)
  const key = keyOfInputs({ ...suite, reads })
  const known = suite.isOnlyKept ? null : readGreenRun(suite.name, key)
  if (known !== null) {
    console.log(`Not run: its ${known.passed} tests passed with the same files, programs and settings.`)
    return known
  }
  const report = await run(suite, env)
  if (report.failed === 0 && report.skipped === 0) keepGreenRun(suite.name, key, report)
  return report
}

async function run({ name, minutes, command, report }: Suite, env: NodeJS.ProcessEnv): Promise<Report> {
  const isRight = await succeeds(command, report ? { ...env, TEST_REPORT: report.file } : env, minutes)
  if (report === undefined) return oneTest(name, isRight)
  const counts = await readFile(report.file, 'utf8').then(
    (text) => report.read(JSON.parse(text) as never),
    () => NO_TEST,
  )
  // A suite that failed before or after its tests has failed even if all tests passed.
  return !isRight && counts.failed === 0 ? { ...counts, failed: 1, failures: [...counts.failures, name] } : counts
}

const NO_TEST: Report = { passed: 0, failed: 0, skipped: 0, allowed: 0, failures: [], tests: [], files: [] }

function oneTest(name: string, isRight: boolean): Report {
  return isRight ? { ...NO_TEST, passed: 1 } : { ...NO_TEST, failed: 1, failures: [name] }
}

/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32'

/** Runs the command in its own process group, and kills the rest of the group when the command ends or its time is over. */
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
      // The group has ended.
    }
  }
  const interrupted = () => {
    stop()
    process.exit(130)
  }
  const timer = setTimeout(() => {
    console.error(`\nStopped after ${minutes} minutes.`)
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

const HELP = `Usage: npm test [-- --shard=1/2]

npm run test:quick   style, types, and all tests that start no process, browser or server
npm test             these, and the commands, the built site and its pages in a browser
npm run test:slow    what a change rarely breaks: the package, web servers, pictures, searches
`

function optionsOf([first, ...others]: readonly string[]): Options | null {
  const lane = LANES.find((name) => name === first)
  const [shard, ...more] = lane === undefined && first !== undefined ? [first, ...others] : others
  const part = shard === undefined ? null : /^--shard=(\d+\/\d+)$/.exec(shard)?.[1]
  return part === undefined || more.length > 0 ? null : { lane: lane ?? 'all', shard: part }
}

const given = process.argv.slice(3)
const options = optionsOf(given)
if (given.join() === '--help') console.log(HELP)
else if (options === null) {
  console.error(`npm test has no option « ${given.join(' ')} ».\n\n${HELP}`)
  process.exitCode = 2
} else process.exitCode = await test(options)
