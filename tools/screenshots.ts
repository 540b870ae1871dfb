/** Takes the pictures of the README and of the guide again, from sites that it builds of the sample: `npm --prefix tools run screenshots`. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../scripts/disk/root.ts'
import { serve } from '../scripts/server/static-server.ts'
import { BROWSER_ARGUMENTS, findBrowser, MISSING_BROWSER } from '../tests/support/browser.ts'

/** The package brings these pictures, so they are small. */
const FOLDER = join(ROOT, 'docs/guide/images')
const GAP = 12

/** The sites: lines that begin `site.md` or `cv.md` of the sample. */
const SITES = {
  soleil: ['site.md', 'look: { character: soleil }'],
  atelier: ['site.md', 'look: { character: atelier }'],
  papier: ['site.md', 'look: { character: papier }'],
  couleur: ['site.md', "look: { hue: '#7b2d4f', second: 45, signature: aucune, radius: small }"],
  compact: ['cv.md', 'layout: compact'],
} as const
type Site = keyof typeof SITES

const executablePath = findBrowser()
if (executablePath === null) throw new Error(MISSING_BROWSER)
const work = mkdtempSync(join(tmpdir(), 'portfolio-screenshots-'))
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] })
try {
  mkdirSync(FOLDER, { recursive: true })
  for (const site of Object.keys(SITES) as Site[]) build(site)
  const homes = {
    soleil: await shoot('soleil', ''),
    atelier: await shoot('atelier', ''),
    papier: await shoot('papier', ''),
  }
  await write('caracteres', await beside(Object.values(homes), 400), 1224)
  await write('couleur', await shoot('couleur', ''), 600)
  await write('projet', await shoot('soleil', '', '[data-project]'), 800)
  await write('galerie', await shoot('soleil', 'projets/banque', '[aria-labelledby=en-images]'), 540)
  await write('cv', await beside([await pdf(browser, 'soleil'), await pdf(browser, 'compact')], 400), 812)
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}

function build(site: Site): void {
  const [file, line] = SITES[site]
  const content = join(work, 'content', site)
  cpSync(join(ROOT, 'content'), content, { recursive: true })
  const text = readFileSync(join(content, file), 'utf8')
  writeFileSync(join(content, file), text.replace('---\n', `---\n${line}\n`))
  const { status } = spawnSync('npm', ['run', 'build', '--', '--content', content, '--out', join(work, site)], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The site “${site}” could not be built.`)
}

/** Takes the first screen of a page, or one part of it. */
async function shoot(site: Site, path: string, part?: string): Promise<Buffer> {
  const server = await serve({ folder: join(work, site) })
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  // As on a later page of a visit, because a first page may keep the stand-in of the font.
  await page.addInitScript(() => sessionStorage.setItem('font', '1'))
  try {
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await loadPictures(page)
    if (part === undefined) return await page.screenshot()
    // The bar stays at the top of the window, so it would cover what is below it.
    await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.remove())
    return await page.locator(part).first().screenshot()
  } finally {
    await page.close()
    await server.close()
  }
}

/** Loads the pictures that a visitor has not scrolled to yet. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => undefined)
      }),
    ),
  )
}

/** Draws the first page of a CV. Only a browser has the canvas that pdf.js needs. */
async function pdf(browser: Browser, site: Site): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 1280 } })
  for (const file of ['pdf.worker.mjs', 'pdf.mjs'])
    await page.addScriptTag({ path: join(ROOT, 'node_modules/pdfjs-dist/build', file), type: 'module' })
  await page.waitForFunction('globalThis.pdfjsLib && globalThis.pdfjsWorker')
  const data = readFileSync(join(work, site, 'cv.pdf')).toString('base64')
  await page.evaluate(`(async () => {
    const data = Uint8Array.from(atob('${data}'), (byte) => byte.charCodeAt(0))
    const page = await (await pdfjsLib.getDocument({ data }).promise).getPage(1)
    const viewport = page.getViewport({ scale: 1.4 })
    const canvas = document.body.appendChild(document.createElement('canvas'))
    Object.assign(canvas, { width: viewport.width, height: viewport.height })
    await page.render({ canvasContext: canvas.getContext('2d'), viewport }).promise
  })()`)
  const shot = await page.locator('canvas').screenshot()
  await page.close()
  return shot
}

/** Puts pictures of the same size side by side. */
async function beside(shots: Buffer[], width: number): Promise<Buffer> {
  const small = await Promise.all(shots.map((shot) => sharp(shot).resize(width).png().toBuffer()))
  const { height = 0 } = await sharp(small[0]).metadata()
  const whole = { width: small.length * (width + GAP) - GAP, height, channels: 4, background: '#0000' } as const
  const parts = small.map((input, index) => ({ input, left: index * (width + GAP), top: 0 }))
  return sharp({ create: whole }).composite(parts).png().toBuffer()
}

async function write(name: string, shot: Buffer, width: number): Promise<void> {
  await sharp(shot)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
}
