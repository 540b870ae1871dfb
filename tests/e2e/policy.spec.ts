import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MESSAGE, openForm, SUCCESS, sendForm, status } from '../support/contact-form.ts'
import { DESKTOP, drawer, modal, openDrawer, openProject, PHONE, themeOpener } from '../support/islands.ts'
import { ROOT } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

/** Collects what the policy of a page refused, as the browser reports it to the page. */
async function watchForViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('__violation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) => {
      const tell = (globalThis as unknown as { __violation(text: string): void }).__violation
      tell(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return violations
}

/** No other test uses this name, so the test may delete the messages of this sender from the outbox. */
const SENDER = 'Jeanne Politique'

/** Visits every page and uses the modal, the drawer, the form and both themes. */
async function walk(page: Page, url: string, slugs: readonly string[]) {
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

test.describe.configure({ timeout: 240_000 })

test('a full walk of the built site violates its policy nowhere', async ({ page, mail, baseURL }) => {
  const violations = await watchForViolations(page)
  await page.goto('/projets')
  const slugs = await page.$$eval('a[data-project]', (cards) => cards.map((card) => card.getAttribute('data-project')))
  expect(slugs).toHaveLength(12)
  await walk(
    page,
    baseURL ?? '',
    slugs.map((slug) => slug ?? ''),
  )
  expect(mail.calls()).toHaveLength(1)
  expect(violations).toEqual([])
})

test('a full walk of the dev server violates its policy nowhere, its overlay included', async ({
  page,
  content,
  start,
}) => {
  const dev = await start('dev', ['--port', '0', '--content', content.path])
  try {
    const violations = await watchForViolations(page)
    await walk(page, dev.url, ['banque'])
    await page.goto(`${dev.url}/styleguide`)
    await expect(page.locator('h1')).toBeVisible()
    content.write('projets/banque.md', '---\nnumber: deux\n---\n')
    await expect(page.locator('portfolio-errors')).toBeVisible()
    await page.reload()
    await expect(page.locator('portfolio-errors')).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    deleteLetters()
  }
})

function deleteLetters() {
  const outbox = join(ROOT, 'outbox')
  if (!existsSync(outbox)) return
  for (const file of readdirSync(outbox).filter((name) => name.endsWith('.eml'))) {
    const path = join(outbox, file)
    if (readFileSync(path, 'utf8').includes(SENDER)) rmSync(path)
  }
}

test('a violation would be seen', async ({ page }) => {
  const violations = await watchForViolations(page)
  await page.goto('/')
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://evil.example.net/x.png' })))
  await expect.poll(() => violations.join()).toContain('img-src https://evil.example.net')
})
