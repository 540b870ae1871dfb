import type { Page } from '@playwright/test'
import { openForm, SUCCESS, status } from '../support/contact-form.ts'
import { card, DESKTOP, modal, wake } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: DESKTOP })

async function tabTo(page: Page, name: string) {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => (document.activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim())
    if (focused.startsWith(name)) return
  }
  throw new Error(`« ${name} » was not reached by keyboard.`)
}

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/projets')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('from the home page to a project and back, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Projets')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projets$/)
  await wake(page, 'ProjectModal')
  await tabTo(page, 'Projet 2')
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toHaveCount(0)
  await expect(card(page, 'agence-de-voyages')).toBeFocused()
})

test('a message is written and sent by keyboard alone', async ({ page, mail }) => {
  await openForm(page)
  await page.getByLabel('Nom').focus()
  await page.keyboard.type('Jeanne Martin')
  for (const words of ['jeanne@example.org', '0639981234', 'Bonjour, un site pour mon atelier ?']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(SUCCESS)
  expect(mail.calls()).toHaveLength(1)
})
