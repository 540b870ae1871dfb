import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { keyOfInputs, readGreenRun } from '../support/green-runs.ts'
import { QUICK } from '../support/lanes.ts'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { ROOT } from '../support/preview-server.ts'
import type { Report } from '../support/reports.ts'

/** The last green run of the quick tests with these files, which `npm test` has just made where this test follows it. */
const kept = readGreenRun(QUICK.name, keyOfInputs(QUICK))

/** Enough, because the cases, and most tests of a file, use the same modules. */
const STEPS = { SEARCH_STEP: '8', TEST_STEP: '3' }

/** Runs a third of the quick tests of each file, and an eighth of the cases and searches, their files in an order that the seed chooses. The files of a process share its modules. */
async function runInOrder(seed: number): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'order-'))
  const file = join(folder, 'report.json')
  const [script = '', ...parameters] = QUICK.command.map((word) => word.replace(/(?<=--sequence\.seed=).*/, `${seed}`))
  const command = [join(ROOT, 'node_modules', script), ...parameters]
  const options = {
    cwd: ROOT,
    env: ownerEnvironment({ TEST_REPORT: file, ...STEPS }),
    maxBuffer: 2 ** 28,
  }
  const { stdout } = await promisify(execFile)(process.execPath, command, options).catch((error) => error)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`Vitest wrote no report:\n${stdout}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the quick tests share their processes, and the order of their files changes no result', {
  timeout: 900_000,
}, async () => {
  const one = kept ?? (await runInOrder(1))
  const other = await runInOrder(20_261_126)
  expect(one.failures).toEqual([])
  expect(other.failures).toEqual([])
  for (const { passed } of [one, other]) expect(passed).toBeGreaterThan(1500)
  const isCase = (name: string) => name.startsWith('tests/cases/')
  const namesIn = ({ tests }: Report) => tests.map(({ name }) => name).sort()
  const walked = new Set(namesIn(other).filter(isCase))
  expect(walked.size).toBeGreaterThan(300)
  expect(namesIn(other)).toEqual(namesIn(one).filter((name) => walked.has(name) || !isCase(name)))
  // Proves that they ran in another order.
  expect(other.files.map(({ name }) => name)).not.toEqual(one.files.map(({ name }) => name))
})
