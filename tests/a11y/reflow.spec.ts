import type { Page } from '@playwright/test'
import { awake, DESKTOP, PHONE } from '../support/islands.ts'
import { BEHAVIOURS } from '../support/mail-provider.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** WCAG 1.4.12, over whatever the page says. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Elements that cut off some of their own text. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      // What is hidden from sight on purpose is 1 px wide.
      if (!element.textContent?.trim() || clientWidth <= 2) return []
      const hides = (value: string) => value === 'hidden' || value === 'clip'
      const isCut =
        (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
      return isCut ? [`${element.tagName}: ${element.textContent.slice(0, 40)}`] : []
    }),
  )
}

/** Boxes that only scroll to the side hide something from those who read at 400 %. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
      // A table or code may: its meaning is in two dimensions.
      if (!scrolls || element.matches('table, pre')) return []
      return element.scrollWidth > element.clientWidth + 1 ? [element.className] : []
    }),
  )
}

async function openModal(page: Page) {
  await page.goto('/projets')
  await awake(page, 'ProjectModal')
  await page.locator('a[data-project=gestion-de-projet]').click()
  await expect(page.locator('[aria-modal=true][data-status=open]')).toBeVisible()
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { path } of PAGES) {
  test(`${path} is read in one direction at 320 × 256 px`, async ({ page }) => {
    await page.setViewportSize(ZOOMED)
    await page.goto(path)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await sideways(page)).toEqual([])
  })

  test(`${path} bears more space in its text, and text twice as large: nothing is cut`, async ({ page }) => {
    for (const viewport of [ZOOMED, PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, TEXT_SPACING)
      expect(await overflow(page), `${viewport.width} px, spaced`).toBeLessThanOrEqual(0)
      expect(await cut(page), `${viewport.width} px, spaced`).toEqual([])
      await page.evaluate(() => {
        document.adoptedStyleSheets.pop()
        document.documentElement.style.fontSize = '200%'
      })
      expect(await overflow(page), `${viewport.width} px, 200 %`).toBeLessThanOrEqual(0)
      expect(await cut(page), `${viewport.width} px, 200 %`).toEqual([])
    }
  })

  test(`${path}: every target is 24 px high and wide at least, but for links in a sentence`, async ({ page }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, label:has(input)')].flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          const inSentence = getComputedStyle(target).display === 'inline' && target.closest('p, dd, li') !== null
          const hidden = !target.checkVisibility() || (width <= 1 && height <= 1)
          return hidden || inSentence || (width >= 24 && height >= 24)
            ? []
            : [`${target.textContent} ${width}×${height}`]
        }),
      )
      expect(small, `${viewport.width} px`).toEqual([])
    }
  })
}

for (const viewport of [ZOOMED, { width: 844, height: 390 }]) {
  test(`modal, menu and theme are used whole at ${viewport.width} × ${viewport.height} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openModal(page)
    const modal = page.locator('[aria-modal=true]')
    expect(await modal.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
    for (const part of [
      modal.getByRole('heading', { name: 'Ce que contient le dépôt' }),
      modal.getByRole('link', { name: 'Dépôt' }),
      modal.getByRole('button', { name: 'Fermer' }),
    ]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choisir le thème' }).click()
    await expect(page.getByText('Sombre')).toBeInViewport({ ratio: 1 })
    if (viewport !== ZOOMED) return
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const cv = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'CV' })
    await cv.scrollIntoViewIfNeeded()
    await expect(cv).toBeInViewport({ ratio: 1 })
  })
}

test('the form with text twice as large, its errors and its failure', async ({ page, mail }) => {
  mail.next(BEHAVIOURS.serverError)
  await page.setViewportSize(ZOOMED)
  await page.goto('/contact')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await awake(page, 'ContactForm')
  await page.getByLabel('Nom').fill('7')
  await page.getByLabel('E-mail').fill('jeanne')
  await page.getByLabel('Téléphone').fill('06')
  await page.getByLabel('Message').fill('Bonjour')
  expect(await overflow(page), 'errors').toBeLessThanOrEqual(0)
  expect(await cut(page), 'errors').toEqual([])
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Une erreur est survenue')).toBeVisible()
  expect(await overflow(page), 'failure').toBeLessThanOrEqual(0)
  expect(await cut(page), 'failure').toEqual([])
})

test('under reduced motion nothing moves, on any page', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path)
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      )
      .toBe(0)
  }
})
