/** Scores accessibility, best practices and SEO of every page served with 200, by Lighthouse: `npm --prefix tools run lighthouse`. */
import { join } from 'node:path'
import { ROOT } from '../scripts/disk/root.ts'
import { readSiteFacts } from '../scripts/outputs/site-facts.ts'
import { serve } from '../scripts/server/static-server.ts'
import { findBrowser, MISSING_BROWSER } from '../tests/support/browser.ts'
import { runLighthouse } from './run-lighthouse.ts'

const PATHS = ['', 'projets', 'projets/banque', 'contact']

const browser = findBrowser()
if (browser === null) throw new Error(MISSING_BROWSER)
const folder = join(ROOT, 'dist/client')
const facts = await readSiteFacts(folder, join(ROOT, '.cache'))
if (facts === null) throw new Error('Nothing is built: npm run build comes first.')
const server = await serve({ folder, headers: facts.headers, analyticsPath: facts.analyticsPath })
let failed = 0
for (const path of PATHS) {
  const categories = await runLighthouse(server.url + path, browser, ['accessibility', 'best-practices', 'seo'])
  for (const { title, score } of Object.values(categories)) {
    console.log(`/${path}  ${title}: ${Math.round(score * 100)}`)
    if (score < 1) failed += 1
  }
}
await server.close()
process.exitCode = failed === 0 ? 0 : 1
