/**
 * Accessibility, best practices and SEO of every page served with 200, by Lighthouse: `npm run test:lighthouse`. Fetched for the
 * occasion and not a dependency: it would double what `npm ci` installs. Version 12 is the last one for Node 20.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGUMENTS, findBrowser, MISSING_BROWSER } from './browser.ts'
import { readSiteFacts } from './outputs/site-facts.ts'
import { serve } from './server/static-server.ts'
import { ROOT } from './site/root.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const PATHS = ['', 'projets', 'projets/banque', 'contact']

interface Report {
  categories: Record<string, { title: string; score: number }>
}

const browser = findBrowser()
if (browser === null) throw new Error(MISSING_BROWSER)
const folder = join(ROOT, 'dist/client')
const facts = await readSiteFacts(folder)
if (facts === null) throw new Error('Nothing is built: npm run build comes first.')
const work = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const server = await serve({ folder, headers: facts.headers, analyticsPath: facts.analyticsPath })
let failed = 0
for (const path of PATHS) {
  const output = join(work, 'report.json')
  await runLighthouse(server.url + path, output, browser)
  const { categories }: Report = JSON.parse(readFileSync(output, 'utf8'))
  for (const { title, score } of Object.values(categories)) {
    console.log(`/${path}  ${title}: ${Math.round(score * 100)}`)
    if (score < 1) failed += 1
  }
}
await server.close()
rmSync(work, { recursive: true, force: true })
process.exitCode = failed === 0 ? 0 : 1

/** In a process of its own, since this one serves the pages. */
function runLighthouse(url: string, output: string, chrome: string): Promise<void> {
  const parameters = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`],
    '--only-categories=accessibility,best-practices,seo',
    `--chrome-flags=--headless ${BROWSER_ARGUMENTS.join(' ')}`,
  ]
  return new Promise((resolve, reject) => {
    const child = spawn('npx', parameters, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chrome } })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}.`))))
  })
}
