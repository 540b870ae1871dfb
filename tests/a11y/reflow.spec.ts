import type { Page } from '@playwright/test'
import { failure, fillForm, openForm, sendButton } from '../support/contact-form.ts'
import { DESKTOP, drawer, drawerOpener, modal, openProject, PHONE, themeOpener } from '../support/islands.ts'
import { BEHAVIOURS } from '../support/mail-provider.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** The text spacing of WCAG 1.4.12, stronger than any rule of the page. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Returns elements that cut off part of their own text. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      // Visually hidden elements are 1 px wide.
      if (!element.textContent?.trim() || clientWidth <= 2) return []
      const hides = (value: string) => value === 'hidden' || value === 'clip'
      const isCut =
        (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
      return isCut ? [`${element.tagName}: ${element.textContent.slice(0, 40)}`] : []
    }),
  )
}

/** Returns boxes that scroll sideways. A table or code may, because its meaning needs two dimensions (WCAG 1.4.10). */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
      if (!scrolls || element.matches('table, pre')) return []
      return element.scrollWidth > element.clientWidth + 1 ? [element.className] : []
    }),
  )
}

/** Returns targets smaller than 24 × 24 px, except links in a sentence (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, label:has(input)')].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const inSentence = getComputedStyle(target).display === 'inline' && target.closest('p, dd, li') !== null
      const hidden = !target.checkVisibility() || (width <= 1 && height <= 1)
      return hidden || inSentence || (width >= 24 && height >= 24) ? [] : [`${target.textContent} ${width}×${height}`]
    }),
  )
}

for (const { path } of PAGES) {
  test(`${path} is read in one direction from 320 px up, bears more space in its text and text twice as large, and has large targets`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [768, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    for (const viewport of [ZOOMED, PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      const size = `${viewport.width} px`
      await expect.poll(() => overflow(page), size).toBeLessThanOrEqual(0)
      if (viewport === ZOOMED) await expect.poll(() => sideways(page)).toEqual([])
      else expect(await smallTargets(page), size).toEqual([])
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, TEXT_SPACING)
      expect(await overflow(page), `${size}, spaced`).toBeLessThanOrEqual(0)
      expect(await cut(page), `${size}, spaced`).toEqual([])
      await page.evaluate(() => {
        document.adoptedStyleSheets.pop()
        document.documentElement.style.fontSize = '200%'
      })
      expect(await overflow(page), `${size}, 200 %`).toBeLessThanOrEqual(0)
      expect(await cut(page), `${size}, 200 %`).toEqual([])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    // With reduced motion nothing moves.
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      )
      .toBe(0)
  })
}

test('a long line of code scrolls alone, beside captures or without', async ({ page }) => {
  for (const path of ['/projets/carrousel', '/projets/evenementiel']) {
    await page.goto(path)
    await page
      .locator('main pre code')
      .first()
      .evaluate((code) => code.append('x'.repeat(200)))
    for (const width of [320, PHONE.width, 768, DESKTOP.width]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

for (const viewport of [ZOOMED, { width: 844, height: 390 }]) {
  test(`modal, menu and theme are used whole at ${viewport.width} × ${viewport.height} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openProject(page, 'gestion-de-projet')
    const dialog = modal(page)
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    for (const part of [
      dialog.getByRole('heading', { name: 'Ce que contient le dépôt' }),
      dialog.getByRole('link', { name: 'Dépôt' }),
      dialog.getByRole('button', { name: 'Fermer' }),
    ]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await themeOpener(page).click()
    await expect(page.getByText('Sombre')).toBeInViewport({ ratio: 1 })
    if (viewport !== ZOOMED) return
    await page.keyboard.press('Escape')
    await drawerOpener(page).click()
    const cv = drawer(page).getByRole('link', { name: 'CV' })
    await cv.scrollIntoViewIfNeeded()
    await expect(cv).toBeInViewport({ ratio: 1 })
  })
}

test('the form with text twice as large, its errors, its failure and its receipt', async ({ page, mail }) => {
  mail.next(BEHAVIOURS.serverError)
  await page.setViewportSize(ZOOMED)
  await openForm(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await fillForm(page, { Nom: '7', 'E-mail': 'jeanne', Téléphone: '06', Message: 'Bonjour' })
  expect(await overflow(page), 'errors').toBeLessThanOrEqual(0)
  expect(await cut(page), 'errors').toEqual([])
  await sendButton(page).click()
  await expect(failure(page)).toBeVisible()
  expect(await overflow(page), 'failure').toBeLessThanOrEqual(0)
  expect(await cut(page), 'failure').toEqual([])
  await sendButton(page).click()
  await expect(page.getByText('À cette adresse')).toBeVisible()
  expect(await overflow(page), 'receipt').toBeLessThanOrEqual(0)
  expect(await cut(page), 'receipt').toEqual([])
})
