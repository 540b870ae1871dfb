import type { Page } from '@playwright/test'
import { PHONE } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

/** A slow telephone: 400 ms of latency, 400 kbit/s, a processor four times slower. */
async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'The slow telephone is played through Chromium’s own protocol.',
)

for (const delay of [0, 300, 1000, 2500]) {
  test(`a card clicked ${delay} ms after it appeared shows its project`, async ({ page }) => {
    await throttle(page)
    await page.goto('/projets', { waitUntil: 'commit' })
    const card = page.locator('a[data-project=librairie]')
    await card.waitFor()
    await page.waitForTimeout(delay)
    await card.click()
    await expect(page.getByRole('heading', { name: 'Librairie de quartier' })).toBeVisible()
    await expect(page.getByText('Technologies utilisées :')).toBeVisible()
    await expect(page).toHaveURL(/\/projets\/librairie$/)
  })
}

test('the drawer opens at the first touch', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await throttle(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a message written at once is sent whole', async ({ page, mail }) => {
  await throttle(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Nom').fill('Jeanne Martin')
  await page.getByLabel('E-mail').fill('jeanne@example.org')
  await page.getByLabel('Téléphone').fill('0639981234')
  await page.getByLabel('Message').fill('Bonjour, je souhaite un site pour mon atelier.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('status')).toHaveText('Votre message a été envoyé avec succès !')
  expect(mail.calls()).toHaveLength(1)
  expect(JSON.parse(mail.calls()[0]?.body ?? '').template_params.description).toContain('mon atelier')
})
