import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DevToolsPage, until } from '../../../tests/support/devtools.ts'
import type { LinkSpeed } from './slow-link.ts'

export interface Telephone {
  key: 'slow' | 'fast'
  /** The name in the document. */
  name: string
  network: LinkSpeed
  /** The factor by which its processor is slower than this machine's. */
  cpuSlowdown: number
}

/** The slow one is that of Lighthouse (its docs/throttling.md, `mobileSlow4G`), the fast one has what Lighthouse calls `mobileRegular4G` or better. */
export const TELEPHONES: readonly [slow: Telephone, fast: Telephone] = [
  {
    key: 'slow',
    name: 'A slow telephone',
    network: { latencyMs: 150, megabitsPerSecond: 1.6, uploadMegabitsPerSecond: 0.75 },
    cpuSlowdown: 4,
  },
  {
    key: 'fast',
    name: 'A fast telephone',
    network: { latencyMs: 60, megabitsPerSecond: 9, uploadMegabitsPerSecond: 1.5 },
    cpuSlowdown: 2,
  },
]

export const DEVICE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** A page is quiet after this time: longer than any round trip, and than the browser takes to be idle. */
const QUIET_MS = 1200
const AFTER_SCROLLING_MS = 500
/** The wait after a tap, because a question would disturb the page while it answers. */
const AFTER_TAP_MS = 1000
const OBSERVER = readFileSync(new URL('observer.js', import.meta.url), 'utf8')

/** The figures that observer.js gathers. */
interface Vitals {
  firstPaint: number | null
  largestPaint: number | null
  largestElement: string
  shift: number
  tasks: { startTime: number; duration: number }[]
  interactions: number[]
}

export interface Traffic {
  bytes: number
  requests: number
  /** Waits until the page has fetched nothing for a while. */
  quiet(): Promise<void>
}

/** Makes a page behave as on a telephone: small, slow, touched with a finger, with empty caches. slow-link.ts is its network. */
export async function asTelephone(
  page: DevToolsPage,
  { cpuSlowdown }: Pick<Telephone, 'cpuSlowdown'>,
): Promise<Traffic> {
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
  await page.prepare(async (send) => {
    await send('Page.enable')
    await send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVER })
    await send('Network.enable')
    await send('Emulation.setLocaleOverride', { locale: 'fr-FR' })
    await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
    await send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await send('Emulation.setFocusEmulationEnabled', { enabled: true })
    await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  })
  return traffic
}

export function readVitals(page: DevToolsPage): Promise<Vitals> {
  return page.evaluate('vitals')
}

export async function load(page: DevToolsPage, url: string): Promise<void> {
  let isLoaded = false
  page.on('Page.loadEventFired', () => {
    isLoaded = true
  })
  await page.send('Page.navigate', { url })
  await until(`${url} loads`, () => isLoaded)
}

/** Taps the middle of the first element that the selector finds. */
export async function tap(page: DevToolsPage, selector: string): Promise<void> {
  const place = await page.evaluate<{ x: number; y: number }>(`{
    const element = document.querySelector(${JSON.stringify(selector)})
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    ;({ x: x + width / 2, y: y + height / 2 })
  }`)
  await sleep(AFTER_SCROLLING_MS)
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await sleep(AFTER_TAP_MS)
}
