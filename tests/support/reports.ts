import { stripVTControlCharacters } from 'node:util'
import type { Counts } from './counts.ts'

/** The duration of a test or of a test file. */
export interface Duration {
  name: string
  milliseconds: number
}

/** The report of a suite. A failure consists of the file, the name of the test and the beginning of its message. */
export interface Report extends Counts {
  failures: readonly string[]
  tests: readonly Duration[]
  files: readonly Duration[]
}

interface PlaywrightSuite {
  title: string
  specs?: readonly {
    title: string
    tests: readonly {
      status: string
      annotations: readonly { type: string; description?: string }[]
      results: readonly { duration: number; errors: readonly { message?: string }[] }[]
    }[]
  }[]
  suites?: readonly PlaywrightSuite[]
}

/** The part of the reports of Playwright (`json`) that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: readonly PlaywrightSuite[]
  /** Errors of the whole run, for instance a timeout. */
  errors?: readonly { message?: string }[]
}

/** Reads a report of Playwright. There are no retries, so no test can be flaky; one that is counts as failed. */
export function readPlaywright({ stats, suites, errors = [] }: PlaywrightReport): Report {
  const { expected, unexpected, flaky, skipped } = stats
  const failures = [
    ...suites.flatMap((suite) => playwrightFailures(suite, suite.title)),
    ...errors.map(({ message }) => failure('Playwright', '', message)),
  ]
  const byFile = suites.map((suite) => ({ name: `tests/${suite.title}`, tests: playwrightDurations(suite) }))
  const allowed = suites.flatMap(skipReasons).filter((reason) => reason === OTHER_BROWSER).length
  return {
    ...{ passed: expected, failed: unexpected + flaky, skipped, allowed, failures },
    tests: byFile.flatMap(({ name, tests }) => tests.map((test) => ({ ...test, name: `${name} › ${test.name}` }))),
    files: byFile.map(({ name, tests }) => ({
      name,
      milliseconds: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    })),
  }
}

/** The reason with which a test of a picture skips itself. It is no fault, because browsers are updated every few days. */
export const OTHER_BROWSER = 'another version of the browser made the references'

function skipReasons({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  return [
    ...specs
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === 'skipped')
      .flatMap(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? []),
    ...suites.flatMap(skipReasons),
  ]
}

/** Returns the duration of each test, once for each browser, with the hooks and fixtures that ran for it. */
function playwrightDurations({ specs = [], suites = [] }: PlaywrightSuite, group = ''): Duration[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ results }) => ({
        name: group + title,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((suite) => playwrightDurations(suite, `${group}${suite.title} › `)),
  ]
}

function playwrightFailures({ specs = [], suites = [] }: PlaywrightSuite, file: string, group = ''): string[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message }) => failure(file, group + title, message)),
    ),
    ...suites.flatMap((suite) => playwrightFailures(suite, file, `${group}${suite.title} › `)),
  ]
}

/** The most lines of a message. A comparison of two objects shows the difference in its first ones. */
const SHOWN = 25

export function failure(file: string, test: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, SHOWN)
  return [`${file}${test && ` › ${test}`}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
