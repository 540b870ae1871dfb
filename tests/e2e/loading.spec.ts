import type { Page } from '@playwright/test'
import { MOVING, WHOLE_BROWSER } from '../support/browser.ts'
import { chromiumSession } from '../support/chromium.ts'
import { servedInPieces } from '../support/in-pieces.ts'
import { awake, card, DESKTOP, PHONE } from '../support/islands.ts'
import { shiftOf } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'

test.use(MOVING)

const FIRST_SCREEN_BYTES = 100 * 1024

/** Records the scripts that the page loads from now on, except those of the audience measurement. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('_vercel')) scripts.push(request.url())
  })
  return scripts
}

test('the first screen of the home page at 390 px, portrait and font included, weighs less than 100 KB', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const session = await chromiumSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('img', { name: 'Portrait de Camille Persienne' })).toBeVisible()
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(FIRST_SCREEN_BYTES)
})

test('before the visitor shows an intent, only the module that answers the first click is fetched', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const scripts = scriptsOf(page)
  await page.goto('/projets', { waitUntil: 'networkidle' })
  await expect.poll(() => scripts).toEqual([expect.stringMatching(/ProjectModal.*\.js$/)])
  await card(page, 'banque').hover()
  await awake(page, 'ProjectModal')
  expect(scripts.length).toBeGreaterThan(3)
})

for (const [when, paints, isHidden, listeners] of [
  ['before the first paint', false, false, 0],
  ['after the first paint', true, false, 1],
  ['in a tab that nobody has seen', false, true, 1],
] as const)
  test(`${when} a page ${listeners ? 'listens' : 'does not listen'} to clicks`, async ({ page }) => {
    await page.addInitScript(
      ([paints, isHidden]) => {
        if (!paints) window.requestAnimationFrame = () => 0
        if (isHidden) Object.defineProperty(document, 'hidden', { value: true })
        const { addEventListener } = EventTarget.prototype
        EventTarget.prototype.addEventListener = function (...options: Parameters<typeof addEventListener>) {
          if (this === document || this === window)
            document.documentElement.toggleAttribute(`data-heard-${options[0]}`, true)
          addEventListener.apply(this, options)
        }
      },
      [paints, isHidden],
    )
    await page.goto('/contact')
    // The script in the head listens to the font.
    await expect(page.locator('html')).toHaveAttribute('data-heard-load')
    // Back may come before the first frame.
    expect(await page.evaluate(() => typeof onpopstate)).toBe('function')
    await expect(page.locator('html[data-heard-click]')).toHaveCount(listeners)
  })

test('the form wakes when a field has the focus', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.getByLabel('Nom').focus()
  await awake(page, 'ContactForm')
})

test('what is below the hero is laid out after the first frame, but not where the browser looks for a place in it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  // Delays the first frame.
  await page.addInitScript(() => {
    const held = new CSSStyleSheet()
    held.replaceSync('main > section { animation-play-state: paused !important; }')
    document.adoptedStyleSheets = [held]
  })
  const hidden = () =>
    page.locator('main > section').evaluateAll((sections) => {
      const below = sections.slice(1)
      return `${below.filter((section) => !section.firstElementChild?.checkVisibility()).length} of ${below.length}`
    })
  await page.goto('/')
  const sections = (await page.locator('main > section').count()) - 1
  expect(await hidden()).toBe(`${sections} of ${sections}`)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const path = page.getByRole('heading', { name: 'Parcours' })
  await expect(path).toBeVisible()

  await page.goto('/#parcours')
  // A reload keeps the scroll position.
  await expect(path).toBeInViewport()
  await page.reload()
  expect(await hidden()).toBe(`0 of ${sections}`)
  await expect(path).toBeInViewport()
  const place = await path.boundingBox()
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(async () => Math.round((await path.boundingBox())?.y ?? 0)).toBe(Math.round(place?.y ?? -1))
})

test('a telephone paints the home page before all of it is there', async ({ page, baseURL, browserName }) => {
  test.skip(browserName !== 'chromium', 'Other engines do not say when they painted.')
  await page.setViewportSize(PHONE)
  let sendTheLast = () => {}
  const painted = new Promise<void>((resolve) => {
    sendTheLast = resolve
  })
  const slow = await servedInPieces(baseURL ?? '', () => painted)
  try {
    await page.goto(slow.url, { waitUntil: 'commit' })
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
  } finally {
    sendTheLast()
    await slow.close()
  }
})

test('Back leads to the list even while the page of the project still arrives', async ({ page, baseURL }) => {
  let sendTheLast = () => {}
  const asked = new Promise<void>((resolve) => {
    sendTheLast = resolve
  })
  const slow = await servedInPieces(baseURL ?? '', (path) => (path.endsWith('/banque') ? asked : undefined))
  const title = page.getByRole('heading', { level: 1 })
  try {
    await page.goto(`${slow.url}/projets`)
    await card(page, 'banque').click()
    await expect(page).toHaveURL(/banque$/)
    await page.reload({ waitUntil: 'commit' })
    await expect(title).toHaveText('Banque en ligne')
    await page.evaluate(() => history.back())
    await expect(title).toHaveText('Liste des projets')
  } finally {
    sendTheLast()
    await slow.close()
  }
})

/** Returns the typefaces of the site's own files that the page may use, with their state. */
const ownFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Bricolage').map(({ status }) => status))

test('the web font belongs to a first page once it has arrived, and to later ones at once', async ({ page }) => {
  let sendFont = () => {}
  const held = new Promise<void>((resolve) => {
    sendFont = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await ownFaces(page)).toEqual([])
  sendFont()
  await expect.poll(() => ownFaces(page)).toEqual(['loaded'])
  await page.goto('/projets', { waitUntil: 'commit' })
  await page.waitForSelector('main')
  expect(await ownFaces(page)).toHaveLength(1)
})

test.describe('a page whose font comes late', () => {
  // The page has a style that its policy does not know.
  test.use({ bypassCSP: true })

  test('keeps the stand-in if the font breaks a line elsewhere, and the next page has the font', {
    tag: WHOLE_BROWSER,
  }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    let sendFont = () => {}
    const held = new Promise<void>((resolve) => {
      sendFont = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await held
      // The first page is gone by then.
      await route.continue().catch(() => {})
    })
    await page.route('**/cv', async (route) => {
      const response = await route.fetch()
      // Whatever font the system has, its lines are shorter.
      const body = (await response.text()).replaceAll(/size-adjust:[\d.]+%/g, 'size-adjust:140%')
      await route.fulfill({ response, body })
    })
    // The visitor leaves it before the font is there.
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await page.goto('/cv', { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
    sendFont()
    await arrived
    expect(await shiftOf(page)).toBe(0)
    expect(await ownFaces(page)).toEqual([])
    await page.goto('/projets')
    await expect.poll(() => ownFaces(page)).toEqual(['loaded'])
  })
})

test('where storage is blocked, each page takes the web font when it has arrived', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refused)
  })
  for (const path of ['/', '/projets']) {
    await page.goto(path)
    await expect.poll(() => ownFaces(page)).toEqual(['loaded'])
  }
})

test('the narrow no-break space is narrower than a space and does not vanish', async ({ page, browserName }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const [none = 0, narrow = 0, wide = 0] = await page.evaluate(async () => {
    await document.fonts.ready
    return ['vu!', 'vu\u202f!', 'vu\u00a0!'].map((text) => {
      const line = document.body.appendChild(document.createElement('span'))
      line.textContent = text
      line.style.cssText = 'position: absolute; font-size: 100px'
      return line.getBoundingClientRect().width
    })
  })
  const share = (narrow - none) / (wide - none)
  // The font lacks this glyph: HarfBuzz draws half a space of it in Chromium, other engines use another font.
  const [least, most] = browserName === 'chromium' ? [0.45, 0.55] : [0.25, 0.9]
  expect(share).toBeGreaterThan(least)
  expect(share).toBeLessThan(most)
})

test('pictures fit the screen: AVIF, the right width, dimensions, and all but the first are lazy', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const pictures: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') pictures.push(new URL(response.url()).pathname)
  })
  await page.goto('/projets', { waitUntil: 'networkidle' })
  const ofCards = pictures.filter((name) => !name.endsWith('.svg'))
  // Chromium decides how far below the window a lazy picture is fetched; the whole list may be within that distance.
  await expect(page.locator('main img:not([loading=lazy])')).toHaveCount(3)
  for (const path of ofCards) expect(path).toMatch(/-256\.avif$/)
  for (const image of await page.locator('main img').all()) {
    await expect(image).toHaveAttribute('width', '1340')
    await expect(image).toHaveAttribute('height', '840')
  }
})
