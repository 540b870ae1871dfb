import figures from './accessibility.json' with { type: 'json' }

/** What the accessibility statement says in figures. */
export interface AccessibilityFigures {
  /** YYYY-MM-DD: when they were taken. */
  date: string
  /** Of the RGAA, how many of each. */
  criteria: { conforming: number; nonConforming: number; notApplicable: number }
  /** The criteria that are not met, and why. */
  failures: readonly { number: string; title: string; proof: string }[]
  /** What the browser tests did. */
  automatic: {
    tests: number
    /** Runs of axe: pages and their states, each in every size and colour scheme. */
    checks: number
    /** Of axe, applied in each run. */
    rules: number
    axe: string
    browser: string
  }
}

/** Written by `npm run accessibility` from the sheet of the RGAA (scripts/accessibility/criteria.ts) and a run of tests/a11y. */
export const ACCESSIBILITY: AccessibilityFigures = figures

type Conformity = 'totalement conforme' | 'partiellement conforme' | 'non conforme'

/** How much of what applies is met, in whole percent, and what the law calls it (arrêté du 20 septembre 2019). */
export function conformityOf({ conforming, nonConforming }: AccessibilityFigures['criteria']): {
  percent: number
  state: Conformity
} {
  const percent = Math.floor((100 * conforming) / (conforming + nonConforming))
  if (nonConforming === 0) return { percent, state: 'totalement conforme' }
  return { percent, state: percent >= 50 ? 'partiellement conforme' : 'non conforme' }
}
