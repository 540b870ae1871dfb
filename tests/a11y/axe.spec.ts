import type { Page } from '@playwright/test'
import { AXE, CHECKS_ALL, runAxe, settled } from '../support/axe.ts'
import { AXE_NOTE, type AxeNote } from '../support/axe-note.ts'
import { failure, fillForm, LABELS, openForm, sendForm, status } from '../support/contact-form.ts'
import { DESKTOP, openDrawer, openProject, PHONE, themeOpener, watchForFaults } from '../support/islands.ts'
import { BEHAVIOURS } from '../support/mail-provider.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

interface State {
  name: string
  reach(page: Page): Promise<unknown>
  provider?: keyof typeof BEHAVIOURS
  /** The state exists on a phone only. */
  phone?: true
  /** The state does not last long enough to check it at all sizes. */
  short?: true
}

const ofPath = (name: string, path: string): State => ({ name, reach: (page) => page.goto(path) })

const STATES: readonly State[] = [
  ...PAGES.map(({ folder, path }) => ofPath(folder, path)),
  ofPath('part of the list', '/projets/technologies/react'),
  { name: 'project with a table and code', reach: openTableAndCode },
  { name: 'modal', reach: (page) => openProject(page, 'gestion-de-projet') },
  { name: 'drawer', phone: true, reach: openDrawer },
  {
    name: 'theme',
    async reach(page) {
      await page.goto('/')
      await themeOpener(page).click()
    },
  },
  {
    name: 'errors',
    async reach(page) {
      await openForm(page)
      await fillForm(page, Object.fromEntries(LABELS.map((label) => [label, '1@'])))
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'sending',
    provider: 'silent',
    short: true,
    async reach(page) {
      await openForm(page)
      await sendForm(page)
      await expect(page.getByRole('button', { name: 'Envoi...' })).toBeVisible()
    },
  },
  {
    name: 'sent',
    async reach(page) {
      await openForm(page)
      await sendForm(page)
      await expect(status(page)).toContainText('succès')
      // The page has scrolled to the receipt. A field that is half under the bar would count as a small target.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: 'failed',
    provider: 'serverError',
    async reach(page) {
      await openForm(page)
      await sendForm(page)
      await expect(failure(page)).toBeVisible()
    },
  },
]

const NARROW = { width: 320, height: 700 } as const
const SIZES = [DESKTOP, PHONE, NARROW] as const
const SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/** Each scheme at one size at least, because the contrast is the same at all of them. What only a phone shows is checked in all. */
function schemesAt(size: (typeof SIZES)[number], isOfPhone: boolean): readonly (typeof SCHEMES)[number][] {
  if (CHECKS_ALL || (isOfPhone && size === PHONE)) return SCHEMES
  const [light, dark, forced] = SCHEMES
  if (size === NARROW) return [light]
  return [light, size === DESKTOP ? dark : forced]
}

for (const { name, reach, provider, phone, short } of STATES) {
  test(`axe finds nothing: ${name}`, async ({ page, mail, browser }) => {
    const faults = watchForFaults(page)
    const note: AxeNote = { checks: 0, rules: 0, axe: '', browser: `Chromium ${browser.version()}` }
    if (provider) mail.otherwise(BEHAVIOURS[provider])
    for (const [index, viewport] of SIZES.filter((size) => !phone || size !== DESKTOP).entries()) {
      await page.emulateMedia({ ...SCHEMES[0], reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      if (index === 0 || short) {
        if (index > 0) await page.evaluate(() => sessionStorage.clear())
        await reach(page)
        await page.evaluate(AXE)
      }
      for (const scheme of schemesAt(viewport, phone === true)) {
        await page.emulateMedia({ ...scheme, reducedMotion: 'reduce' })
        await settled(page)
        const isForced = scheme.forcedColors === 'active'
        if (isForced) await showForcedColours(page, true)
        const isFirst = scheme === SCHEMES[0]
        const { violations, rules, axe } = await runAxe(page, isFirst ? 'first' : 'other')
        expect(violations, `at ${viewport.width} px, ${Object.values(scheme)}`).toEqual([])
        if (isForced) await showForcedColours(page, false)
        Object.assign(note, { rules: Math.max(rules, note.rules), axe, checks: note.checks + 1 })
      }
    }
    expect(faults).toEqual([])
    test.info().annotations.push({ type: AXE_NOTE, description: JSON.stringify(note) })
  })
}

/** Opens a project with a table, and adds the code of another project, because both scroll on narrow screens. */
async function openTableAndCode(page: Page) {
  await page.goto('/projets/carte-animee')
  const code = await page
    .locator('main pre')
    .first()
    .evaluate((block) => ({
      attributes: [...block.attributes].map(({ name, value }) => [name, value] as const),
      text: block.textContent ?? '',
    }))
  await page.goto('/projets/photographe')
  await page.locator('main table').evaluate((table, { attributes, text }) => {
    const block = document.createElement('pre')
    for (const [name, value] of attributes) block.setAttribute(name, value)
    block.append(text)
    table.parentElement?.after(block)
  }, code)
  await expect(page.locator('main pre')).toBeVisible()
}

/**
 * Writes the forced colours that Chromium paints into `-webkit-text-fill-color`, which axe measures, or removes them again. Chromium
 * computes this property from the colours of the page although it paints the forced ones.
 */
async function showForcedColours(page: Page, isShown: boolean) {
  await page.evaluate((shown) => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const colours = all.map((element) => (shown ? getComputedStyle(element).color : ''))
    for (const [index, element] of all.entries())
      element.style.setProperty('-webkit-text-fill-color', colours[index] ?? '')
  }, isShown)
}
