import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { AXE_NOTE, type AxeNote } from '../support/axe-note.ts'
import { awake, DESKTOP, PHONE, wakeDrawer, watchForFaults } from '../support/islands.ts'
import { BEHAVIOURS } from '../support/mail-provider.ts'
import { PAGES } from '../support/pages.ts'
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
  ...PAGES.map(({ folder, path }) => ({ name: folder, path })),
  { name: 'part of the list', path: '/projets/technologies/react' },
  { name: 'project with a table', path: '/projets/photographe' },
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
      await wakeDrawer(page)
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

const SIZES = [{ width: 320, height: 700 }, PHONE, DESKTOP] as const
/** Forced colours last: see `showForcedColours`. */
const SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

for (const state of STATES) {
  test(`axe finds nothing: ${state.name}`, async ({ page, mail, browser }) => {
    const faults = watchForFaults(page)
    const note: AxeNote = { checks: 0, rules: 0, axe: '', browser: `Chromium ${browser.version()}` }
    for (const viewport of state.phone ? SIZES.slice(0, 2) : SIZES) {
      await mail.reset()
      if (state.name === 'failed') mail.otherwise(BEHAVIOURS.serverError)
      if (state.name === 'sending') mail.otherwise(BEHAVIOURS.silent)
      await page.emulateMedia({ ...SCHEMES[0], reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await page.goto(state.path)
      await page.evaluate(() => sessionStorage.clear())
      await state.reach?.(page)
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ ...scheme, reducedMotion: 'reduce' })
        await settled(page)
        if (scheme.forcedColors === 'active') await showForcedColours(page)
        const { violations, rules, axe } = await runAxe(page)
        expect(violations, `at ${viewport.width} px, ${Object.values(scheme)}`).toEqual([])
        Object.assign(note, { rules, axe, checks: note.checks + 1 })
      }
    }
    expect(faults).toEqual([])
    test.info().annotations.push({ type: AXE_NOTE, description: JSON.stringify(note) })
  })
}

/** The new colours are there: even a transition of 1 ms begins with the old ones. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/**
 * axe measures `-webkit-text-fill-color`, which Chromium computes from the page's own colours although it paints the forced ones:
 * what is painted is written into it, as it stands last among the schemes.
 */
async function showForcedColours(page: Page) {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const colours = all.map((element) => getComputedStyle(element).color)
    for (const [index, element] of all.entries())
      element.style.setProperty('-webkit-text-fill-color', colours[index] ?? '')
  })
}

/** All rules of axe, best practices and those off by default included; violations as « rule: elements ». */
async function runAxe(page: Page) {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const rules = axe.getRules().map(({ ruleId }) => ruleId)
    const { violations } = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'rule', values: rules } })
    return {
      rules: rules.length,
      axe: axe.version,
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    }
  })
}
