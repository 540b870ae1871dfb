import type { Page } from '@playwright/test'
import { watchForFaults } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

/** Where a page shows a role, because builds shorten the names of custom properties. */
const SHOWN = {
  sun: ['footer p a', 'text-decoration-color'],
  background: ['body', 'background-color'],
} as const

const roleOf = (page: Page, role: keyof typeof SHOWN) => {
  const [selector, property] = SHOWN[role]
  const shown = page.locator(selector).first()
  return shown.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

const GOLD = { light: 'rgb(255, 205, 0)', dark: 'rgb(230, 180, 0)' }

test('an owner’s colour is the one of the page: in both schemes, with a chosen theme, on paper', async ({
  page,
  ownerSite,
}) => {
  const site = await ownerSite('jonas')
  const faults = watchForFaults(page)
  await page.goto(site.url)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await roleOf(page, 'sun')).toBe(GOLD[colorScheme])
  }
  for (const [theme, scheme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
  ] as const) {
    await page.getByRole('button', { name: 'Choose the theme' }).click()
    await page.locator('label', { hasText: theme }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => roleOf(page, 'sun'), theme).toBe(GOLD[scheme])
  }
  await page.emulateMedia({ media: 'print' })
  expect(await roleOf(page, 'sun')).toBe(GOLD.light)
  expect(await roleOf(page, 'background')).toBe('rgb(255, 255, 255)')
  // It wins over a rule of the components without being more specific.
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(heading).toHaveCSS('letter-spacing', /^(normal|0px)$/)
  await expect(heading).toHaveCSS('border-bottom-width', '3px')
  expect(faults).toEqual([])
})

test('dev shows a saved style sheet, what is wrong with it, and the page without it', async ({
  page,
  content,
  start,
}) => {
  const dev = await start('dev', ['--content', content.path, '--port', '0'])
  await page.goto(`${dev.url}/contact`)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.evaluate((element) => getComputedStyle(element).fontStyle)
  content.write('style.css', 'h1 { font-style: italic; font-family: serif; }\nbody { font-family: monospace; }\n')
  await expect(heading).toHaveCSS('font-style', 'italic')
  await expect(page.locator('body')).toHaveCSS('font-family', 'monospace')
  content.write('style.css', ':root { --text: #fff; }\nh1 { font-style: oblique 20deg; }\n')
  const overlay = page.locator('portfolio-errors')
  await expect(overlay).toContainText('style.css:1:9')
  await expect(overlay).toContainText('light-dark(')
  content.write('style.css', 'h1 { font-style: oblique 20deg; }\n')
  await expect(heading).toHaveCSS('font-style', /oblique/)
  await expect(overlay).toHaveCount(0)
  content.remove('style.css')
  await expect(heading).toHaveCSS('font-style', before)
})
