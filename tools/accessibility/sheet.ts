import { type AccessibilityFigures, conformityOf } from '../../src/catalogue/accessibility.ts'
import type { Status, Theme } from './criteria.ts'

/** How many criteria of the sheet are of each status, and those that are not met. */
export function figuresOf(themes: readonly Theme[]): Pick<AccessibilityFigures, 'criteria' | 'failures'> {
  const all = themes.flatMap(({ criteria }) => criteria)
  const of = (wanted: Status) => all.filter(({ status }) => status === wanted)
  return {
    criteria: { conforming: of('C').length, nonConforming: of('NC').length, notApplicable: of('NA').length },
    failures: of('NC').map(({ number, title, proof }) => ({ number, title, proof })),
  }
}

const STATUS_WORDS: Readonly<Record<Status, string>> = { C: 'conforme', NC: '**non conforme**', NA: 'sans objet' }

/** docs/accessibilite.md */
export function sheetDocument(themes: readonly Theme[], { date, criteria, automatic }: AccessibilityFigures): string {
  const { percent, state } = conformityOf(criteria)
  return `<!-- Écrit par « npm run -w tools accessibility » à partir de tools/accessibility/criteria.ts : ne le modifiez pas ici. -->

# Grille RGAA

Les 106 critères du [RGAA 4.1.2](https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/), pour les pages de ce modèle et leur
contenu d’exemple. Une preuve nomme le test qui la donne, ou dit ce qui a été regardé.

| | nombre |
|---|---|
| conformes | ${criteria.conforming} |
| non conformes | ${criteria.nonConforming} |
| sans objet | ${criteria.notApplicable} |
| **taux, sans objet exclus** | **${percent}\u202f%, ${state}** |

Tests du ${date}, ${automatic.browser}, axe-core ${automatic.axe} : ${automatic.checks} contrôles de ${automatic.rules} règles, aucune erreur ; ${automatic.tests} tests dans
\`tests/a11y\`. Aucun essai avec un lecteur d’écran, aucun audit extérieur.

Quand vous changez une page : corrigez la grille dans \`tools/accessibility/criteria.ts\`, puis lancez \`npm run -w tools accessibility\`, qui
joue ces tests et récrit cette page et les chiffres de \`/accessibilite\`.
${themes.map(themeSection).join('')}`
}

function themeSection({ number, title, criteria }: Theme): string {
  const rows = criteria.map((row) => `| ${row.number} | ${row.title} | ${STATUS_WORDS[row.status]} | ${row.proof} |\n`)
  return `
## ${number}. ${title}

| critère | ce qu’il demande | état | preuve |
|---|---|---|---|
${rows.join('')}`
}
