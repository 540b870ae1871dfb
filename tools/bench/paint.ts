/**
 * Prints what a first visit of each kind of page waits for before its first paint, while the web font is on its way:
 * `npm --prefix tools run bench:paint`. The requests about fonts are the same in every run; times are one visit's, so they only say how much
 * of a step is waiting. `-- --url http://127.0.0.1:4173` measures a site that is served already, another one than ours too.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, ensureBrowser, MISSING_BROWSER } from '../../tests/support/browser.ts'
import { buildSampleTo } from '../../tests/support/build-site.ts'
import { type Duration, sumOf, traceFirstPaint } from '../../tests/support/first-paint.ts'
import { SITE_FOLDER, startCommand } from '../../tests/support/preview-server.ts'

const PAGES = ['/', '/projets', '/projets/banque', '/contact', '/cv', '/mentions-legales', '/nulle-part']

const { values: options, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true })
const executablePath = await ensureBrowser()
if (executablePath === null) throw new Error(MISSING_BROWSER)
const served = options.url === undefined ? await serveSample() : null
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
console.log(`Chromium ${browser.version()}. Milliseconds: on the clock / of the thread.`)
for (const path of positionals.length > 0 ? positionals : PAGES) {
  const { requests, parsing, style, layout } = await traceFirstPaint(
    browser,
    new URL(path, served?.url ?? options.url).href,
  )
  const { names, local, strikes } = requests
  console.log(
    `${path.padEnd(20)} ${sumOf(requests)} requests about fonts (${names} families, ${local} local names, ${strikes} strikes);`,
    `parsing ${inWords(parsing)}, style ${inWords(style)}, layout ${inWords(layout)}`,
  )
}
await browser.close()
await served?.stop()

async function serveSample() {
  buildSampleTo(SITE_FOLDER)
  return startCommand('preview', ['--out', SITE_FOLDER, '--port', '0'])
}

function inWords({ wall, thread }: Duration): string {
  return `${wall.toFixed(1)} / ${thread.toFixed(1)}`
}
