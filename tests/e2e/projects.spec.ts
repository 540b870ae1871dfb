import { MOVING } from '../support/browser.ts'
import {
  awake,
  card,
  DESKTOP,
  hold,
  modal as modalOf,
  openList,
  openProject,
  openWarmList,
  PHONE,
  watchForFaults,
} from '../support/islands.ts'
import { BANNERS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

test.use({ viewport: DESKTOP })

test('the grid shows the twelve projects in order, in rows of three', async ({ page }) => {
  await page.goto('/projets')
  const cards = page.locator('a[data-project]')
  await expect(cards).toHaveCount(12)
  const banners = await cards.evaluateAll((links) =>
    links.map((link) => {
      const facts = link.querySelector('small')?.textContent ?? ''
      return [(link.textContent ?? '').replace(facts, '').replace(/\s+/g, ' ').trim(), facts.trim()]
    }),
  )
  expect(banners.map(([banner]) => banner)).toEqual([...BANNERS])
  expect(banners.at(6)?.[1]).toBe('2025 · La même allure, vingt-cinq fois plus légère')
  const rows = await cards.evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size)
  expect(rows).toBe(4)
})

test('on a phone the second card begins on the first screen', async ({ page }) => {
  for (const viewport of [PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport)
    await page.goto('/projets')
    await expect(page.locator('a[data-project]').nth(1)).toBeInViewport()
  }
})

test('no picture of a card has more pixels than the card', async ({ browser, preview }) => {
  for (const [width, density] of [
    [390, 1],
    [390, 3],
    [1440, 1],
    [1440, 2],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density })
    const page = await context.newPage()
    await page.goto(`${preview.url}/projets`)
    const picture = page.locator('a[data-project] img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    const { file, card } = await picture.evaluate((image: HTMLImageElement) => ({
      file: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
      card: image.closest('a')?.offsetWidth ?? 0,
    }))
    const where = `${width} px, ${density} pixels for each`
    expect(file, where).toBeLessThanOrEqual(card * density)
    expect(file, where).toBeGreaterThanOrEqual(card * Math.min(density, 2))
    await context.close()
  }
})

test('a card opens the modal with all that its own page says', async ({ page, context }) => {
  const own = await context.newPage()
  await openList(page)
  for (const slug of ['librairie', 'banque', 'gestion-de-projet', 'atelier-de-peinture']) {
    await own.goto(`/projets/${slug}`)
    await card(page, slug).click()
    const modal = modalOf(page)
    await expect(modal).toBeVisible()
    await expect(modal).toHaveAccessibleName(await own.locator('h1').innerText())
    const parts = (root: Element) => ({
      theme: root.querySelector('header p')?.textContent,
      badge: root.querySelector('header [data-tone]')?.textContent,
      // Their order differs in the modal.
      facts: [...root.querySelectorAll('dl > div')].map((part) => part.textContent).toSorted(),
      description: root.querySelector('header ~ :is(div, section) p + *, header ~ :is(div, section) p')?.parentElement
        ?.innerHTML,
      technologies: [...root.querySelectorAll('li > [data-tone=neutral]')].map((badge) => badge.textContent),
      // Only the modal links to the captures on the page.
      footer: [...root.querySelectorAll('footer > *')]
        .map((part) => [part.textContent, part.getAttribute('href')])
        .filter(([, href]) => href !== location.pathname),
      // Excludes the capture beside the title of the page.
      picture: root.querySelector('img:not([alt=""])')?.getAttribute('alt'),
    })
    const expected = await own.locator('main article').evaluate(parts)
    // If the markup changed, both sides would find nothing and be equal.
    expect(Object.entries(expected).filter(([, found]) => !found?.length)).toEqual([])
    // The modal shows the title first, and the rest in the next frames.
    await expect.poll(() => modal.locator('article').evaluate(parts)).toEqual(expected)
    await expect(modal).toContainText('Technologies utilisées :')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  }
})

test('the modal is at most 64rem wide, over a blurred page that is inert and does not scroll', async ({ page }) => {
  const faults = watchForFaults(page)
  await openList(page)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await card(page, 'banque').click()
  const modal = modalOf(page)
  await expect(modal).toHaveAttribute('data-status', 'open')
  await expect.poll(async () => (await modal.boundingBox())?.width).toBe(1024)
  const backdrop = await modal.evaluate((element) => getComputedStyle(element.parentElement as Element).backdropFilter)
  expect(backdrop).toContain('blur')
  expect(await page.locator('body > header').evaluate((bar: HTMLElement) => bar.inert)).toBe(true)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.mouse.move(20, 450)
  await page.mouse.wheel(0, 900)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  const body = modal.locator('article > section')
  expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  expect(faults).toEqual([])
})

test('the first click on a card is answered before React is there, by a frame of the dialog with what the card holds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await hold(page, 'projets-')
  await openWarmList(page)
  await card(page, 'banque').click()
  const frame = page.locator('[data-frame]')
  await expect(frame.getByRole('heading')).toHaveText('Banque en ligne')
  await expect(frame.getByText('Responsive', { exact: true })).toBeVisible()
  await expect(frame.locator('img')).toHaveCount(1)
  await expect(frame.getByRole('button', { name: 'Fermer' })).toBeFocused()
  await expect(page).toHaveURL(/\/projets\/banque$/)
  const before = await modalOf(page).boundingBox()
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[data-frame]')) return
          observer.disconnect()
          resolve(document.activeElement?.getAttribute('aria-label'))
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  release()
  await expect(modalOf(page)).toHaveAttribute('data-status', 'open')
  await expect(frame).toHaveCount(0)
  expect(await modalOf(page).boundingBox()).toEqual(before)
  // A key that is pressed while the frame is replaced reaches the button of the dialog.
  expect(await focused).toBe('Fermer')
  await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused()
})

for (const [way, close] of [
  ['its button', (page) => page.locator('[data-frame] button').click()],
  ['the backdrop', (page) => page.mouse.click(20, 450)],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
] as const satisfies readonly (readonly [string, (page: import('@playwright/test').Page) => Promise<unknown>])[]) {
  test(`the frame closes by ${way}, and no dialog comes after it`, async ({ page }) => {
    const release = await hold(page, 'projets-')
    await openWarmList(page)
    await card(page, 'banque').click()
    await expect(page.locator('[data-frame]')).toBeVisible()
    await expect(page).toHaveURL(/\/projets\/banque$/)
    await close(page)
    await expect(page).toHaveURL(/\/projets$/)
    await expect(modalOf(page)).toHaveCount(0)
    await expect(card(page, 'banque')).toBeFocused()
    release()
    await card(page, 'carrousel').click()
    await expect(modalOf(page)).toHaveAttribute('data-status', 'open')
    await expect(modalOf(page).getByRole('heading').first()).toHaveText('Carrousel d’imprimeur')
  })
}

test('a frame that is closed before the address has changed stays closed, and the page stays', async ({ page }) => {
  await openWarmList(page)
  const steps = await page.evaluate(() => history.length)
  await card(page, 'banque').evaluate((link: HTMLElement) => {
    link.click()
    document.querySelector<HTMLElement>('[data-frame] button')?.click()
  })
  await expect(page.locator('[data-frame]')).toHaveCount(0)
  // The response to a click on a card is ready by then, and would open the dialog.
  await awake(page, 'ProjectModal')
  await expect(page).toHaveURL(/\/projets$/)
  await expect(modalOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

for (const [way, close] of [
  ['its button', (page) => page.getByRole('button', { name: 'Fermer' }).click()],
  ['the backdrop', (page) => page.mouse.click(20, 450)],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
] as const satisfies readonly (readonly [string, (page: import('@playwright/test').Page) => Promise<unknown>])[]) {
  test(`closes by ${way}: the focus comes back to the card, the address to the list`, async ({ page }) => {
    await openProject(page, 'carrousel')
    await expect(page).toHaveURL(/\/projets\/carrousel$/)
    await expect(page).toHaveTitle('Carrousel d’imprimeur | Camille Persienne')
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused()
    await close(page)
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/projets$/)
    await expect(page).toHaveTitle('Liste des projets | Camille Persienne')
    await expect(card(page, 'carrousel')).toBeFocused()
    expect(await page.locator('body > header').evaluate((bar: HTMLElement) => bar.inert)).toBe(false)
  })
}

test('a press that begins or ends in the modal leaves it open: somebody selects its text', async ({ page }) => {
  await openProject(page, 'carrousel')
  const { x, y } = (await modalOf(page).boundingBox()) ?? { x: 0, y: 0 }
  const inside = { x: x + 60, y: y + 200 }
  const outside = { x: 20, y: 450 }
  for (const isOutwards of [true, false]) {
    const [from, to] = isOutwards ? [inside, outside] : [outside, inside]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
    await page.mouse.click(inside.x, inside.y)
    await expect(modalOf(page)).toHaveAttribute('data-status', 'open')
  }
  await page.mouse.click(outside.x, outside.y)
  await expect(modalOf(page)).toHaveCount(0)
})

test('the focus stays in the modal, forwards and backwards', async ({ page }) => {
  await openProject(page, 'banque')
  // At either end a guard receives the focus and moves it to the other end in the next frame.
  const inside = () => modalOf(page).evaluate((box) => box.contains(document.activeElement))
  const names: string[] = []
  for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    await expect(page.locator('[data-floating-ui-focus-guard]:focus')).toHaveCount(0)
    expect(await inside()).toBe(true)
    names.push(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 12) ?? ''))
  }
  // The focus reached all controls.
  expect(new Set(names).size).toBeGreaterThanOrEqual(4)
})

test('Forward opens it again; a reload gives the page; Back from there the list, Forward the project', async ({
  page,
}) => {
  await openProject(page, 'banque')
  await page.goBack()
  await expect(modalOf(page)).toHaveCount(0)
  await page.goForward()
  await expect(modalOf(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banque en ligne')
  await expect(modalOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liste des projets')
  await expect(page).toHaveURL(/\/projets$/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Banque en ligne' })).toBeVisible()
  await expect(page).toHaveURL(/\/projets\/banque$/)
})

test('opening one after another and going back stays in step with the address', async ({ page }) => {
  await openList(page)
  for (const slug of ['banque', 'portfolio', 'librairie']) {
    await card(page, slug).click()
    await expect(modalOf(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/projets/${slug}$`))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/projets$/)
  }
  await expect(modalOf(page)).toHaveCount(0)
})

test('a link within a text moves the focus in the dialog, and leaves the address as it is', async ({ page }) => {
  await openProject(page, 'banque')
  const text = modalOf(page).getByRole('region')
  // Uses a footnote, which no project of the sample has.
  await text.evaluate((region) => {
    const note = Object.assign(document.createElement('p'), { id: 'note', textContent: 'La note' })
    const link = Object.assign(document.createElement('a'), { href: '#note', textContent: 'Voir la note' })
    region.append(link, note)
  })
  const before = await page.evaluate(() => history.length)
  await text.getByRole('link', { name: 'Voir la note' }).click()
  await expect(text.getByText('La note', { exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/projets\/banque$/)
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('a click with a modifier stays the browser’s', async ({ page, context }) => {
  await openList(page)
  const opened = context.waitForEvent('page')
  await card(page, 'banque').click({ modifiers: ['Control'] })
  await (await opened).waitForURL(/\/projets\/banque$/)
  await expect(modalOf(page)).toHaveCount(0)
})

test('an unavailable button keeps the focus, does nothing, and warns in the console', async ({ page }) => {
  await page.goto('/projets/gestion-de-projet')
  const button = page.getByRole('button', { name: 'Site non disponible' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await button.focus()
  await page.keyboard.press('Enter')
  expect((await warning).text()).toContain('Site')
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(/gestion-de-projet$/)
  await page.goto('/projets/atelier-de-peinture')
  await expect(page.getByRole('button', { name: 'Dépôt non disponible' })).toBeVisible()
})

test('a project’s page leads to its neighbours', async ({ page }) => {
  await page.goto('/projets/banque')
  const neighbours = page.getByRole('navigation', { name: 'Projets voisins' })
  await expect(neighbours.getByRole('link')).toHaveText([
    /Projet précédent.*Agence événementielle/,
    /Projet suivant.*Gestion de projet/,
  ])
  await neighbours.getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion de projet')
})

for (const file of ['ProjectModal', 'projets-'])
  test(`when ${file}*.js cannot load, a card is still a link`, async ({ page }) => {
    await page.route(`**/assets/${file}*.js`, (route) => route.abort())
    await page.goto('/projets')
    await card(page, 'banque').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banque en ligne')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liste des projets')
  })
