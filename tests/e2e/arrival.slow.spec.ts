import { WHOLE_BROWSER } from '../support/browser.ts'
import { servedInPieces } from '../support/in-pieces.ts'
import { DESKTOP, PHONE } from '../support/islands.ts'
import { ARRIVING, shiftOf } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'

for (const viewport of [PHONE, DESKTOP])
  test(`nothing moves while a page arrives piece by piece, at ${viewport.width} px`, { tag: WHOLE_BROWSER }, async ({
    page,
    baseURL,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'No other engine reports layout shifts.')
    await page.setViewportSize(viewport)
    const slow = await servedInPieces(baseURL ?? '')
    try {
      for (const path of ARRIVING) {
        await page.goto(slow.url + path, { waitUntil: 'networkidle' })
        expect(await shiftOf(page), path).toBe(0)
      }
    } finally {
      await slow.close()
    }
  })
