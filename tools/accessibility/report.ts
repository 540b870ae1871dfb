import type { AccessibilityFigures } from '../../src/catalogue/accessibility.ts'
import { AXE_NOTE, type AxeNote } from '../../tests/support/axe-note.ts'

/** The parts of the report of Playwright's JSON reporter that this tool reads. */
export interface BrowserReport {
  stats: { startTime: string; expected: number }
  suites: readonly Suite[]
}

interface Suite {
  specs?: readonly { tests: readonly { annotations: readonly { type: string; description?: string }[] }[] }[]
  suites?: readonly Suite[]
}

/** @throws {Error} if no test of the run used axe */
export function automaticFigures({ stats, suites }: BrowserReport): AccessibilityFigures['automatic'] {
  const notes = suites.flatMap(notesOf)
  const [first] = notes
  if (first === undefined) throw new Error('No test of this run noted what axe found.')
  const checks = notes.reduce((sum, note) => sum + note.checks, 0)
  return { tests: stats.expected, checks, rules: first.rules, axe: first.axe, browser: first.browser }
}

function notesOf({ specs = [], suites = [] }: Suite): AxeNote[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  const own = annotations.flatMap(({ type, description = '' }) => (type === AXE_NOTE ? [JSON.parse(description)] : []))
  return [...own, ...suites.flatMap(notesOf)]
}
