/** Draws the sample's pictures: `npm run -w tools artwork -- [slug… | portrait]`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../../scripts/site/root.ts'
import { BROWSER_ARGUMENTS, findBrowser, MISSING_BROWSER } from '../../tests/support/browser.ts'
import { HEIGHT, WIDTH } from './kit.ts'
import { PICTURES } from './pictures.ts'
import { portrait } from './portrait.ts'

const FONT = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

async function draw(slugs: readonly string[]) {
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error(MISSING_BROWSER)
  const font = (await readFile(join(ROOT, FONT))).toString('base64')
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] })
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  for (const [slug, svg] of Object.entries(PICTURES)) {
    if (slugs.length > 0 && !slugs.includes(slug)) continue
    await page.setContent(
      `<style>@font-face{font-family:Bricolage;src:url(data:font/woff2;base64,${font});font-weight:200 800}
       body{margin:0}svg{display:block}</style>${svg()}`,
    )
    await page.evaluate('document.fonts.ready')
    const shot = await page.screenshot()
    await keep(shot, `content/projets/images/${slug}.png`)
  }
  await browser.close()
  if (slugs.length === 0 || slugs.includes('portrait'))
    await keep(Buffer.from(portrait()), 'content/images/portrait.png')
}

async function keep(drawing: Buffer, file: string) {
  // Flat colours: a palette keeps them all.
  const png = await sharp(drawing).png({ palette: true, quality: 95, effort: 10, dither: 0.4 }).toBuffer()
  await writeFile(join(ROOT, file), png)
  console.log(`${file} ${Math.round(png.length / 1024)} Ko`)
}

await draw(process.argv.slice(2))
