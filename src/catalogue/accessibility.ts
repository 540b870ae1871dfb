import figures from './accessibility.json' with { type: 'json' }

/** The figures of the accessibility statement. */
export interface AccessibilityFigures {
  /** YYYY-MM-DD: the day of the measurement. */
  date: string
  /** How many RGAA criteria have each result. */
  criteria: { conforming: number; nonConforming: number; notApplicable: number }
  /** The criteria that the site does not meet, with the reason. */
  failures: readonly { number: string; title: string; proof: string }[]
  /** The browser tests. */
  automatic: {
    tests: number
    /** Runs of axe: each page and page state in every size and colour scheme. */
    checks: number
    /** Rules of axe in each run. */
    rules: number
    axe: string
    browser: string
  }
}

/** Written by `npm --prefix tools run accessibility` from the sheet of the RGAA (docs/accessibilite.md) and a run of tests/a11y. */
export const ACCESSIBILITY: AccessibilityFigures = figures

/** The share of applicable criteria that are met, in whole percent, and which of its legal names it has (arrêté du 20 septembre 2019). */
export function conformityOf({ conforming, nonConforming }: AccessibilityFigures['criteria']) {
  const percent = Math.floor((100 * conforming) / (conforming + nonConforming))
  const level = nonConforming === 0 ? 'full' : percent >= 50 ? 'partial' : 'not'
  return { percent, level } as const
}
