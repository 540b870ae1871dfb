import { MOVING } from '../support/browser.ts'
import { awake, drawer as drawerOf, drawerOpener, hold, openDrawer, PHONE, wake } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

test.use({ viewport: PHONE, hasTouch: true })

test('opens from the burger, holds the focus, leaves the page behind inert, and closes by its button', async ({
  page,
}) => {
  await page.goto('/')
  await wake(page, 'MobileDrawer')
  const drawer = drawerOf(page)
  const opener = drawerOpener(page)
  await expect(drawer).toBeHidden()
  await opener.click()
  await expect(drawer).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused()
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).overflowY)).toBe('hidden')
  await expect(drawer.getByRole('link')).toHaveText(['Accueil', 'Projets', 'Contact', 'CV (nouvel onglet)'])
  await expect(drawer.locator('[aria-current=page]')).toHaveText('Accueil')
  await page.getByRole('button', { name: 'Fermer le menu' }).click()
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
})

test('closes on Escape, and on a link', async ({ page }) => {
  const drawer = drawerOf(page)
  await openDrawer(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await drawerOpener(page).click()
  await drawer.getByRole('link', { name: 'Projets' }).click()
  await expect(page).toHaveURL(/\/projets$/)
  await expect(drawer).toBeHidden()
})

test('opens natively before its island is awake, which then takes over', async ({ page }) => {
  const release = await hold(page, 'MobileDrawer')
  await page.goto('/')
  await drawerOpener(page).click()
  const drawer = drawerOf(page)
  await expect(drawer).toBeVisible()
  release()
  await awake(page, 'MobileDrawer')
  await expect(drawer).toBeVisible()
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
})

test('a swipe to the right closes it, a short one does not', async ({ page, browserName }) => {
  test.skip(browserName === 'webkit', 'WebKit lets no page make a touch.')
  await openDrawer(page)
  const drawer = drawerOf(page)
  const swipe = (distance: number) =>
    drawer.evaluate((element, length) => {
      const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 })
      const fire = (type: string, touches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }))
      fire('touchstart', [touch(150)])
      for (let step = 1; step <= 4; step++) fire('touchmove', [touch(150 + (length * step) / 4)])
      fire('touchend', [])
    }, distance)
  await swipe(30)
  // Visibility would not be enough, because a closing drawer is in view until it has slid out.
  expect(await drawer.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  await swipe(140)
  await expect(drawer).toBeHidden()
})

test('its island sleeps until the button is pointed at, focused, touched or pressed', async ({ page }) => {
  const opener = drawerOpener(page)
  for (const intent of ['hover', 'focus', 'tap'] as const) {
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await page.locator('[data-island=MobileDrawer]').getAttribute('data-island-status')).toBeNull()
    await opener[intent]()
    await awake(page, 'MobileDrawer')
  }
  await page.goto('/')
  // The drawer is painted before its code is asked for.
  const asked = await opener.evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise(requestAnimationFrame)
    return document.querySelectorAll('link[rel=modulepreload]').length
  })
  expect(asked).toBe(0)
  await awake(page, 'MobileDrawer')
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused()
})
