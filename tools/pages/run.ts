/**
 * Photographs the small pages beside it for the projects of the sample: `npm --prefix tools run pages [slug]`. The project of the portfolio itself
 * shows the built site (npm run build first).
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../../scripts/disk/root.ts'
import { serve } from '../../scripts/server/static-server.ts'
import { BROWSER_ARGUMENTS, findBrowser, MISSING_BROWSER } from '../../tests/support/browser.ts'
import { DEVICES, SHOTS } from './shots.ts'

/** The pixels of the screen for one of the picture, because small letters are sharper when they are scaled down. */
const OVERSAMPLING = 2
/** The quality was chosen by looking at small type: below it, coloured letters get a fringe. */
const QUALITY = 88
const QUALITY_OF_PAINTINGS = 72

const [wanted] = process.argv.slice(2)
const executablePath = findBrowser()
if (executablePath === null) throw new Error(MISSING_BROWSER)
const site = await serve({ folder: join(ROOT, 'dist/client') })
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] })
for (const { slug, name, device, at = 'html', page: file = slug, scheme = 'light', isPainting } of SHOTS) {
  if (wanted && wanted !== slug) continue
  const { width, height, density } = DEVICES[device]
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: OVERSAMPLING,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await page.goto(addressOf(file, at), { waitUntil: 'networkidle' })
  await page.locator(at).evaluate((element) => element.scrollIntoView())
  const picture = sharp(await page.screenshot()).resize({ width: Math.round(width * density) })
  const target = join(ROOT, 'content/projets/images', `${slug}-${name}.webp`)
  const quality = isPainting ? QUALITY_OF_PAINTINGS : QUALITY
  const { size } = await picture.webp({ quality, effort: 6, smartSubsample: true }).toFile(target)
  console.log(`${slug}-${name}.webp  ${Math.round(size / 1000)} KB`)
  await page.close()
}
await browser.close()
await site.close()

/** Makes the address of a page. An anchor is part of it, because some states of the pages are drawn with `:target`. */
function addressOf(file: string, at: string): string {
  if (file.startsWith('/')) return site.url + file.slice(1)
  return pathToFileURL(join(import.meta.dirname, `${file}.html`)).href + (at.startsWith('#') ? at : '')
}
