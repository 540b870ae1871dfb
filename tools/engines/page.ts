import { expect, vi } from 'vitest'
import type { Browser } from './browsers.ts'
import { FAULTS_KEY } from './observed-site.ts'

/** The limit of a wait, long enough for a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 50 }

/** Code points of WebDriver for keys without a character. */
const KEYS = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' } as const

/** What a visitor does with a page, in any engine. Selectors are those of CSS. */
export class Page {
  readonly browser: Browser
  readonly #origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.#origin = origin
  }

  open(path: string) {
    return this.browser.open(this.#origin + path)
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await this.becomes(() => `${innerWidth} ${innerHeight}`, `${width} ${height}`)
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  async evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.browser.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result
  }

  /** Waits until a function of the page gives this value. */
  becomes<Args extends unknown[]>(ask: (...args: Args) => unknown, wanted: unknown, ...args: Args): Promise<void> {
    return vi.waitFor(async () => expect(await this.evaluate(ask, ...args)).toEqual(wanted), PATIENCE)
  }

  /** Waits until the address has this path and its page has loaded. */
  at(path: string) {
    return this.becomes(() => `${document.readyState} ${location.pathname}`, `complete ${path}`)
  }

  /** Reads the visible text of the first element, with single spaces. */
  async text(selector: string): Promise<string> {
    const text = await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText, selector)
    return (text ?? '').replace(/\s+/g, ' ').trim()
  }

  says(selector: string, text: string) {
    return vi.waitFor(async () => expect(await this.text(selector)).toContain(text), PATIENCE)
  }

  /** Waits until a visitor sees the first such element, or no longer does. */
  shows(selector: string, isShown = true) {
    const isVisible = (wanted: string) =>
      document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    return this.becomes(isVisible, isShown, selector)
  }

  /** Waits until this element has the focus. */
  focuses(selector: string) {
    return this.becomes((wanted) => document.activeElement?.matches(wanted), true, selector)
  }

  /** Points at the trigger of an island, because its code is fetched then, and waits until the island answers events. */
  async awake(island: string): Promise<void> {
    await this.evaluate((name) => {
      const { wake = '' } = document.querySelector<HTMLElement>(`[data-island=${name}]`)?.dataset ?? {}
      document.querySelector(wake)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }, island)
    await this.becomes(
      (name) => document.querySelector(`[data-island=${name}][data-island-status=hydrated]`) !== null,
      true,
      island,
    )
  }

  /** Presses the mouse in the middle of an element, once it stands still and nothing lies over it. */
  async click(selector: string): Promise<void> {
    let last = ''
    const spot = await vi.waitFor(async () => {
      const found = await this.evaluate(spotOf, selector)
      const isStill = JSON.stringify(found) === last
      last = JSON.stringify(found)
      if (found === null || !isStill) throw new Error(`${selector} cannot be clicked`)
      return found
    }, PATIENCE)
    const actions = [
      { type: 'pointerMove', ...spot, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.browser.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  async press(...keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => KEYS[key as keyof typeof KEYS] ?? key)
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.browser.perform({ type: 'key', id: 'keyboard', actions })
  }

  /** Replaces the text of a field by typing. */
  async type(selector: string, text: string): Promise<void> {
    await this.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), selector)
    await this.press(...text)
  }

  /** Takes what the probe saw in this tab since the last call. */
  takeFaults(): Promise<string[]> {
    return this.evaluate((key) => {
      const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      sessionStorage.removeItem(key)
      return faults
    }, FAULTS_KEY)
  }
}

/** Finds the middle of an element in the window; `null` while it cannot be pressed there. Runs in the page. */
function spotOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector)
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(spot.x, spot.y)
  const isHit = hit !== null && (element.contains(hit) || (hit.contains(element) && hit.localName === 'label'))
  // The point must lie inside the window, because Firefox also finds a drawer beyond the edge that still slides in.
  return isHit && spot.x < innerWidth && spot.y < innerHeight ? spot : null
}
