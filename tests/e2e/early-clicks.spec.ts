import type { Page } from '@playwright/test'
import { chromiumSession } from '../support/chromium.ts'
import { MESSAGE, SUCCESS, sendForm, status } from '../support/contact-form.ts'
import { card, drawer, drawerOpener, PHONE } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

/** Simulates a slow phone: 400 ms of latency, 400 kbit/s, a processor four times slower. */
async function throttle(page: Page) {
  const session = await chromiumSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

for (const delay of [0, 300, 1000, 2500]) {
  test(`a card clicked ${delay} ms after it appeared shows its project`, async ({ page }) => {
    await throttle(page)
    await page.goto('/projets', { waitUntil: 'commit' })
    await card(page, 'librairie').waitFor()
    await page.waitForTimeout(delay)
    await card(page, 'librairie').click()
    await expect(page.getByRole('heading', { name: 'Librairie de quartier' })).toBeVisible()
    await expect(page.getByText('Technologies utilisées :')).toBeVisible()
    await expect(page).toHaveURL(/\/projets\/librairie$/)
  })
}

test('the drawer opens at the first touch', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await throttle(page)
  await page.goto('/', { waitUntil: 'commit' })
  await drawerOpener(page).click()
  await expect(drawer(page)).toBeVisible()
})

test('a message written at once is sent whole', async ({ page, mail }) => {
  await throttle(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await sendForm(page)
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
  expect(JSON.parse(mail.calls()[0]?.body ?? '').template_params.description).toBe(MESSAGE.Message)
})
