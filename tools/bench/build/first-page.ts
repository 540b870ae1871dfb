import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser, MISSING_BROWSER } from '../../../tests/support/browser.ts'
import { run } from '../fresh-copy.ts'
import { WORK } from './generator.ts'
import { commandIn, installPackage } from './installed.ts'
import type { Row } from './results.ts'

/** The names of the rows. */
export const FIRST_PAGE = {
  written: '`portfolio create --sample`',
  loaded: '`portfolio start`, until the home page has loaded',
}

/**
 * Measures what an owner waits for once `npm create` has installed the generator: the folder is written, `start` checks, builds and serves the
 * sample, and a browser has loaded the home page with the pictures that are in view.
 */
export async function firstPage(rounds: number): Promise<Row[]> {
  const installed = join(WORK, 'site-installed')
  installPackage(installed)
  const folder = join(WORK, 'site-first')
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error(MISSING_BROWSER)
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] })
  const rows: Row[] = []
  for (let round = 0; round < rounds; round++) {
    rmSync(folder, { recursive: true, force: true })
    cpSync(installed, folder, { recursive: true, verbatimSymlinks: true })
    const begun = performance.now()
    run(process.execPath, [commandIn(folder), 'create', '--sample'], folder)
    const written = performance.now()
    const server = spawn(process.execPath, [commandIn(folder), 'start', '--port', '0'], { cwd: folder })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(await addressOf(server.stdout), { waitUntil: 'load' })
      rows.push(rowOf(FIRST_PAGE.written, written - begun), rowOf(FIRST_PAGE.loaded, performance.now() - written))
      await page.close()
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  }
  await browser.close()
  return rows
}

/** Finds the address that `start` prints once it serves the site. */
async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let said = ''
  for await (const chunk of output) {
    said += chunk
    const address = /https?:\/\/\S+/.exec(said)?.[0]
    if (address !== undefined) return address
  }
  throw new Error(`The site was not served: ${said}`)
}

/** Makes a row with wall time alone, because nothing else is measured here. */
function rowOf(generator: string, milliseconds: number): Row {
  const cost = { wallSeconds: milliseconds / 1000, cpuSeconds: 0, peakMegabytes: 0 }
  return { generator, state: 'cold', cost, pagesWritten: 0 }
}
