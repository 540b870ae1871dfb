import type { Page } from '@playwright/test'
import { settled } from '../support/axe.ts'
import { DESKTOP } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

// In one worker, so that each site is served once.
test.describe.configure({ mode: 'default' })

/** The width of a window, and the number of cards in a row that it has room for. */
const ROWS = [
  [320, 1],
  [390, 1],
  [640, 1],
  [768, 2],
  [1024, 2],
  [1440, 3],
  [1920, 4],
] as const

for (const [character, owner, list] of [
  ['soleil', 'ines', '/projets'],
  ['atelier', 'jonas', '/projects'],
  ['papier', 'salome', '/projets'],
] as const)
  test(`${character}: cards are 335 px wide, 256 px in windows below 640 px, with equal gaps in the middle of the column`, async ({
    page,
    ownerSite,
  }) => {
    const site = await ownerSite(owner)
    await page.goto(site.url + list)
    for (const [width, columns] of ROWS) {
      await page.setViewportSize({ width, height: 900 })
      const { cards, left, right, heading } = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement
        const { paddingLeft, paddingRight } = getComputedStyle(main)
        const box = main.getBoundingClientRect()
        const items = [...document.querySelectorAll<HTMLElement>('main li:has(> [data-project])')]
        return {
          // The cards themselves may be rotated.
          cards: items.map((item) => ({
            ...item.getBoundingClientRect().toJSON(),
            card: (item.firstElementChild as HTMLElement).offsetWidth,
          })) as (DOMRect & { card: number })[],
          left: box.left + Number.parseFloat(paddingLeft),
          right: box.right - Number.parseFloat(paddingRight),
          heading: document.querySelector('h1')?.getBoundingClientRect().left,
        }
      })
      const where = `${width} px`
      const row = cards.filter(({ top }) => top === cards[0]?.top)
      expect(new Set(cards.map(({ card }) => card)), where).toEqual(new Set([width < 640 ? 256 : 335]))
      expect(row.length, where).toBe(columns)
      for (const [index, { left }] of row.slice(1).entries())
        expect(left - (row[index]?.right ?? 0), where).toBeCloseTo(28, 1)
      const free = [(row[0]?.left ?? 0) - left, right - (row.at(-1)?.right ?? 0)]
      expect(free[0], where).toBeCloseTo(free[1] ?? Number.NaN, 1)
      expect(free[0], where).toBeGreaterThanOrEqual(0)
      expect(heading, where).toBe(row[0]?.left)
    }
  })

/** Returns what is painted at the left and the right of the number of the page for unknown addresses, whole and without its shadow. */
async function besideNumber(page: Page, visibility: 'visible' | 'hidden') {
  const number = page.locator('main svg:has(text)')
  await number.evaluate(
    (svg, value) => Object.assign(svg.style, { overflow: 'visible', filter: 'none', visibility: value }),
    visibility,
  )
  const { x, y, width, height } = (await number.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const strips = [x - 16, Math.ceil(x + width)].map((left) => ({ x: left, y, width: 16, height }))
  const pictures: string[] = []
  for (const clip of strips) pictures.push((await page.screenshot({ clip })).toString('base64'))
  return pictures
}

for (const owner of ['sample', 'jonas', 'salome'] as const)
  test(`${owner}: the number of an unknown address is inside its box`, async ({ page, ownerSite }) => {
    const origin = owner === 'sample' ? '' : (await ownerSite(owner)).url
    for (const viewport of [DESKTOP, { width: 320, height: 640 }])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(`${origin}/nulle-part`)
        await settled(page)
        expect(await page.locator('main svg:has(text)').evaluate((svg) => getComputedStyle(svg).overflow)).toBe(
          'visible',
        )
        expect(await besideNumber(page, 'visible'), `${viewport.width} px, ${colorScheme}`).toEqual(
          await besideNumber(page, 'hidden'),
        )
      }
  })
