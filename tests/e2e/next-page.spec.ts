import { findShell } from '../support/browser.ts'
import { DevTools, type DevToolsPage, until } from '../support/devtools.ts'
import { DESKTOP } from '../support/islands.ts'
import { test as base, expect } from '../support/test.ts'

interface PrerenderStatus {
  key: { url: string }
  status: string
  prerenderStatus?: string
}

interface Ahead extends DevToolsPage {
  /** Status of each page that was rendered ahead, by path. */
  statuses: ReadonlyMap<string, string>
  open(path: string): Promise<void>
  /** Moves the pointer to the first visible element that matches the selector. */
  point(selector: string): Promise<{ x: number; y: number }>
  click(selector: string): Promise<void>
}

/** Playwright attaches to a page without its tab, and Chromium then renders no other page ahead. */
const test = base.extend<{ ahead: Ahead }>({
  ahead: async ({ baseURL, browserName }, use) => {
    base.skip(browserName !== 'chromium', 'Only Chromium renders pages ahead.')
    const browser = new DevTools(findShell() ?? '')
    const page = await browser.newPage()
    const statuses = new Map<string, string>()
    page.on('Preload.prerenderStatusUpdated', ({ key, status, prerenderStatus }: PrerenderStatus) => {
      statuses.set(new URL(key.url).pathname, status === 'Failure' ? String(prerenderStatus) : status)
    })
    await page.send('Preload.enable')
    await page.prepare(async (send) => {
      await send('Emulation.setLocaleOverride', { locale: 'fr-FR' })
      await send('Emulation.setDeviceMetricsOverride', { ...DESKTOP, deviceScaleFactor: 1, mobile: false })
    })
    const point = async (selector: string) => {
      const place = await page.evaluate<{ x: number; y: number }>(`{
        const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())
        const { x, y, width, height } = element.getBoundingClientRect()
        ;({ x: x + width / 2, y: y + height / 2 })
      }`)
      await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
      return place
    }
    await use({
      ...page,
      statuses,
      point,
      open: async (path) => {
        await page.send('Page.navigate', { url: `${baseURL}${path}` })
        await until(`${path} loads`, () =>
          page.evaluate(`location.pathname === '${path}' && document.readyState === 'complete'`),
        )
      },
      click: async (selector) => {
        const press = { ...(await point(selector)), button: 'left', clickCount: 1 }
        await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
        // The page may be gone before it answers.
        await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }).catch(() => {})
      },
    })
    await browser.close()
  },
})

const BAR = 'header nav'
const TO_CONTACT = `${BAR} a[href="/contact"]`

/** Points at a link until its page is rendered ahead, then clicks. */
async function follow(page: Ahead, selector: string, path: string) {
  await page.point(selector)
  await expect.poll(() => page.statuses.get(path)).toBe('Ready')
  await page.click(selector)
  const isShown = `location.pathname === '${path}' && !document.prerendering`
  await until(`${path} is shown`, () => page.evaluate<boolean>(isShown).catch(() => false))
}

test('pointing at a link renders the page behind it, which the click shows', async ({ ahead }) => {
  await ahead.open('/')
  await follow(ahead, TO_CONTACT, '/contact')
  const [started, scripts] = await ahead.evaluate<[number, number]>(`[
    performance.getEntriesByType('navigation')[0].activationStart,
    document.scripts.length,
  ]`)
  expect(started).toBeGreaterThan(0)
  expect(scripts).toBeGreaterThan(0)
})

test('neither the CV, nor a card that opens the modal, a filter or a place of the same page is rendered ahead', async ({
  ahead,
}) => {
  await ahead.open('/projets')
  await ahead.point(`${BAR} a[href="/cv.pdf"]`)
  await ahead.point('[data-project]')
  await ahead.click('[popovertarget=filtre]')
  await ahead.point('#filtre ul a')
  await ahead.click('h1')
  // The skip link, which is visible while it has the focus.
  await ahead.evaluate(`document.querySelector('a[href="#contenu"]').focus()`)
  await ahead.point('a[href="#contenu"]')
  await new Promise((resolve) => setTimeout(resolve, 500))
  // At the end one page is rendered, which proves that the test would have seen others.
  await ahead.point(`${BAR} a[href="/"]`)
  await expect.poll(() => ahead.statuses.get('/')).toBe('Ready')
  expect([...ahead.statuses.keys()]).toEqual(['/'])
})

test('a page that is rendered ahead counts its view when it is shown', async ({ ahead }) => {
  await ahead.open('/')
  await follow(ahead, TO_CONTACT, '/contact')
  const script = `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/insights/script.js'))`
  await until('the script of the views', () => ahead.evaluate(`${script} !== undefined`))
  const early = `${script}.startTime < performance.getEntriesByType('navigation')[0].activationStart`
  expect(await ahead.evaluate(early)).toBe(false)
})

test('a theme chosen after the next page was rendered is that page’s too', async ({ ahead }) => {
  await ahead.open('/')
  await ahead.point(TO_CONTACT)
  await expect.poll(() => ahead.statuses.get('/contact')).toBe('Ready')
  await ahead.click('[popovertarget=theme]')
  await ahead.click('label:has([value=dark])')
  // While the theme changes, a click would hit the animation.
  const isChosen = `document.documentElement.matches('[data-theme=dark]:not(:active-view-transition)')`
  await until('the theme', () => ahead.evaluate(isChosen))
  await follow(ahead, TO_CONTACT, '/contact')
  const [theme, chosen] = await ahead.evaluate<[string, string]>(`[
    document.documentElement.dataset.theme,
    document.querySelector('input[name=theme]:checked').value,
  ]`)
  expect([theme, chosen]).toEqual(['dark', 'dark'])
})
