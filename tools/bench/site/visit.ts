import { setTimeout as sleep } from 'node:timers/promises'
import { type DevTools, type DevToolsPage, until } from '../../../tests/support/devtools.ts'
import { asTelephone, load, readVitals, type Telephone, type Traffic, tap } from './telephone.ts'

/** The pages that are measured: the home page, a list, a project, and one with a film, a gallery and code (etude-de-cas.md). */
export const PAGES = ['/', '/projets', '/projets/banque', '/projets/etude-de-cas'] as const

export type PagePath = (typeof PAGES)[number]

/** The measures of one visit of one page, in milliseconds and bytes on the wire (headers included). */
export interface Visit {
  firstPaint: number
  largestPaint: number
  blockingTime: number
  longestTask: number
  shift: number
  requests: number
  /** The bytes up to the load event. */
  bytesAtLoad: number
  /** The bytes until the page fetches nothing more by itself. */
  bytesBefore: number
  /** The bytes after a project was opened; `null` on a page where none can be opened. */
  bytesAfter: number | null
  /** The milliseconds from the tap that opens a project to the next paint. */
  interaction: number | null
  /** The milliseconds from a click on the link to the list to the first paint of that page; `null` where it is not measured. */
  nextPage: number | null
}

/**
 * Opens a page as a first visitor on a telephone would, waits until it is quiet, then opens a project, or goes to the next page.
 * @param opens title of the project behind the first card; `null` where there is none to open
 * @param follows the link to the next page; `null` where none is followed
 * @param texts words that the page must show
 * @throws {Stalled} when the page does not load, come to rest or open the project
 */
export async function visit(
  browser: DevTools,
  url: string,
  {
    telephone,
    opens,
    follows,
    texts,
  }: {
    telephone: Telephone
    opens: string | null
    follows: string | null
    texts: readonly string[]
  },
): Promise<Visit> {
  const page = await browser.newPage()
  try {
    const traffic = await asTelephone(page, telephone)
    await load(page, url)
    const bytesAtLoad = traffic.bytes
    await traffic.quiet()
    await expectTexts(page, url, texts)
    const atRest = await readVitals(page)
    const requests = traffic.requests
    const bytesBefore = traffic.bytes
    const opened = opens === null ? null : await open(page, opens, traffic)
    const { firstPaint, largestPaint } = atRest
    if (firstPaint === null || largestPaint === null) throw new Error(`${url} painted nothing.`)
    const late = atRest.tasks.filter(({ startTime }) => startTime >= firstPaint)
    return {
      firstPaint,
      largestPaint,
      blockingTime: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...atRest.tasks.map(({ duration }) => duration)),
      shift: atRest.shift,
      requests,
      bytesAtLoad,
      bytesBefore,
      bytesAfter: opened && traffic.bytes,
      interaction: opened,
      nextPage: follows === null ? null : await follow(page, follows),
    }
  } finally {
    await page.close()
  }
}

/** Measures the milliseconds from the tap on the first card to the next paint: the longest of the events of that tap. */
async function open(page: DevToolsPage, title: string, traffic: Traffic): Promise<number> {
  await tap(page, '[data-project]')
  await until(`« ${title} » opens`, async () =>
    (await page.evaluate<string[]>(DIALOG_HEADINGS)).map(plain).includes(title),
  )
  await traffic.quiet()
  const { interactions } = await readVitals(page)
  return Math.max(...interactions)
}

/** The time that a pointer rests on a link before the click. */
const POINTING_MS = 1000

/** Follows a link with a mouse, because a finger gives no sign before it touches. Both pages have the same clock. */
async function follow(page: DevToolsPage, path: string): Promise<number> {
  const place = await page.evaluate<{ x: number; y: number }>(`{
    addEventListener('click', ({ timeStamp }) => { sessionStorage.clicked = performance.timeOrigin + timeStamp }, true)
    const link = document.querySelector('main a[href="${path}"]')
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    ;({ x: x + width / 2, y: y + height / 2 })
  }`)
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
  await sleep(POINTING_MS)
  const press = { ...place, button: 'left', clickCount: 1 }
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
  // The page may be gone before it answers.
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }).catch(() => {})
  const painted = `performance.getEntriesByName('first-contentful-paint')[0]`
  const isShown = `location.pathname === '${path}' && !document.prerendering && ${painted} !== undefined`
  // Asks again and again, because between two pages there is none to ask.
  await until(`${path} is painted`, () => page.evaluate<boolean>(isShown).catch(() => false))
  return page.evaluate(`performance.timeOrigin + ${painted}.startTime - sessionStorage.clicked`)
}

/** The headings that can be seen in a dialog. */
const DIALOG_HEADINGS = `[...document.querySelectorAll(':is([role=dialog], dialog[open]) :is(h1, h2, h3)')]
  .filter((heading) => heading.checkVisibility())
  .map((heading) => heading.textContent)`

/** Refuses a contestant that does not show the content. */
async function expectTexts(page: DevToolsPage, url: string, texts: readonly string[]): Promise<void> {
  const shown = plain(await page.evaluate<string>('document.body.textContent'))
  const missing = texts.filter((text) => !shown.includes(plain(text)))
  if (missing.length > 0) throw new Error(`${url} does not show: ${missing.join(' · ')}`)
}

/** Levels typography that may differ: spaces, and the bar between a card's number and title. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}
