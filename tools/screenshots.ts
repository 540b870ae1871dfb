/** Takes the pictures of the README again, from the built site (npm run build first): `npm --prefix tools run screenshots`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../scripts/disk/root.ts'
import { serve } from '../scripts/server/static-server.ts'
import { BROWSER_ARGUMENTS, findBrowser, MISSING_BROWSER } from '../tests/support/browser.ts'

const FOLDER = join(ROOT, 'docs/screenshots')

const SHOTS = [
  { name: 'accueil', path: '/', width: 1440, height: 900, scheme: 'light' },
  { name: 'accueil-sombre', path: '/', width: 390, height: 844, scheme: 'dark' },
  { name: 'projets', path: '/projets', width: 1440, height: 900, scheme: 'light' },
  { name: 'contact', path: '/contact', width: 390, height: 844, scheme: 'light' },
] as const

const executablePath = findBrowser()
if (executablePath === null) throw new Error(MISSING_BROWSER)
const server = await serve({ folder: join(ROOT, 'dist/client') })
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] })
await mkdir(FOLDER, { recursive: true })
for (const { name, path, width, height, scheme } of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce' })
  await page.goto(server.url + path.slice(1), { waitUntil: 'networkidle' })
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer()
  await writeFile(join(FOLDER, `${name}.png`), png)
  await page.close()
}
await browser.close()
await server.close()
