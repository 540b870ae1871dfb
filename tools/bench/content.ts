/**
 * What the compiler and the dev server cost: `npm run bench:content` writes docs/content-performance.md.
 * A saved file counts as shown when its words are in the document of a real browser.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ROOT } from '../../scripts/site/root.ts'
import { BROWSER_ARGUMENTS, ensureBrowser, MISSING_BROWSER } from '../../tests/support/browser.ts'
import { generateContent } from './generate.ts'
import { type Cost, DECIMAL, machine, measure, median, quantile, WHOLE } from './measure.ts'

const RUNS = 5
const SAVES = 30
const FILES = 10_000
const BOOTSTRAP = join(ROOT, 'scripts/bootstrap.mjs')

const work = mkdtempSync(join(tmpdir(), 'bench-content-'))
const check = await benchCheck()
const dev12 = await benchDev(12)
const dev1000 = await benchDev(1000)
writeFileSync(join(ROOT, 'docs/content-performance.md'), report())
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

/** Milliseconds from saving a project's file to its words on the screen, one after the other. */
async function benchDev(count: number): Promise<number[]> {
  const folder = join(work, `dev-${count}`)
  generateContent(folder, count)
  const executablePath = ensureBrowser()
  if (executablePath === null) throw new Error(MISSING_BROWSER)
  const { child, url } = await startDev(folder)
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  const page = await browser.newPage()
  await page.goto(`${url}projets/projet-7`)
  const file = join(folder, 'projets/projet-7.md')
  const original = readFileSync(file, 'utf8')
  const times: number[] = []
  for (let save = 0; save < SAVES + 3; save++) {
    await page.waitForTimeout(150)
    times.push(await timeSave(page, file, original, `Mot${save}x`))
  }
  await browser.close()
  child.kill('SIGTERM')
  // The first ones warm the server and the browser up.
  return times.slice(3)
}

async function timeSave(page: Page, file: string, original: string, word: string): Promise<number> {
  const shown = page.getByText(word).first()
  const start = performance.now()
  writeFileSync(file, original.replace('Le défi', word))
  await shown.waitFor({ timeout: 10_000 })
  return performance.now() - start
}

function startDev(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [BOOTSTRAP, 'dev', '--content', folder, '--port', '0'], { cwd: ROOT })
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)?.[0]
      if (url) resolve({ child, url })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(output)))
  })
}

function report(): string {
  const cpu = (costs: readonly Cost[]) => median(costs.map(({ cpuSeconds }) => cpuSeconds))
  const row = (name: string, costs: readonly Cost[]) =>
    `| ${name} | ${DECIMAL.format(cpu(costs))} | ${DECIMAL.format(median(costs.map(({ wallSeconds }) => wallSeconds)))} | ${WHOLE.format(Math.max(...costs.map(({ peakMegabytes }) => peakMegabytes)))} |`
  const devRow = (count: number, times: readonly number[], target: number) => {
    const verdict = median(times) <= target ? 'atteint' : 'manqué'
    return `| ${WHOLE.format(count)} | ${WHOLE.format(median(times))} | ${WHOLE.format(quantile(times, 0.95))} | ${target}, ${verdict} |`
  }
  return `# Ce que coûtent le contrôle et le serveur de développement

Cette page est écrite par \`npm run bench:content\`.

Mesuré sur : ${machine()}.

## Contrôler ${WHOLE.format(FILES)} projets

Médianes de ${RUNS} passages, l’un après l’autre : d’abord sans cache, puis sans que rien ait changé.

| passage | CPU (s) | durée (s) | mémoire (Mo) |
|---|---|---|---|
${row('premier', check.first)}
${row('second', check.second)}

Le second prend ${DECIMAL.format(cpu(check.first) / cpu(check.second))} fois moins de CPU que le premier.

## D’un fichier enregistré à l’écran

\`npm run dev\` et un vrai Chromium, ${SAVES} enregistrements d’un projet dont la page est ouverte, en millisecondes.

| projets | médiane | 95ᵉ centile | objectif pour la médiane |
|---|---|---|---|
${devRow(12, dev12, 150)}
${devRow(1000, dev1000, 300)}

La page du projet est remplacée en place, sans être rechargée : l’ancienne reste à l’écran jusqu’à ce que la nouvelle soit là. Avec mille projets s’ajoute ce que les pages ont en commun : les listes, leurs filtres, les projets voisins.
`
}
