import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copySample } from '../support/content-folder.ts'
import { awake, DESKTOP, PHONE, wakeDrawer } from '../support/islands.ts'
import { ROOT, startCommand } from '../support/preview-server.ts'
import { expect, test } from '../support/test.ts'

/** What a page's policy refused, as the browser tells it to the page. */
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

/** Of no other test: its letters in the outbox are ours to delete. */
const SENDER = 'Jeanne Politique'

async function sendMessage(page: Page) {
  await page.getByLabel('Nom').fill(SENDER)
  await page.getByLabel('E-mail').fill('jeanne@example.org')
  await page.getByLabel('Téléphone').fill('0639981234')
  await page.getByLabel('Message').fill('Bonjour, ceci est un essai du formulaire.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('status')).toContainText('Votre message a été envoyé avec succès !')
}

/** Every page, the modal, the drawer, the form, both themes. */
async function walk(page: Page, url: string, slugs: readonly string[]) {
  await page.setViewportSize(DESKTOP)
  for (const path of ['/', '/projets', '/contact', '/nulle-part', ...slugs.map((slug) => `/projets/${slug}`)]) {
    const response = await page.goto(url + path)
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'")
    await expect(page.locator('h1')).toBeVisible()
  }
  for (const theme of ['Sombre', 'Clair']) {
    await page.getByRole('button', { name: 'Choisir le thème' }).click()
    await page.locator('label', { hasText: theme }).click()
    await page.keyboard.press('Escape')
  }
  await page.goto(`${url}/projets`)
  await awake(page, 'ProjectModal')
  await page.locator('a[data-project=banque]').click()
  await expect(page.getByRole('dialog')).toHaveAttribute('data-status', 'open')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${url}/contact`)
  await awake(page, 'ContactForm')
  await sendMessage(page)
  await page.setViewportSize(PHONE)
  await page.goto(url)
  await wakeDrawer(page)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Projets' }).click()
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

test('a full walk of the dev server violates its policy nowhere, its overlay included', async ({ page }) => {
  const content = copySample()
  const dev = await startCommand('dev', ['--port', '0', '--content', content.path])
  try {
    const violations = await watchForViolations(page)
    await walk(page, dev.url, ['banque'])
    await page.goto(`${dev.url}/styleguide`)
    await expect(page.locator('h1')).toBeVisible()
    content.write('projets/banque.md', '---\nnumber: deux\n---\n')
    await expect(page.locator('vite-error-overlay')).toBeVisible()
    await page.reload()
    await expect(page.locator('vite-error-overlay')).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    await dev.stop()
    content.dispose()
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
