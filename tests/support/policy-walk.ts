import { expect, type Page } from '@playwright/test'
import { MESSAGE, openForm, SUCCESS, sendForm, status } from './contact-form.ts'
import { DESKTOP, drawer, modal, openDrawer, openProject, PHONE, themeOpener } from './islands.ts'

/** Collects what the policy of a page refuses, as the browser reports it to the page. */
export async function watchForViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('__violation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) => {
      const report = (globalThis as unknown as { __violation(text: string): void }).__violation
      report(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return violations
}

/** No other test uses this name, so the test may delete the messages of this sender from the outbox. */
export const SENDER = 'Jeanne Politique'

/** Visits every page and uses the modal, the drawer, the form and both themes. */
export async function walk(page: Page, url: string, slugs: readonly string[]) {
  await page.setViewportSize(DESKTOP)
  for (const path of ['/', '/projets', '/contact', '/nulle-part', ...slugs.map((slug) => `/projets/${slug}`)]) {
    const response = await page.goto(url + path)
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'")
    await expect(page.locator('h1')).toBeVisible()
  }
  for (const theme of ['Sombre', 'Clair']) {
    await themeOpener(page).click()
    await page.locator('label', { hasText: theme }).click()
    await page.keyboard.press('Escape')
  }
  await openProject(page, 'banque', `${url}/projets`)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await openForm(page, url)
  await sendForm(page, { ...MESSAGE, Nom: SENDER })
  await expect(status(page)).toHaveText(SUCCESS)
  await page.setViewportSize(PHONE)
  await openDrawer(page, url)
  await drawer(page).getByRole('link', { name: 'Projets' }).click()
  await expect(page).toHaveURL(/\/projets$/)
}
