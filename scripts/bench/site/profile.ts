import type { Browser } from '@playwright/test'
import { Stalled } from './devtools.ts'
import { CPU_SLOWDOWN, DEVICE } from './telephone.ts'

/** What the main thread of a page is busy with. */
export const PARTS = ['parsing', 'style', 'layout', 'paint', 'script', 'other'] as const
export type Part = (typeof PARTS)[number]

/** Milliseconds of the processor up to the first contentful paint. */
export type Profile = Readonly<Record<Part, number>>

/** Of Chromium's trace format; times are in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of the processor; `dur` is that of the clock. */
  tdur?: number
  args?: { name?: string; data?: { documentLoaderURL?: string } }
}

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
]

/** Chromium's names. An event that stands in none of these lists is a part of what it happens in. */
const NAMES: Readonly<Record<Exclude<Part, 'other'>, readonly string[]>> = {
  parsing: ['ParseHTML', 'ParseAuthorStyleSheet'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.evaluateModule'],
}
const PART_OF = new Map(
  PARTS.flatMap((part) => (part === 'other' ? [] : NAMES[part].map((name) => [name, part] as const))),
)

/**
 * Opens a page once, on a slowed-down processor, and tells what it was busy with until something could be seen.
 * @throws {Stalled} when Chromium leaves the first paint out of its trace, as it does now and then
 */
export async function profile(browser: Browser, url: string): Promise<Profile> {
  const context = await browser.newContext({ ...DEVICE, locale: 'fr-FR' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
    return toProfile(trace.traceEvents, url)
  } finally {
    await context.close()
  }
}

/** Each event counts without the events within it. */
export function toProfile(events: readonly TraceEvent[], url: string): Profile {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  const ofPage = events.filter(({ pid }) => pid === start?.pid)
  const paint = ofPage.find(({ name, ts }) => name === 'firstContentfulPaint' && ts > (start?.ts ?? 0))
  const thread = ofPage.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  if (!start || !paint || !thread) throw new Stalled(`The trace of ${url} has no first paint.`)

  const total: Record<Part, number> = { parsing: 0, style: 0, layout: 0, paint: 0, script: 0, other: 0 }
  const around: { end: number; part: Part }[] = []
  for (const { name, ts, dur = 0, tdur = 0 } of onThread(ofPage, thread.tid, start.ts, paint.ts)) {
    while ((around.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) around.pop()
    const outer = around.at(-1)?.part
    const part = PART_OF.get(name) ?? outer ?? 'other'
    if (outer !== undefined) total[outer] -= tdur / 1000
    total[part] += tdur / 1000
    around.push({ end: ts + dur, part })
  }
  return total
}

/** In their order, what holds another one before it. */
function onThread(events: readonly TraceEvent[], thread: number, from: number, to: number): TraceEvent[] {
  return events
    .filter(({ ph, tid, ts, tdur }) => ph === 'X' && tid === thread && tdur !== undefined && ts >= from && ts < to)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
}
