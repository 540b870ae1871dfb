import { MOVING, WHOLE_BROWSER } from '../support/browser.ts'
import { servedInPieces } from '../support/in-pieces.ts'
import { DESKTOP, PHONE } from '../support/islands.ts'
import { ARRIVING, shiftOf, unroundedShiftOf } from '../support/layout-shift.ts'
import { test as base, expect } from '../support/test.ts'

const test = base.extend<{ slow: string }>({
  /** The address of the site over a slow connection. */
  slow: async ({ baseURL }, use) => {
    const server = await servedInPieces(baseURL ?? '')
    await use(server.url)
    await server.close()
  },
})

test.use(MOVING)
test.skip(({ browserName }) => browserName !== 'chromium', 'No other engine reports layout shifts.')

for (const viewport of [PHONE, DESKTOP])
  test(`nothing moves while a page arrives piece by piece and its font last, at ${viewport.width} px`, {
    tag: WHOLE_BROWSER,
  }, async ({ page, slow }) => {
    await page.setViewportSize(viewport)
    for (const path of ARRIVING) {
      await page.goto(slow + path, { waitUntil: 'networkidle' })
      expect(await shiftOf(page), path).toBe(0)
    }
  })

test('the name of a figure does not move when the figure arrives', { tag: WHOLE_BROWSER }, async ({
  page,
  baseURL,
  slow,
}) => {
  await page.setViewportSize(PHONE)
  const path = '/projets/banque'
  const html = await (await fetch(baseURL + path)).text()
  const place = html.indexOf('<dd', html.indexOf('Écart sur le solde', html.indexOf('<main')))
  await page.goto(`${slow}${path}?stop=${place}`)
  expect(await unroundedShiftOf(page)).toBe(0)
})

/** The most places before pictures at which a page stops. */
const PICTURES = 2

for (const viewport of [PHONE, DESKTOP])
  test(`nothing moves when a page stops before a picture or its scripts, at ${viewport.width} px`, {
    tag: WHOLE_BROWSER,
  }, async ({ context, baseURL, slow }) => {
    for (const path of ['/', '/projets', '/projets/banque']) {
      const html = await (await fetch(baseURL + path)).text()
      const start = html.indexOf('<main')
      const pictures = [...html.slice(start).matchAll(/<img /g)].map(({ index }) => start + index)
      const places = [...pictures.slice(0, PICTURES), html.indexOf('</main>')]
      const shifts = places.map(async (place) => {
        const page = await context.newPage()
        await page.setViewportSize(viewport)
        await page.goto(`${slow}${path}?stop=${place}`)
        const shift = await shiftOf(page)
        await page.close()
        return shift
      })
      expect(await Promise.all(shifts), path).toEqual(places.map(() => 0))
    }
  })
