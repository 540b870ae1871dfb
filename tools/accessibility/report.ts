import type { AccessibilityFigures } from '../../src/catalogue/accessibility.ts'
import { AXE_NOTE, type AxeNote } from '../../tests/support/axe-note.ts'

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface BrowserReport {
  stats: { startTime: string; expected: number }
  suites: readonly Suite[]
}

interface Suite {
  specs?: readonly { tests: readonly { annotations: readonly Annotation[] }[] }[]
  suites?: readonly Suite[]
}

interface Annotation {
  type: string
  description?: string
}

/** @throws {Error} when no test of the run was one of axe */
export function automaticFigures({ stats, suites }: BrowserReport): AccessibilityFigures['automatic'] {
  const notes = suites.flatMap(annotationsOf).flatMap(({ type, description = '' }): AxeNote[] => {
    return type === AXE_NOTE ? [JSON.parse(description)] : []
  })
  const [first] = notes
  if (first === undefined) throw new Error('No test of this run noted what axe found.')
  const checks = notes.reduce((sum, note) => sum + note.checks, 0)
  return { tests: stats.expected, checks, rules: first.rules, axe: first.axe, browser: first.browser }
}

function annotationsOf({ specs = [], suites = [] }: Suite): Annotation[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  return [...own, ...suites.flatMap(annotationsOf)]
}
