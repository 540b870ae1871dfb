import { AXE, runAxe, settled } from '../support/axe.ts'
import { card, DESKTOP, modal, openList, PHONE, wake, watchForFaults } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

/** The English pages of the sample, with their French addresses. */
const PAIRS = [
  ['/en', '/'],
  ['/en/projects', '/projets'],
  ['/en/projects/online-bank', '/projets/banque'],
  ['/en/contact', '/contact'],
  ['/en/cv', '/cv'],
  ['/en/legal-notice', '/mentions-legales'],
  ['/en/accessibility', '/accessibilite'],
  ['/en/site-map', '/plan-du-site'],
] as const

for (const [index, [english, french]] of PAIRS.entries())
  test(`${english} and ${french} lead to each other, and axe finds nothing`, async ({ page }) => {
    const faults = watchForFaults(page)
    await page.goto(french)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(new RegExp(`${english}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.evaluate(AXE)
    // By day alone and at one of the sizes, because tests/a11y/axe.spec.ts tries all of them with the same components in French.
    const checked = index % 2 === 0 ? DESKTOP : PHONE
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await settled(page)
      const where = `at ${viewport.width} px`
      if (viewport === checked) expect((await runAxe(page)).violations, where).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(viewport.width)
    }
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(new RegExp(`${french}$`))
    expect(faults).toEqual([])
  })

test('an English project opens over the English list, under its own address, and closes again', async ({ page }) => {
  await openList(page, '/en/projects')
  await card(page, 'online-bank').click()
  await expect(modal(page)).toHaveAttribute('data-status', 'open')
  await expect(page).toHaveURL(/\/en\/projects\/online-bank$/)
  await expect(modal(page).getByRole('heading').first()).toHaveText('Online bank')
  await expect(modal(page).getByRole('link', { name: 'See it in pictures' })).toHaveAttribute(
    'href',
    '/en/projects/online-bank',
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(modal(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/projects$/)
})

test('a filter of the English list stays in English', async ({ page }) => {
  await page.goto('/en/projects/technologies/react')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('React')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/projets\/technologies\/react$/)
})

test('the English form says what is wrong in English', async ({ page }) => {
  await page.goto('/en/contact')
  await wake(page, 'ContactForm')
  await page.getByLabel('Email').fill('nobody')
  await page.keyboard.press('Tab')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
  await expect(page.locator('form')).not.toContainText(/adresse|veuillez/i)
})

test('without JavaScript the switch is a link like any other', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/projets/banque')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/projects\/online-bank$/)
  await context.close()
})
