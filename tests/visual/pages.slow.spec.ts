import type { Page } from '@playwright/test'
import { openProject } from '../support/islands.ts'
import { OTHER_BROWSER } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'
import { difference, hasReferencesOf, readReference, writeReference } from './compare.ts'

/** Returns whether `npm run test:references` runs, which takes the references again. */
const isTakingReferences = () => ['all', 'changed'].includes(test.info().config.updateSnapshots)

const PAGES = {
  accueil: '/',
  projets: '/projets',
  projet: '/projets/banque',
  contact: '/contact',
  plan: '/plan-du-site',
  404: '/nulle-part',
} as const

test.beforeEach(async ({ browser, page }) => {
  test.skip(!isTakingReferences() && !hasReferencesOf(browser.version()), OTHER_BROWSER)
  // As on a later page of a visit, because a first page may keep the stand-in of the font.
  await page.addInitScript(() => sessionStorage.setItem('font', '1'))
})

/** Takes a picture of the page at rest: pictures decoded, nothing moving. */
async function take(page: Page, fullPage: boolean): Promise<Buffer> {
  await page.evaluate(async () => {
    // Other machines use another font for code, which is no fault.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('code { font-family: inherit !important }')
    // Beside the sheet of the dialog.
    document.adoptedStyleSheets.push(sheet)
    for (const image of document.images) image.loading = 'eager'
    // In a window of another width, a picture may need another file, which the browser requests in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
  })
  await page.mouse.move(0, 0)
  return page.screenshot({ fullPage, animations: 'disabled' })
}

/** Compares the page with the reference. Waits until the page is at rest. */
async function check(page: Page, name: string, fullPage = true) {
  if (isTakingReferences())
    return writeReference(name, await take(page, fullPage), page.context().browser()?.version() ?? '')
  const reference = readReference(name)
  expect(reference, `no reference for ${name}: npm run test:references`).not.toBeNull()
  await expect.poll(async () => difference(await take(page, fullPage), reference as Buffer), name).toBeNull()
}

/** The schemes at each width. The night of the middle width has the colours of the others and the layout of its day. */
const SCHEMES: Readonly<Record<number, readonly ('light' | 'dark')[]>> = {
  390: ['light', 'dark'],
  768: ['light'],
  1440: ['light', 'dark'],
}
const WIDTHS = Object.keys(SCHEMES).map(Number)

async function checkAt(page: Page, name: string, widths: readonly number[], open: () => Promise<unknown>) {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    if (index === 0) await open()
    for (const colorScheme of SCHEMES[width] ?? []) {
      await page.emulateMedia({ colorScheme })
      await check(page, `${name}-${width}-${colorScheme}`, name !== 'modale')
    }
  }
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} looks as it did at ${WIDTHS.join(', ')} px`, ({ page }) =>
    checkAt(page, name, WIDTHS, () => page.goto(path)))
}

// The modal needs a new page for each width: at 1440 px it differs by a few pixels in a page that was narrower before.
for (const width of WIDTHS) {
  test(`modale looks as it did at ${width} px`, ({ page }) =>
    checkAt(page, 'modale', [width], () => openProject(page, 'banque')))
}

test('the style guide looks as it did', async ({ page, start }) => {
  const dev = await start('dev', ['--port', '0'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${dev.url}/styleguide`)
  await check(page, 'styleguide')
})
