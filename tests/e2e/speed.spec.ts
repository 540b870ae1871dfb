import { brotliCompressSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from '../support/browser.ts'
import { awake, DESKTOP, PHONE } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const EXECUTED_SCRIPT_BYTES = 2048

// Playwright switches the back-forward cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** The browser is never idle: what happens is what the page itself asks for. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

for (const { path } of PAGES) {
  test(`${path} names all it needs itself: nothing is fetched because of a style sheet or a script`, async ({
    page,
    baseURL,
  }) => {
    await neverIdle(page)
    await page.setViewportSize(PHONE)
    const session = await page.context().newCDPSession(page)
    const initiators = new Map<string, string>()
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      initiators.set(request.url.replace(baseURL ?? '', ''), `${initiator.type} ${initiator.url ?? ''}`)
    })
    await session.send('Network.enable')
    await page.goto(path, { waitUntil: 'networkidle' })
    const [byPage, byBrowser] = [`parser ${baseURL}${path}`, 'other ']
    expect([...initiators.values()]).toContain(byPage)
    // The browser asks by itself for the page, its icon, and pictures that come near.
    expect([...initiators].filter(([, initiator]) => initiator !== byPage && initiator !== byBrowser)).toEqual([])
  })

  test(`${path} runs at most 2 KB of script before anyone does anything`, async ({ page }) => {
    await neverIdle(page)
    const session = await page.context().newCDPSession(page)
    const scripts: string[] = []
    session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
      if (url !== '') scripts.push(scriptId)
    })
    await session.send('Debugger.enable')
    await page.goto(path, { waitUntil: 'networkidle' })
    const sources = await Promise.all(scripts.map((scriptId) => sourceOf(session, scriptId)))
    expect(sources.join('')).toContain('data-island')
    expect(brotliCompressSync(sources.join('\n')).length).toBeLessThanOrEqual(EXECUTED_SCRIPT_BYTES)
  })
}

async function sourceOf(session: CDPSession, scriptId: string): Promise<string> {
  return (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource
}

// Chromium never keeps a page that was answered with 404.
for (const { path, islands } of PAGES.filter(({ status }) => status === 200)) {
  test(`${path} comes back at once, as it was left, with its islands awake`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    const session = await page.context().newCDPSession(page)
    const refusals: unknown[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => refusals.push(notRestoredExplanations))
    await session.send('Page.enable')
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const island of islands) await awake(page, island as Parameters<typeof awake>[1])
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      })
    })
    await page.goto('/licence-police.txt')
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    expect(refusals).toEqual([])
  })
}
