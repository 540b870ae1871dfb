import { brotliCompressSync } from 'node:zlib'
import { BROWSER_ARGUMENTS, findBrowser } from '../support/browser.ts'
import { chromiumSession } from '../support/chromium.ts'
import { DESKTOP, neverIdle, PHONE, themeOpener, wake } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const EXECUTED_SCRIPT_BYTES = 2048

// By default Playwright switches the back-forward cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

for (const { path } of PAGES) {
  test(`${path} names all that it needs, and runs at most 2 KB of script before anyone does anything`, async ({
    page,
    baseURL,
  }) => {
    await neverIdle(page)
    await page.setViewportSize(PHONE)
    const session = await chromiumSession(page)
    const initiators = new Map<string, string>()
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      initiators.set(request.url.replace(baseURL ?? '', ''), `${initiator.type} ${initiator.url ?? ''}`)
    })
    const scripts: string[] = []
    session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
      if (url !== '') scripts.push(scriptId)
    })
    await session.send('Network.enable')
    await session.send('Debugger.enable')
    await page.goto(path, { waitUntil: 'networkidle' })
    const [byPage, byBrowser] = [`parser ${baseURL}${path}`, 'other ']
    expect([...initiators.values()]).toContain(byPage)
    // Neither a style sheet nor a script makes the browser fetch something, but for what counts views (enhancements/analytics.ts). It fetches
    // the page, its icon, and pictures that come near by itself.
    const others = [...initiators].filter(([, initiator]) => initiator !== byPage && initiator !== byBrowser)
    expect(others).toEqual([['/_vercel/insights/script.js', 'script ']])
    const sources = await Promise.all(
      scripts.map(async (scriptId) => (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource),
    )
    expect(sources.join('')).toContain('data-island')
    expect(brotliCompressSync(sources.join('\n')).length).toBeLessThanOrEqual(EXECUTED_SCRIPT_BYTES)
  })
}

// Chromium never keeps a page that was answered with 404.
for (const { path, islands } of PAGES.filter(({ status }) => status === 200)) {
  test(`${path} comes back at once, as it was left, with its islands awake`, async ({ page }) => {
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

test('a page that comes back has the theme that was chosen meanwhile', async ({ page }) => {
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
