import type { Browser, Route } from '@playwright/test'

/** How often Chromium asked its browser process about fonts, and waited for each answer. */
export interface FontRequests {
  /** For a family of the system. */
  names: number
  /** For a `local()` name of an `@font-face` rule. */
  local: number
  /** For how to draw a font of the system, at each size and weight. */
  strikes: number
}

/** Milliseconds of the main thread: on the clock, and without what it waited for. */
export interface Duration {
  wall: number
  thread: number
}

/** What came before the first paint. */
export interface FirstPaint {
  requests: FontRequests
  parsing: Duration
  style: Duration
  layout: Duration
}

/** The small telephone of Lighthouse. */
const TELEPHONE = {
  ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  locale: 'fr-FR',
}
/** Requests are events of `mojom`, those about strikes of `sandbox_ipc`. */
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'loading', 'fonts', 'sandbox_ipc', 'ipc', 'mojom']

const REQUESTS = {
  names: 'FontDataService::MatchFamilyName',
  local: 'WebSandboxSupportLinux::MatchFontByPostscriptNameOrFullFontName',
  strikes: 'WebSandboxSupportLinux::GetWebFontRenderStyleForStrike',
} as const satisfies Record<keyof FontRequests, string>

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In microseconds, as `dur` and `tdur`. */
  ts: number
  dur?: number
  tdur?: number
}

/**
 * Traces the first visit of a page on a telephone whose network brings the web font after the first paint. The first frame shows the whole
 * page, because Chromium would otherwise paint what it has parsed so far, and the figures would depend on that.
 */
export async function traceFirstPaint(browser: Browser, address: string): Promise<FirstPaint> {
  const context = await browser.newContext(TELEPHONE)
  try {
    const page = await context.newPage()
    // The font is never answered.
    await page.route('**/*.woff2', () => {})
    await page.route(address, paintedWhole)
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
    return figuresOf(trace.traceEvents)
  } finally {
    await context.close()
  }
}

async function paintedWhole(route: Route): Promise<void> {
  const response = await route.fetch()
  const html = await response.text()
  const body = html
    .replace('<title>', '<link rel="expect" href="#whole-page" blocking="render"><title>')
    .replace('</body>', '<i id="whole-page" hidden></i></body>')
  await route.fulfill({ response, body })
}

function figuresOf(events: readonly TraceEvent[]): FirstPaint {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new Error('The page painted nothing.')
  const before = events.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts < paint.ts)
  const count = (wanted: string) => before.filter(({ name }) => name === wanted).length
  const time = (wanted: string): Duration => {
    const found = before.filter(({ name }) => name === wanted)
    const sum = (key: 'dur' | 'tdur') => found.reduce((total, event) => total + (event[key] ?? 0), 0) / 1000
    return { wall: sum('dur'), thread: sum('tdur') }
  }
  return {
    requests: { names: count(REQUESTS.names), local: count(REQUESTS.local), strikes: count(REQUESTS.strikes) },
    parsing: time('ParseHTML'),
    style: time('UpdateLayoutTree'),
    layout: time('Layout'),
  }
}

export function sumOf({ names, local, strikes }: FontRequests): number {
  return names + local + strikes
}
