import { LABELS } from '../support/contact-form.ts'
import { card, drawer as drawerOf, drawerOpener, PHONE, themeOpener } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('every page shows all of its text', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Ma Stack')).toBeVisible()
  await expect(themeOpener(page)).toBeHidden()
  await page.getByRole('link', { name: 'Projets', exact: true }).first().click()
  await expect(page.locator('a[data-project]')).toHaveCount(12)
  await card(page, 'banque').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banque en ligne')
  await expect(page.getByText('Technologies utilisées :')).toBeVisible()
})

test('the drawer opens, leads on, and closes', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const drawer = drawerOf(page)
  await drawerOpener(page).click()
  await expect(drawer).toBeVisible()
  await page.getByRole('button', { name: 'Fermer le menu' }).click()
  await expect(drawer).toBeHidden()
  await drawerOpener(page).click()
  await drawer.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})

test('the form says how to write instead, and hands its fields to the mail program', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText('Sans JavaScript, le bouton ouvre votre messagerie.')).toBeVisible()
  await expect(page.getByText('responsable du traitement')).toBeVisible()
  await expect(page.locator('form')).toHaveAttribute('action', 'mailto:camille@example.org')
  for (const label of LABELS) await expect(page.getByLabel(label)).toHaveAttribute('required', '')
})

test('the pause control of the hero word works', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const pause = page.getByRole('checkbox', { name: 'Mettre le mot animé en pause' })
  await pause.focus()
  await page.keyboard.press('Space')
  await expect(pause).toBeChecked()
})

test('every page is set in its typeface', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Another engine names no font that it has used.')
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  for (const path of ['/', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(
      fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]),
      path,
    ).toEqual([[expect.stringMatching(/^Bricolage/), true]])
  }
})
