import type { Locator } from '@playwright/test'
import { MOVING } from '../support/browser.ts'
import { DESKTOP, modal, openProject, themeOpener } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

const WORDS = ['Web', 'React', 'TypeScript', 'Tailwind']

test('the hero word rotates: four words, 4 s each, the last 500 ms fading out', async ({ page }) => {
  await page.goto('/')
  const words = page.locator('[data-hero-words] span > span')
  await expect(words).toHaveText(WORDS)
  // Sets the clock of the animations, because real time would take 16 s and depend on the machine.
  const opacities = (time: number) =>
    words.evaluateAll((elements, at) => {
      for (const animation of elements.flatMap((element) => element.getAnimations())) {
        animation.pause()
        animation.currentTime = at
      }
      return elements.map((element) => Number(getComputedStyle(element).opacity))
    }, time)
  for (const [index] of WORDS.entries()) {
    const shown = WORDS.map((_, other) => (other === index ? 1 : 0))
    expect(await opacities(16_000 * 3 + index * 4000 + 50)).toEqual(shown)
    expect(await opacities(16_000 * 3 + index * 4000 + 3450)).toEqual(shown)
    const fading = await opacities(16_000 * 3 + index * 4000 + 3750)
    expect(fading[index]).toBeGreaterThan(0.4)
    expect(fading[index]).toBeLessThan(0.6)
  }
  // The first round starts with the first word alone.
  expect(await opacities(0)).toEqual([1, 0, 0, 0])
})

test('the word moves by itself, and the pause control stops it', async ({ page }) => {
  await page.goto('/')
  const first = page.locator('[data-hero-words] span > span').first()
  const state = () => first.evaluate((element) => element.getAnimations()[0]?.playState)
  await expect.poll(state).toBe('running')
  const pause = page.getByRole('checkbox', { name: 'Mettre le mot animé en pause' })
  await pause.focus()
  await page.keyboard.press('Space')
  await expect.poll(state).toBe('paused')
  await page.keyboard.press('Space')
  await expect.poll(state).toBe('running')
})

test('under reduced motion the first word stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const words = page.locator('[data-hero-words] span > span')
  expect(await words.evaluateAll((elements) => elements.flatMap((element) => element.getAnimations()).length)).toBe(0)
  expect(await words.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity))).toEqual([
    '1',
    '0',
    '0',
    '0',
  ])
})

test('assistive technology reads one sentence', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Développeur Web, React, TypeScript et Tailwind')).toHaveCount(1)
  await expect(page.locator('[data-hero-words]')).toHaveAttribute('aria-hidden', 'true')
})

test('the first screen says what is sought, from when, the latest post, and leads to the CV', async ({ page }) => {
  await page.goto('/')
  const line = page.getByText('Front-end React et TypeScript, junior').locator('../..')
  // The date is shown until it has passed.
  await expect(line).toContainText(/CDI( dès le 4 janvier 2027)?, Montpellier ou à distance/)
  await expect(line).toContainText('Dernier poste : Développeur front-end en alternance, Agence Tuile et Claire-voie')
  await expect(page.getByRole('main').getByRole('link', { name: 'CV en ligne' })).toHaveAttribute('href', '/cv')
})

test('« Ma Stack » has six skills and two goals, each with a logo', async ({ page }) => {
  await page.goto('/')
  const stack = page.getByRole('region', { name: 'Ma Stack' })
  const lists = stack.getByRole('list')
  await expect(lists.nth(0).getByRole('listitem')).toHaveText([
    /^ReactJS 4 projets, 2025 à 2026 Agence Tuile et Claire-voie/,
    /^Tailwind/,
    /^TypeScript/,
    /^JavaScript/,
    /^Git Onze dépôts publics, un privé/,
    /^Figma/,
  ])
  await expect(lists.nth(1).getByRole('listitem')).toHaveText(['NextJS', 'Angular'])
  await expect(stack.getByRole('listitem').locator('svg')).toHaveCount(8)
})

test('a skill leads to the projects that use it, under whatever name', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('region', { name: 'Ma Stack' }).getByRole('link', { name: '4 projets, 2025 à 2026' }).click()
  await expect(page).toHaveURL('/projets/technologies/react')
  await expect(page.locator('main li a')).toHaveCount(4)
})

test('the portrait is there and is fetched first', async ({ page }) => {
  await page.goto('/')
  const portrait = page.getByRole('img', { name: 'Portrait de Camille Persienne' })
  await expect(portrait).toHaveAttribute('fetchpriority', 'high')
  expect(
    await portrait.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
})

for (const width of [320, 390, 900, 1440]) {
  test(`at ${width} px the texts of a featured project stay beside what was built, however long they are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const link = page.locator('a[data-project]').first()
    const figure = link.locator('b').last()
    await expect(figure).toBeVisible()
    await link.evaluate((band) => {
      const [title, number] = band.querySelectorAll('h3, b')
      if (title) title.textContent = 'Anticonstitutionnellement : refonte du portail interministériel'
      if (number) number.textContent = '12\u202f345\u202f678'
    })
    const { band, cover, text } = await link.evaluate((band) => ({
      band: band.getBoundingClientRect(),
      text: band.children[0]?.getBoundingClientRect() ?? new DOMRect(),
      cover: band.children[1]?.getBoundingClientRect() ?? new DOMRect(),
    }))
    expect(text.left).toBeGreaterThanOrEqual(0)
    // At its left, or above it.
    expect(text.right <= cover.left || text.bottom <= cover.top).toBe(true)
    // It extends to the right edge of the window, and to the lower edge of its background.
    expect(Math.abs(cover.right - width)).toBeLessThan(1)
    expect(Math.abs(cover.bottom - band.bottom)).toBeLessThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

for (const { width, shown, other } of [
  { width: 390, shown: 'phone', other: 'desktop' },
  { width: 1440, shown: 'desktop', other: 'phone' },
]) {
  test(`at ${width} px a featured project shows its capture of a ${shown}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const band = page.locator('a[data-project]').first()
    await expect(band.locator(`[data-device=${shown}]`)).toBeVisible()
    await expect(band.locator(`[data-device=${other}]`)).toBeHidden()
  })
}

for (const { width, height } of [DESKTOP, { width: 1280, height: 900 }, { width: 1440, height: 481 }])
  test(`at ${width} × ${height} px the scrolled bar has an opaque rounded background, 24 px narrower than the column on each side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const bar = () =>
      page.evaluate(() => {
        const bar = document.querySelector('header') as Element
        const inner = document.querySelector('header > div') as Element
        const style = getComputedStyle(inner, '::before')
        const { left, right } = inner.getBoundingClientRect()
        const from = left + Number.parseFloat(style.left)
        const to = right - Number.parseFloat(style.right)
        const column = (document.querySelector('main h1') as Element).getBoundingClientRect().left
        const items = [...inner.children].map((item) => item.getBoundingClientRect()).filter((item) => item.width > 0)
        return {
          isInView: bar.getBoundingClientRect().top === 0,
          isAsWideAsWindow: bar.clientWidth === innerWidth,
          isOpaque: style.opacity === '1' && /^rgb\(/.test(style.backgroundColor),
          isRounded: Number.parseFloat(style.borderRadius) > 0,
          isNarrower: from - column >= 24 && innerWidth - column - to >= 24,
          isOnColumn: items[0]?.left === column,
          isAroundItems: items.every((item) => item.left >= from + 16 && item.right <= to - 16),
        }
      })
    expect(await bar()).toMatchObject({ isInView: true, isAsWideAsWindow: true, isOpaque: false, isOnColumn: true })
    await page.mouse.wheel(0, 600)
    await expect
      .poll(bar)
      .toMatchObject({ isInView: true, isOpaque: true, isRounded: true, isNarrower: true, isAroundItems: true })
    await page.mouse.wheel(0, -2000)
    await expect.poll(bar).toMatchObject({ isOpaque: false, isOnColumn: true })
  })

test('the dark scheme shows the night version of pictures, whether the system or the visitor chooses it', async ({
  page,
}) => {
  const shown = (within: Locator) =>
    within
      .locator('picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/')
  await expect.poll(() => shown(page.locator('main'))).toMatch(/portrait-nuit-/)
  await themeOpener(page).click()
  await page.getByRole('radio', { name: 'Clair' }).check({ force: true })
  await expect.poll(() => shown(page.locator('main'))).toMatch(/portrait-(?!nuit)/)
  await openProject(page, 'banque')
  await expect.poll(() => shown(modal(page))).toMatch(/banque-(?!nuit)/)
})

test('a choice of the theme is applied at once and kept; the system decides until then', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await themeOpener(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.goto('/contact')
  expect(await background()).toBe(dark)
  await themeOpener(page).click()
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked()
  await page.getByRole('radio', { name: 'Système' }).check({ force: true })
  await expect.poll(background).toBe(light)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a theme is chosen even if an extension of the browser adds styles first', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (document.head === null) return
      observer.disconnect()
      const style = document.createElement('style')
      style.textContent = 'body{--of-an-extension:1}'
      document.head.prepend(style)
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto(`${baseURL}/`)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText)).toContain('--of-an-extension')
  const light = await background()
  await themeOpener(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
  await expect.poll(background).not.toBe(light)
  await context.close()
})
