import { chromiumSession } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'

interface PrefetchStatus {
  prefetchUrl: string
  status: string
}

test('pointing at a link fetches the page behind it, which then opens from what was fetched', async ({
  page,
  baseURL,
}) => {
  const cdp = await chromiumSession(page)
  const ready = new Set<string>()
  const errors: unknown[] = []
  cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }: PrefetchStatus) => {
    if (status === 'Ready') ready.add(prefetchUrl)
  })
  cdp.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSet.errorType && errors.push(ruleSet))
  await cdp.send('Preload.enable')
  await page.goto('/')
  await page.locator('nav').getByRole('link', { name: 'Contact' }).hover()
  await expect.poll(() => [...ready]).toEqual([`${baseURL}/contact`])
  expect(errors).toEqual([])
  await page.locator('nav').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  const delivery = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming & { deliveryType: string })
        .deliveryType,
  )
  expect(delivery).toBe('navigational-prefetch')
})

test('neither the CV nor a card that opens the modal is fetched by pointing at it', async ({ page }) => {
  const cdp = await chromiumSession(page)
  const asked: string[] = []
  cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }: PrefetchStatus) => asked.push(prefetchUrl))
  await cdp.send('Preload.enable')
  await page.goto('/projets')
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  await navigation.getByRole('link', { name: 'CV' }).hover()
  await page.locator('[data-project]').first().hover()
  // At the end one page is fetched, which shows that the test would have seen others.
  await page.waitForTimeout(500)
  await navigation.getByRole('link', { name: 'Accueil' }).hover()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.filter((url) => /cv\.pdf|projets\//.test(url))).toEqual([])
})
