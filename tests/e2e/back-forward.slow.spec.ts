import { BROWSER_ARGUMENTS, findBrowser, MOVING, WHOLE_BROWSER } from '../support/browser.ts'
import { chromiumSession } from '../support/chromium.ts'
import { DESKTOP, themeOpener, wake } from '../support/islands.ts'
import { PAGES, type PageExpectation } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({
  ...MOVING,
  // By default Playwright switches the back-forward cache off.
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

// Scripts keep a page out of the cache, so one page of each set of islands is enough.
const setOf = ({ islands }: PageExpectation) => islands.join()
const ONE_OF_EACH = PAGES.filter((page, index) => PAGES.findIndex((other) => setOf(other) === setOf(page)) === index)

for (const { path, islands } of ONE_OF_EACH) {
  test(`${path} comes back at once, as it was left, with its islands awake`, { tag: WHOLE_BROWSER }, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    const session = await chromiumSession(page)
    const refusals: unknown[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => refusals.push(notRestoredExplanations))
    await session.send('Page.enable')
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const island of islands) await wake(page, island)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      })
    })
    await page.goto('/assets/bricolage-licence.txt')
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    expect(refusals).toEqual([])
  })
}

test('a page that comes back has the theme that was chosen meanwhile', { tag: WHOLE_BROWSER }, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.documentElement.dataset.same = ''
  })
  await page.goto('/contact')
  await themeOpener(page).click()
  await page.locator('label', { hasText: 'Sombre' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-same', '')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('input[name=theme][value=dark]')).toBeChecked()
})
