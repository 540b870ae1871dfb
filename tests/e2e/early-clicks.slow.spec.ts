import type { Page } from '@playwright/test'
import { MOVING } from '../support/browser.ts'
import { chromiumSession } from '../support/chromium.ts'
import { MESSAGE, SUCCESS, sendForm, status } from '../support/contact-form.ts'
import { awake, card, DESKTOP, drawer, drawerOpener, holdLaterSheet, PHONE } from '../support/islands.ts'
import { shiftOf } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

/**
 * Simulates a slow phone: 400 ms of latency, 400 kbit/s.
 * @param processor how many times slower the processor is. To simulate a slow one keeps the real one busy.
 */
async function throttle(page: Page, processor = 1) {
  const session = await chromiumSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

for (const delay of [0, 300, 1000, 2500]) {
  test(`a card clicked ${delay} ms after it appeared shows its project`, async ({ page }) => {
    await throttle(page, delay === 300 ? 4 : 1)
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

const POPOVERS = [
  { id: 'menu', viewport: PHONE },
  { id: 'theme', viewport: DESKTOP },
  { id: 'theme', viewport: PHONE },
] as const

for (const { id, viewport } of POPOVERS)
  test(`#${id} opened before its sheet is there shows itself with it, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const release = await holdLaterSheet(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator(`[popovertarget=${id}]`).first().click()
    const popover = page.locator(`#${id}:popover-open`)
    await expect(popover).toHaveCount(1)
    await expect(popover).toBeHidden()
    const before = await shiftOf(page)
    release()
    await expect(popover).toBeVisible()
    await expect(popover).toBeInViewport({ ratio: 0.99 })
    expect(await shiftOf(page)).toBe(before)
  })

test('a menu that has waited for its sheet takes the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await holdLaterSheet(page)
  await page.goto('/', { waitUntil: 'commit' })
  await drawerOpener(page).click()
  await awake(page, 'MobileDrawer')
  release()
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused()
})

test('a menu whose sheet never comes is shown all the same', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route('**/later-*.css', (route) => route.abort())
  await page.goto('/')
  await drawerOpener(page).click()
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('link', { name: 'Projets' }).click()
  await expect(page).toHaveURL(/\/projets$/)
})

test('a message written at once is sent whole', async ({ page, mail }) => {
  await throttle(page, 4)
  await page.goto('/contact', { waitUntil: 'commit' })
  await sendForm(page)
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
  expect(JSON.parse(mail.calls()[0]?.body ?? '').template_params.description).toBe(MESSAGE.Message)
})
