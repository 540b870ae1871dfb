import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'

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
/** Longer than any page takes; now and then Chromium's slowed-down network never ends a request. */
const PATIENCE_MS = 30_000
const OBSERVER = fileURLToPath(new URL('observer.js', import.meta.url))

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
 */
export async function visit(
  browser: Browser,
  url: string,
  { opens, texts }: { opens: string | null; texts: readonly string[] },
): Promise<Visit> {
  const context = await browser.newContext({ ...DEVICE, locale: 'fr-FR' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.addInitScript({ path: OBSERVER })
    const traffic = await slowDown(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    const bytesAtLoad = traffic.bytes
    await traffic.quiet(page)
    await expectTexts(page, texts)
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
    await context.close()
  }
}

/** Milliseconds from the tap on the first card to the next paint, the longest of the events of that tap. */
async function open(page: Page, title: string, traffic: Traffic): Promise<number> {
  await page.locator('[data-project]').first().tap()
  await page.getByRole('dialog').getByRole('heading', { name: title, exact: true }).waitFor()
  await page.waitForTimeout(AFTER_OPENING_MS)
  await traffic.quiet(page)
  const { interactions } = await readVitals(page)
  return Math.max(...interactions)
}

interface Traffic {
  bytes: number
  requests: number
  /** Waits until nothing was fetched for a while. */
  quiet(page: Page): Promise<void>
}

async function slowDown(session: CDPSession): Promise<Traffic> {
  const underWay = new Set<string>()
  let changedAt = Date.now()
  const traffic: Traffic = {
    bytes: 0,
    requests: 0,
    async quiet(page) {
      while (underWay.size > 0 || Date.now() - changedAt < QUIET_MS) await page.waitForTimeout(100)
    },
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
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
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: (NETWORK.megabitsPerSecond * 1e6) / 8,
    uploadThroughput: (NETWORK.uploadMegabitsPerSecond * 1e6) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return traffic
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate('window.vitals')
}

/** A contestant that does not show the content is not compared. */
async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  const shown = plain(await page.evaluate<string>('document.body.textContent'))
  const missing = texts.filter((text) => !shown.includes(plain(text)))
  if (missing.length > 0) throw new Error(`${page.url()} does not show: ${missing.join(' · ')}`)
}

/** Typography may differ: spaces, and the bar between a card's number and title. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}
