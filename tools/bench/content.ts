/**
 * Measures what the compiler and the dev server cost: `npm run bench:content` writes its part of docs/performance.md.
 * A saved file counts as shown when its words are in the document of a real browser.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ROOT } from '../../scripts/disk/root.ts'
import { BROWSER_ARGUMENTS, ensureBrowser, MISSING_BROWSER } from '../../tests/support/browser.ts'
import { startCommand } from '../../tests/support/preview-server.ts'
import { replacePart } from '../document-part.ts'
import { generateContent } from './generate.ts'
import { type Cost, DECIMAL, machine, measure, median, quantile, WHOLE } from './measure.ts'

const RUNS = 5
const SAVES = 30
const FILES = 10_000
const BOOTSTRAP = join(ROOT, 'scripts/start/bootstrap.mjs')

const work = mkdtempSync(join(tmpdir(), 'bench-content-'))
const check = await benchCheck()
const dev12 = await benchDev(12)
const dev1000 = await benchDev(1000)
replacePart('performance.md', 'bench:content', report())
rmSync(work, { recursive: true, force: true })

async function benchCheck(): Promise<{ first: Cost[]; second: Cost[] }> {
  const folder = join(work, 'many')
  generateContent(folder, FILES)
  const first: Cost[] = []
  const second: Cost[] = []
  for (let run = 0; run < RUNS; run++) {
    rmSync(join(ROOT, '.cache/compiled'), { recursive: true, force: true })
    const parameters = [BOOTSTRAP, 'check', '--content', folder, '--format', 'json']
    first.push(await measure(process.execPath, parameters, ROOT))
    second.push(await measure(process.execPath, parameters, ROOT))
  }
  return { first, second }
}

/** Measures the milliseconds from saving a project's file to its words on the screen, several times in turn. */
async function benchDev(count: number): Promise<number[]> {
  const folder = join(work, `dev-${count}`)
  generateContent(folder, count)
  const executablePath = await ensureBrowser()
  if (executablePath === null) throw new Error(MISSING_BROWSER)
  const dev = await startCommand('dev', ['--content', folder, '--port', '0'])
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  const page = await browser.newPage()
  await page.goto(`${dev.url}/projets/projet-7`)
  const file = join(folder, 'projets/projet-7.md')
  const original = readFileSync(file, 'utf8')
  const times: number[] = []
  for (let save = 0; save < SAVES + 3; save++) {
    await page.waitForTimeout(150)
    times.push(await timeSave(page, file, original, `Mot${save}x`))
  }
  await browser.close()
  await dev.stop()
  // Drops the first three, because they warm the server and the browser up.
  return times.slice(3)
}

async function timeSave(page: Page, file: string, original: string, word: string): Promise<number> {
  const shown = page.getByText(word).first()
  const start = performance.now()
  writeFileSync(file, original.replace('Le défi', word))
  await shown.waitFor({ timeout: 10_000 })
  return performance.now() - start
}

function report(): string {
  const checkCost = (costs: readonly Cost[]) => {
    const middle = (pick: (cost: Cost) => number) => DECIMAL.format(median(costs.map(pick)))
    const most = WHOLE.format(Math.max(...costs.map(({ peakMegabytes }) => peakMegabytes)))
    return `${middle(({ cpuSeconds }) => cpuSeconds)} s of CPU, ${middle(({ wallSeconds }) => wallSeconds)} s of wall time, ${most} MB`
  }
  const devTime = (count: number, times: readonly number[], target: number) => {
    const [middle, late] = [median(times), quantile(times, 0.95)].map((value) => WHOLE.format(value))
    return `${WHOLE.format(count)} projects ${middle} ms (95th percentile ${late}; target ${target}: ${median(times) <= target ? 'met' : 'missed'})`
  }
  return `## What the checker and the dev server cost

Measured on ${machine()}.
\`npm run check\` of ${WHOLE.format(FILES)} projects, medians of ${RUNS} runs: without a cache ${checkCost(check.first)}; with nothing changed ${checkCost(check.second)}.
From a saved file to the screen of a real Chromium, medians of ${SAVES} saves: ${devTime(12, dev12, 150)}, ${devTime(1000, dev1000, 300)}.
`
}
