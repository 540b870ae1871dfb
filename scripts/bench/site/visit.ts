import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DevTools, type DevToolsPage, until } from './devtools.ts'

export type PagePath = '/' | '/projets'

/** What one visit of one page measured, in milliseconds and bytes on the wire (headers included). */
export interface Visit {
  firstPaint: number
  largestPaint: number
  blockingTime: number
  longestTask: number
  shift: number
  requests: number
  /** Up to the load event. */
  bytesAtLoad: number
  /** Up to where nothing more is fetched by itself. */
  bytesBefore: number
  /** With what opening a project fetches; `null` on a page where none can be opened. */
  bytesAfter: number | null
  /** Of opening a project. */
  interaction: number | null
}

/** The telephone and the network of Lighthouse: docs/throttling.md of Lighthouse, `mobileSlow4G`. */
export const DEVICE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const NETWORK = { latencyMs: 150, megabitsPerSecond: 1.6, uploadMegabitsPerSecond: 0.75 }
export const CPU_SLOWDOWN = 4

const QUIET_MS = 2000
const AFTER_OPENING_MS = 1000
const AFTER_SCROLLING_MS = 500
const OBSERVER = readFileSync(new URL('observer.js', import.meta.url), 'utf8')

interface Vitals {
  firstPaint: number | null
  largestPaint: number | null
  largestElement: string
  shift: number
  tasks: { startTime: number; duration: number }[]
  interactions: number[]
}

/**
 * Opens a page as a first visitor on a modest telephone would, waits until it is quiet, then opens a project.
 * @param opens title of the project behind the first card; `null` where there is none to open
 * @param texts words that the page must show
 * @throws {Stalled} when the page does not load, come to rest or open the project
 */
export async function visit(
  browser: DevTools,
  url: string,
  { opens, texts }: { opens: string | null; texts: readonly string[] },
): Promise<Visit> {
  const page = await browser.newPage()
  try {
    const traffic = await asTelephone(page)
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
    }
  } finally {
    await page.close()
  }
}

async function load(page: DevToolsPage, url: string): Promise<void> {
  let isLoaded = false
  page.on('Page.loadEventFired', () => {
    isLoaded = true
  })
  await page.send('Page.navigate', { url })
  await until(`${url} loads`, () => isLoaded)
}

/** Milliseconds from the tap on the first card to the next paint, the longest of the events of that tap. */
async function open(page: DevToolsPage, title: string, traffic: Traffic): Promise<number> {
  const place = await page.evaluate<{ x: number; y: number }>(`{
    const card = document.querySelector('[data-project]')
    card.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = card.getBoundingClientRect()
    ;({ x: x + width / 2, y: y + height / 2 })
  }`)
  await sleep(AFTER_SCROLLING_MS)
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // Nobody asks the page anything while it answers.
  await sleep(AFTER_OPENING_MS)
  await until(`« ${title} » opens`, async () =>
    (await page.evaluate<string[]>(DIALOG_HEADINGS)).map(plain).includes(title),
  )
  await traffic.quiet()
  const { interactions } = await readVitals(page)
  return Math.max(...interactions)
}

/** The headings that can be seen in a dialog. */
const DIALOG_HEADINGS = `[...document.querySelectorAll(':is([role=dialog], dialog[open]) :is(h1, h2, h3)')]
  .filter((heading) => heading.checkVisibility())
  .map((heading) => heading.textContent)`

interface Traffic {
  bytes: number
  requests: number
  /** Waits until nothing was fetched for a while. */
  quiet(): Promise<void>
}

/** Slow, small, touched with a finger, and nothing of it in any cache. */
async function asTelephone(page: DevToolsPage): Promise<Traffic> {
  const underWay = new Set<string>()
  let changedAt = Date.now()
  const traffic: Traffic = {
    bytes: 0,
    requests: 0,
    quiet: () => until('a quiet network', () => underWay.size === 0 && Date.now() - changedAt >= QUIET_MS),
  }
  page.on<{ requestId: string; request: { url: string } }>('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    underWay.add(requestId)
    traffic.requests += 1
    changedAt = Date.now()
  })
  const end = (requestId: string, bytes: number) => {
    underWay.delete(requestId)
    traffic.bytes += bytes
    changedAt = Date.now()
  }
  page.on<{ requestId: string; encodedDataLength: number }>(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength),
  )
  page.on<{ requestId: string }>('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  const { viewport, deviceScaleFactor } = DEVICE
  await page.send('Page.enable')
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVER })
  await page.send('Network.enable')
  await page.send('Emulation.setLocaleOverride', { locale: 'fr-FR' })
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: (NETWORK.megabitsPerSecond * 1e6) / 8,
    uploadThroughput: (NETWORK.uploadMegabitsPerSecond * 1e6) / 8,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return traffic
}

function readVitals(page: DevToolsPage): Promise<Vitals> {
  return page.evaluate('vitals')
}

/** A contestant that does not show the content is not compared. */
async function expectTexts(page: DevToolsPage, url: string, texts: readonly string[]): Promise<void> {
  const shown = plain(await page.evaluate<string>('document.body.textContent'))
  const missing = texts.filter((text) => !shown.includes(plain(text)))
  if (missing.length > 0) throw new Error(`${url} does not show: ${missing.join(' · ')}`)
}

/** Typography may differ: spaces, and the bar between a card's number and title. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}
