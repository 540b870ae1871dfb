import { WHOLE_BROWSER } from '../support/browser.ts'
import { servedInPieces } from '../support/in-pieces.ts'
import { DESKTOP, PHONE } from '../support/islands.ts'
import { ARRIVING, shiftOf, unroundedShiftOf } from '../support/layout-shift.ts'
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

test('the name of a figure does not move when the figure arrives', { tag: WHOLE_BROWSER }, async ({
  page,
  baseURL,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'No other engine reports layout shifts.')
  await page.setViewportSize(PHONE)
  const slow = await servedInPieces(baseURL ?? '')
  try {
    const path = '/projets/banque'
    const html = await (await fetch(baseURL + path)).text()
    const place = html.indexOf('<dd', html.indexOf('Écart sur le solde', html.indexOf('<main')))
    await page.goto(`${slow.url}${path}?stop=${place}`)
    expect(await unroundedShiftOf(page)).toBe(0)
  } finally {
    await slow.close()
  }
})

/** The most places before pictures at which a page stops. */
const PICTURES = 10

for (const viewport of [PHONE, DESKTOP])
  test(`nothing moves when a page stops before a picture or its scripts, at ${viewport.width} px`, {
    tag: WHOLE_BROWSER,
  }, async ({ context, baseURL, browserName }) => {
    test.skip(browserName !== 'chromium', 'No other engine reports layout shifts.')
    const slow = await servedInPieces(baseURL ?? '')
    try {
      for (const path of ['/', '/projets', '/projets/banque']) {
        const html = await (await fetch(baseURL + path)).text()
        const start = html.indexOf('<main')
        const pictures = [...html.slice(start).matchAll(/<img /g)].map(({ index }) => start + index)
        const places = [...pictures.slice(0, PICTURES), html.indexOf('</main>')]
        const shifts = places.map(async (place) => {
          const page = await context.newPage()
          await page.setViewportSize(viewport)
          await page.goto(`${slow.url}${path}?stop=${place}`)
          const shift = await shiftOf(page)
          await page.close()
          return shift
        })
        expect(await Promise.all(shifts), path).toEqual(places.map(() => 0))
      }
    } finally {
      await slow.close()
    }
  })
