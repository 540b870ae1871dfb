import type { Page } from '@playwright/test'
import { DESKTOP, modal, openProject } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

/** Each part that can scroll: where it is, and a width at which it scrolls. */
const PARTS = [
  { name: 'code', reach: (page: Page) => page.goto('/projets/carte-animee'), part: 'main pre', width: 320 },
  {
    name: 'a table',
    reach: (page: Page) => page.goto('/projets/photographe'),
    part: 'main section:has(> table)',
    width: 200,
  },
]

for (const { name, reach, part, width } of PARTS)
  test(`the Tab key stops at ${name} where it scrolls, and only there; the arrows scroll it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await reach(page)
    await expect(page.locator(part)).toHaveAttribute('aria-label', /\w/)
    expect(await stopsAt(page, part)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator(part).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await page.setViewportSize(DESKTOP)
    await reach(page)
    expect(await stopsAt(page, part)).toBe(false)
  })

test('the Tab key stops at the text of the dialog where it scrolls, and only there', async ({ page }) => {
  const text = modal(page).locator('section')
  await page.setViewportSize({ width: 390, height: 700 })
  await openProject(page, 'gestion-de-projet')
  expect(await stopsAt(page, '[aria-modal=true] section')).toBe(true)
  // A text that fits.
  await text.evaluate((part) => part.replaceChildren(part.querySelector('h2') ?? ''))
  await page.setViewportSize({ width: 1440, height: 1200 })
  await expect.poll(() => text.evaluate((part) => part.scrollHeight <= part.clientHeight)).toBe(true)
  expect(await stopsAt(page, '[aria-modal=true] section')).toBe(false)
})

/** Presses Tab until the focus is in an element, or has visited everything, and returns whether the element had it. */
async function stopsAt(page: Page, selector: string): Promise<boolean> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    if (await page.locator(selector).evaluate((part) => part === document.activeElement)) return true
  }
  return false
}
