import type { Browser } from '@playwright/test'
import { awake } from '../support/islands.ts'
import { startCommand } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'
import { difference, hasReferencesOf, readReference, writeReference } from './compare.ts'

const UPDATE = process.env.UPDATE_VISUAL === '1'

const PAGES = [
  { name: 'accueil', path: '/' },
  { name: 'projets', path: '/projets' },
  { name: 'projet', path: '/projets/banque' },
  { name: 'contact', path: '/contact' },
  { name: 'plan', path: '/plan-du-site' },
  { name: '404', path: '/nulle-part' },
  { name: 'modale', path: '/projets', modal: true },
] as const

interface Shot {
  url: string
  width: number
  scheme: 'light' | 'dark'
  modal?: boolean
}

/** A page as it stands still: pictures decoded, nothing moving. */
async function take(browser: Browser, { url, width, scheme, modal = false }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(async () => {
    // The font of code is the machine's: another one is no fault.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('code { font-family: inherit !important }')
    document.adoptedStyleSheets.push(sheet)
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
  })
  if (modal) {
    await awake(page, 'ProjectModal')
    await page.locator('a[data-project=banque]').click()
    await expect(page.locator('[aria-modal=true][data-status=open]')).toBeVisible()
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  }
  await page.mouse.move(0, 0)
  const picture = await page.screenshot({ fullPage: !modal, animations: 'disabled' })
  await context.close()
  return picture
}

/** Against the reference when this browser made it, else against a second render of this run. */
async function check(browser: Browser, name: string, shot: Shot) {
  const picture = await take(browser, shot)
  if (UPDATE) return writeReference(name, picture, browser.version())
  const reference = hasReferencesOf(browser.version()) ? readReference(name) : await take(browser, shot)
  expect(reference, `no reference for ${name}: UPDATE_VISUAL=1 npx playwright test visual`).not.toBeNull()
  expect(await difference(picture, reference as Buffer), name).toBeNull()
}

for (const { name, path, ...more } of PAGES) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${name}, ${scheme}, looks as it did at 390, 768 and 1440 px`, async ({ browser, preview }) => {
      for (const width of [390, 768, 1440]) {
        await check(browser, `${name}-${width}-${scheme}`, { url: preview.url + path, width, scheme, ...more })
      }
    })
  }
}

test('the style guide looks as it did', async ({ browser }) => {
  const dev = await startCommand('dev', ['--port', '0'])
  try {
    await check(browser, 'styleguide', { url: `${dev.url}/styleguide`, width: 1440, scheme: 'light' })
  } finally {
    await dev.stop()
  }
})
