/** `npm --prefix tools run accessibility`: runs the accessibility tests, then writes the figures of the sheet and of the statement. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/disk/root.ts'
import type { AccessibilityFigures } from '../../src/catalogue/accessibility.ts'
import { replacePart } from '../document-part.ts'
import { automaticFigures, type BrowserReport } from './report.ts'
import { figuresOf, figuresPart, readCriteria } from './sheet.ts'

const REPORT = join(ROOT, '.cache/test-reports/browser.json')

const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', 'a11y'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, AXE: 'all' },
})
if (status !== 0) {
  console.error('Des tests échouent : ni la grille ni la déclaration ne sont récrites.')
  process.exit(1)
}

const report: BrowserReport = JSON.parse(readFileSync(REPORT, 'utf8'))
const figures: AccessibilityFigures = {
  date: report.stats.startTime.slice(0, 10),
  ...figuresOf(readCriteria(readFileSync(join(ROOT, 'docs/accessibilite.md'), 'utf8'))),
  automatic: automaticFigures(report),
}
writeFileSync(join(ROOT, 'src/catalogue/accessibility.json'), `${JSON.stringify(figures, null, 2)}\n`)
replacePart('accessibilite.md', 'figures', figuresPart(figures))
