/**
 * `npm run test:mutation`: changes the compiler in every way Stryker knows, and asks the tests each time. A whole run writes its score
 * into CONTRIBUTING.md; that of a part, as with `-- --mutate scripts/compile/slug.ts`, it only reports.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { withPart } from '../../scripts/docs/marked-part.ts'
import { ROOT } from '../../scripts/site/root.ts'
import { scoreTable } from './score.ts'

/** It comes through npx: a site needs none of it. */
const STRYKER = '@stryker-mutator/core@9.6.1'

const options = process.argv.slice(2)
const start = performance.now()
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
const { status } = spawnSync('npx', ['--yes', '-p', STRYKER, 'stryker', 'run', ...options], {
  cwd: ROOT,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
if (!options.includes('--mutate')) writeScore()

function writeScore() {
  const report = JSON.parse(readFileSync(join(ROOT, '.cache/mutation/report.json'), 'utf8'))
  const minutes = Math.round((performance.now() - start) / 60_000)
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const text = `${scoreTable(report)}\n\nMeasured on ${day} at ${commit}, in ${minutes} minutes with Node ${process.versions.node} on ${cpus().length} cores.`
  const file = join(ROOT, 'CONTRIBUTING.md')
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), 'mutation score', text))
}
