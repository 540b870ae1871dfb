import type { Page } from '@playwright/test'
import { settled } from '../support/axe.ts'
import { fillForm, openForm } from '../support/contact-form.ts'
import { card, DESKTOP, modal, openList, PHONE, themeOpener, wake } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

interface Stop {
  text: string
  /** Whether the element, or the label around it, has an outline of 2 px or more. */
  ring: boolean
  /** Whether at least part of the element is in the window. */
  seen: boolean
}

/** Returns the element with the focus; `null` after the focus has left the page. */
async function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const shown = element.closest('label') ?? element
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    const own = getComputedStyle(element)
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    return {
      text: (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ring: [
        [outlineStyle, outlineWidth],
        [own.outlineStyle, own.outlineWidth],
      ].some(([style, width]) => style !== 'none' && Number.parseFloat(width ?? '') >= 2),
      seen: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    }
  })
}

/** Presses Tab until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error(`The focus never left ${page.url()}: ${stops.map(({ text }) => text).join(' · ')}`)
}

for (const { path, islands } of PAGES) {
  test(`${path}: the focus visits every control in the order of the page, is seen, and leaves`, async ({ page }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await settled(page)
      for (const island of islands) await wake(page, island)
      const expected = await page.evaluate(() => {
        const all = [...document.body.querySelectorAll<HTMLElement>('*')]
        const places: number[] = []
        Object.assign(window, { places })
        document.addEventListener('focusin', ({ target }) => places.push(all.indexOf(target as HTMLElement)))
        return all.flatMap((element, place) => {
          const stops = element.matches('a[href], button, input, textarea, summary') && element.checkVisibility()
          return stops && element.tabIndex >= 0 ? [place] : []
        })
      })
      for (const stop of await walk(page)) expect(stop, stop.text).toMatchObject({ ring: true, seen: true })
      for (const _ of expected) await page.keyboard.press('Shift+Tab')
      const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
      expect(places, `${viewport.width} px`).toEqual([...expected, ...expected.toReversed()])
    }
  })
}

test('the modal: from its close button through text and links, and round again', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openList(page)
  const opener = card(page, 'gestion-de-projet')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toHaveAttribute('data-status', 'open')
  await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused()
  const order: string[] = []
  for (let press = 0; press < 7; press++) {
    await page.keyboard.press('Tab')
    // At the end a guard receives the focus and moves it on in the next frame.
    await expect(page.locator('[data-floating-ui-focus-guard]:focus')).toHaveCount(0)
    const stop = await focused(page)
    expect(stop).toMatchObject({ ring: true, seen: true })
    order.push((stop?.text ?? '').slice(0, 19))
  }
  expect(order).toEqual([
    '24 récits, de quoi ',
    '@page (nouvel ongle',
    'Dépôt (nouvel ongle',
    'Voir en images',
    'Site non disponible',
    'Fermer',
    '24 récits, de quoi ',
  ])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the theme: into the choice, through it by arrows, and back to its button', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const opener = themeOpener(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Système' })).toBeFocused()
  expect(await focused(page)).toMatchObject({ ring: true, seen: true })
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('group', { name: 'Thème' })).toBeHidden()
})

test('after a message was sent, the focus goes on from the button', async ({ page, mail }) => {
  await openForm(page)
  await fillForm(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(/succès/)
  expect(mail.calls()).toHaveLength(1)
  await page.keyboard.press('Tab')
  expect((await focused(page))?.text).toBe('camille@example.org')
  await page.keyboard.press('Shift+Tab')
  expect((await focused(page))?.text).toBe('Envoyer')
})
