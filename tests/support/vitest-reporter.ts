import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { ROOT } from './preview-server.ts'
import { failure, type Report } from './reports.ts'

/**
 * Writes the report that `npm test` counts and prints (`Report`) to the file named by `TEST_REPORT`. Without that variable it does nothing.
 */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]) {
    const file = process.env.TEST_REPORT
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)))
  }
}

function reportOf(modules: readonly TestModule[], unhandled: readonly { message: string }[]): Report {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    allowed: 0,
    failures: [
      ...modules.flatMap((module) => module.errors().map(({ message }) => failure(fileOf(module), '', message))),
      ...tests.flatMap(failuresOf),
      ...unhandled.map(({ message }) => failure('Vitest', '', message)),
    ],
    tests: tests.map((test) => ({
      name: `${fileOf(test.module)} › ${test.fullName}`,
      milliseconds: test.diagnostic()?.duration ?? 0,
    })),
    files: modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return { name: fileOf(module), milliseconds: collectDuration + setupDuration + duration }
    }),
  }
}

const fileOf = ({ moduleId }: TestModule) => relative(ROOT, moduleId)

function failuresOf(test: TestCase): string[] {
  const [first] = test.result().errors ?? []
  return first === undefined ? [] : [failure(fileOf(test.module), test.fullName, first.message)]
}
