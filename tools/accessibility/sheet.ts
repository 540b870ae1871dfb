import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { type AccessibilityFigures, conformityOf } from '../../src/catalogue/accessibility.ts'

const STATUSES = ['conforme', '**non conforme**', 'sans objet'] as const

/** One criterion of the RGAA 4.1.2, as the tables of docs/accessibilite.md have it. */
export interface Criterion {
  /** « 1.1 » */
  number: string
  /** The demand in a few words. */
  title: string
  status: (typeof STATUSES)[number]
  /** The reason for the status: what somebody checked, or the test that proves it, with its file between backticks. */
  proof: string
}

/** @throws {Error} if a row has another status than the three */
export function readCriteria(document: string): Criterion[] {
  return [...document.matchAll(/^\| (\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
    const [title = '', word, proof = ''] = rest.split('|').map((cell) => cell.trim())
    const status = STATUSES.find((status) => status === word)
    if (status === undefined) throw new Error(`Criterion ${number} has the status “${word}”.`)
    return { number, title, status, proof }
  })
}

/** Counts the criteria of each status, and lists those that are not met. */
export function figuresOf(criteria: readonly Criterion[]): Pick<AccessibilityFigures, 'criteria' | 'failures'> {
  const [conforming = [], failed = [], notApplicable = []] = STATUSES.map((wanted) =>
    criteria.filter(({ status }) => status === wanted),
  )
  return {
    criteria: {
      conforming: conforming.length,
      nonConforming: failed.length,
      notApplicable: notApplicable.length,
    },
    failures: failed.map(({ number, title, proof }) => ({ number, title, proof })),
  }
}

/** Writes the figures for docs/accessibilite.md. */
export function figuresPart({ date, criteria, automatic }: AccessibilityFigures): string {
  const { percent, level } = conformityOf(criteria)
  const state = LANGUAGES.fr.notices.accessibility[level]
  return `| | nombre |
|---|---|
| conformes | ${criteria.conforming} |
| non conformes | ${criteria.nonConforming} |
| sans objet | ${criteria.notApplicable} |
| **taux, sans objet exclus** | **${percent}\u202f%, ${state}** |

Tests du ${date}, ${automatic.browser}, axe-core ${automatic.axe} : ${automatic.checks} contrôles de ${automatic.rules} règles, aucune erreur ; ${automatic.tests} tests dans
\`tests/a11y\`. Aucun essai avec un lecteur d’écran, aucun audit extérieur.`
}
