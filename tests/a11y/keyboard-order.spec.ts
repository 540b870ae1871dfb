import type { Page } from '@playwright/test'
import { awake, DESKTOP, PHONE } from '../support/islands.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

interface Stop {
  /** Its place among all elements of the body: an island that wakes adds to the head. */
  place: number
  text: string
  /** Whether a ring of 2 px or more is seen around it, or around the label it stands in. */
  ring: boolean
  /** Whether at least a part of it is in the window. */
  seen: boolean
}

/** Where the focus is; `null` once it has left the page. */
async function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const shown = element.closest('label') ?? element
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    const own = getComputedStyle(element)
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    return {
      place: [...document.body.querySelectorAll('*')].indexOf(element),
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

for (const viewport of [DESKTOP, PHONE]) {
  for (const { path } of PAGES) {
    test(`${path} at ${viewport.width} px: the focus visits every control in the order of the page, is seen, and leaves`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      const expected = await page.evaluate(() => {
        const all = [...document.body.querySelectorAll<HTMLElement>('*')]
        return all.flatMap((element, place) => {
          const stops = element.matches('a[href], button, input, textarea, summary') && element.checkVisibility()
          return stops && element.tabIndex >= 0 ? [place] : []
        })
      })
      const stops = await walk(page)
      expect(stops.map(({ place }) => place)).toEqual(expected)
      for (const stop of stops) expect(stop, stop.text).toMatchObject({ ring: true, seen: true })
      const back: (number | undefined)[] = []
      for (const _ of expected) {
        await page.keyboard.press('Shift+Tab')
        back.push((await focused(page))?.place)
      }
      expect(back).toEqual(expected.toReversed())
    })
  }
}

test('the modal: from its close button through text and links, and round again', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/projets')
  await awake(page, 'ProjectModal')
  const card = page.locator('a[data-project=gestion-de-projet]')
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused()
  const order: string[] = []
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    // At the end a guard takes the focus and hands it on in the next frame.
    await expect(page.locator('[data-floating-ui-focus-guard]:focus')).toHaveCount(0)
    const stop = await focused(page)
    expect(stop).toMatchObject({ ring: true, seen: true })
    order.push((stop?.text ?? '').slice(0, 19))
  }
  expect(order).toEqual([
    expect.stringMatching(/^Ici, rien/),
    '@page (nouvel ongle',
    'Dépôt (nouvel ongle',
    'Site non disponible',
    'Fermer',
    expect.stringMatching(/^Ici, rien/),
  ])
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

test('the theme: into the choice, through it by arrows, and back to its button', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Choisir le thème' })
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
  await page.goto('/contact')
  await awake(page, 'ContactForm')
  await page.getByLabel('Nom').fill('Jeanne Martin')
  await page.getByLabel('E-mail').fill('jeanne@example.org')
  await page.getByLabel('Téléphone').fill('0639981234')
  await page.getByLabel('Message').fill('Bonjour, un site pour mon atelier ?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(/succès/)
  expect(mail.calls()).toHaveLength(1)
  await page.keyboard.press('Tab')
  expect((await focused(page))?.text).toBe('camille@example.org')
  await page.keyboard.press('Shift+Tab')
  expect((await focused(page))?.text).toBe('Envoyer')
})
