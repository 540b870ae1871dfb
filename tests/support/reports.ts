import { stripVTControlCharacters } from 'node:util'
import type { Counts } from './counts.ts'

/** What a suite reports. A failure is the file, the name of the test and the beginning of its message. */
export interface Report extends Counts {
  failures: readonly string[]
}

/** The part of the reports of Vitest (`--reporter=json`) that is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: readonly {
    name: string
    /** Of a file that could not be run. */
    message?: string
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
  }[]
}

export function readVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }: VitestReport): Report {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [failure(name, '', message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0])),
  ])
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures }
}

interface PlaywrightSuite {
  title: string
  specs?: readonly {
    title: string
    tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[]
  }[]
  suites?: readonly PlaywrightSuite[]
}

/** The part of the reports of Playwright (`json`) that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: readonly PlaywrightSuite[]
  /** Of the whole run, such as one that took too long. */
  errors?: readonly { message?: string }[]
}

/** There are no retries, so no test can be flaky. If one is, it counts as failed. */
export function readPlaywright({ stats, suites, errors = [] }: PlaywrightReport): Report {
  const { expected, unexpected, flaky, skipped } = stats
  const failures = [
    ...suites.flatMap((suite) => playwrightFailures(suite, suite.title)),
    ...errors.map(({ message }) => failure('Playwright', '', message)),
  ]
  return { passed: expected, failed: unexpected + flaky, skipped, failures }
}

function playwrightFailures({ specs = [], suites = [] }: PlaywrightSuite, file: string, path = ''): string[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message }) => failure(file, path + title, message)),
    ),
    ...suites.flatMap((suite) => playwrightFailures(suite, file, `${path}${suite.title} › `)),
  ]
}

/** In lines. A comparison of two objects says what differs in its first ones. */
const SHOWN = 25

function failure(file: string, test: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, SHOWN)
  return [`${file}${test && ` › ${test}`}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
