import type { CDPSession } from '@playwright/test'
import { chromiumSession } from '../support/chromium.ts'
import { modal, openList } from '../support/islands.ts'
import { BANNERS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

async function dragUp(finger: CDPSession, x: number, y: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x, y: y - moved }],
    })
  await touch('touchStart', 0)
  for (let moved = 20; moved <= 200; moved += 20) await touch('touchMove', moved)
  await touch('touchEnd')
}

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 640 },
]

// Each project at one of the sizes.
for (const [index, viewport] of VIEWPORTS.entries()) {
  test(`no finger drags a dialog off its place at ${viewport.width} × ${viewport.height} px`, async ({
    browser,
    preview,
  }) => {
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const finger = await chromiumSession(page)
    await openList(page, `${preview.url}/projets`)
    const cards = await page.locator('a[data-project]').all()
    expect(cards).toHaveLength(BANNERS.length)
    const dialog = modal(page)
    for (const card of cards.filter((_, at) => at % VIEWPORTS.length === index)) {
      await card.click()
      await expect(dialog.locator('footer')).toBeVisible()
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const before = await dialog.boundingBox()
      const footer = (await dialog.locator('footer').boundingBox()) ?? { x: 0, y: 0, height: 0 }
      await dragUp(finger, footer.x + 8, footer.y + footer.height / 2)
      expect(await dialog.boundingBox(), await dialog.innerText()).toEqual(before)
      // Neither the dialog nor its overlay has anything to scroll.
      const spare = await dialog.evaluate((box) => {
        const overlay = box.parentElement?.closest('[data-status]') ?? box
        return [box, overlay].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      })
      expect(spare, await dialog.innerText()).toEqual([0, 0])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await context.close()
  })
}
