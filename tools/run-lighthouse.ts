import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGUMENTS } from '../tests/support/browser.ts'

/** npx fetches Lighthouse when it runs, because as a dependency it would double what `npm ci` installs. Version 12 is the last one for Node 20. */
export const LIGHTHOUSE = 'lighthouse@12.8.2'

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** Returns scores from 0 to 1. Lighthouse runs in a process of its own, because this one may serve the pages. */
export async function runLighthouse(
  url: string,
  chrome: string,
  categories: readonly LighthouseCategory[],
): Promise<Record<string, { title: string; score: number }>> {
  const work = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const output = join(work, 'report.json')
  try {
    const parameters = [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless ${BROWSER_ARGUMENTS.join(' ')}`,
    ]
    // Tries twice, because Lighthouse now and then misses the beginning of its own navigation (NO_NAVSTART).
    await run(parameters, chrome).catch(() => run(parameters, chrome))
    return JSON.parse(readFileSync(output, 'utf8')).categories
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function run(parameters: readonly string[], chrome: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', parameters, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chrome } })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}.`))))
  })
}
