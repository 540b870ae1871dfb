import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { awake, DESKTOP, PHONE, watchForFaults } from '../support/islands.ts'
import { BEHAVIOURS } from '../support/mail-provider.ts'
import { expect, test } from '../support/test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface State {
  name: string
  path: string
  reach?: (page: Page) => Promise<unknown>
  /** Only where it exists. */
  phone?: true
}

async function fillRightly(page: Page) {
  await awake(page, 'ContactForm')
  await page.getByLabel('Nom').fill('Jeanne Martin')
  await page.getByLabel('E-mail').fill('jeanne@example.org')
  await page.getByLabel('Téléphone').fill('0639981234')
  await page.getByLabel('Message').fill('Bonjour, un site pour mon atelier ?')
}

async function send(page: Page) {
  await fillRightly(page)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

const STATES: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/projets' },
  { name: 'project', path: '/projets/banque' },
  { name: 'contact', path: '/contact' },
  { name: '404', path: '/nulle-part' },
  {
    name: 'modal',
    path: '/projets',
    async reach(page) {
      await awake(page, 'ProjectModal')
      await page.locator('a[data-project=gestion-de-projet]').click()
      await expect(page.locator('[aria-modal=true][data-status=open]')).toBeVisible()
    },
  },
  {
    name: 'drawer',
    path: '/',
    phone: true,
    async reach(page) {
      await awake(page, 'MobileDrawer')
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    },
  },
  { name: 'theme', path: '/', reach: (page) => page.getByRole('button', { name: 'Choisir le thème' }).click() },
  {
    name: 'errors',
    path: '/contact',
    async reach(page) {
      await awake(page, 'ContactForm')
      for (const label of ['Nom', 'E-mail', 'Téléphone', 'Message']) await page.getByLabel(label).fill('1@')
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'sending',
    path: '/contact',
    async reach(page) {
      await send(page)
      await expect(page.getByRole('button', { name: 'Envoi...' })).toBeVisible()
    },
  },
  {
    name: 'sent',
    path: '/contact',
    async reach(page) {
      await send(page)
      await expect(page.getByRole('status')).toContainText('succès')
    },
  },
  {
    name: 'failed',
    path: '/contact',
    async reach(page) {
      await send(page)
      await expect(page.getByRole('alert').filter({ hasText: 'Une erreur' })).toBeVisible()
    },
  },
]

test.describe.configure({ timeout: 60_000 })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const state of STATES) {
    test(`axe finds nothing: ${state.name}, ${colorScheme}`, async ({ page, mail }) => {
      const faults = watchForFaults(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const viewport of state.phone ? [PHONE] : [PHONE, DESKTOP, { width: 320, height: 700 }]) {
        await mail.reset()
        if (state.name === 'failed') mail.otherwise(BEHAVIOURS.serverError)
        if (state.name === 'sending') mail.otherwise(BEHAVIOURS.silent)
        await page.setViewportSize(viewport)
        await page.goto(state.path)
        await page.evaluate(() => sessionStorage.clear())
        await state.reach?.(page)
        expect(await violations(page), `at ${viewport.width} px`).toEqual([])
      }
      expect(faults).toEqual([])
    })
  }
}

/** All rules of axe, best practices included, as « rule: elements ». */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'] } satisfies RunOptions,
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
