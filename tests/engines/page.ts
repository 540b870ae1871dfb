import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from './drivers/driver.ts'
import { FAULTS_KEY } from './observed-site.ts'

/** Long enough for a machine that has other things to do. */
const PATIENCE_MS = 30_000
const POLL_MS = 30

/** Code points of WebDriver for keys without a character. */
const KEYS = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007', Space: ' ' } as const

/** What a visitor does with a page, in any engine. Selectors are those of CSS. */
export class Page {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.#driver.navigate(this.#origin + path)
  }

  reload(): Promise<void> {
    return this.#driver.reload()
  }

  back(): Promise<void> {
    return this.#driver.traverse(-1)
  }

  forward(): Promise<void> {
    return this.#driver.traverse(1)
  }

  async setViewport(width: number, height: number): Promise<void> {
    await this.#driver.setViewport(width, height)
    const size = () => this.evaluate(() => `${innerWidth} ${innerHeight}`)
    await this.until(size, (now) => now === `${width} ${height}`, `a window of ${width} × ${height}`)
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  async evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.#driver.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result
  }

  /** Runs a classic script in the page. */
  async run(code: string): Promise<void> {
    await this.#driver.evaluate(`(() => { ${code}\n return null })()`)
  }

  /** Asks again and again until a value is what is wanted; fails with the last one. */
  async until<Value>(ask: () => Promise<Value>, wanted: (value: Value) => boolean, what: string): Promise<Value> {
    const deadline = Date.now() + PATIENCE_MS
    let last: unknown
    while (Date.now() < deadline) {
      try {
        const value = await ask()
        if (wanted(value)) return value
        last = JSON.stringify(value)
      } catch (error) {
        // Between two pages there is nothing to ask.
        last = error
      }
      await wait(POLL_MS)
    }
    throw new Error(`Waited in vain for ${what}; the last answer was: ${last}`)
  }

  /** The path of the page, once it is this one and has loaded. */
  async at(path: string): Promise<void> {
    const state = () => this.evaluate(() => `${document.readyState} ${location.pathname}`)
    await this.until(state, (now) => now === `complete ${path}`, `the page ${path}`)
  }

  /** The visible text of the first element, its spaces made one. */
  async text(selector: string): Promise<string> {
    const text = await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText, selector)
    return (text ?? '').replace(/\s+/g, ' ').trim()
  }

  says(selector: string, text: string): Promise<string> {
    return this.until(
      () => this.text(selector),
      (now) => now.includes(text),
      `« ${text} » in ${selector}`,
    )
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.evaluate((wanted, key) => document.querySelector(wanted)?.getAttribute(key) ?? null, selector, name)
  }

  /** Whether a visitor can see the first such element. */
  isVisible(selector: string): Promise<boolean> {
    return this.evaluate((wanted) => {
      const element = document.querySelector(wanted)
      return element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    }, selector)
  }

  async appears(selector: string): Promise<void> {
    await this.until(() => this.isVisible(selector), Boolean, `${selector} to appear`)
  }

  async disappears(selector: string): Promise<void> {
    await this.until(
      () => this.isVisible(selector),
      (visible) => !visible,
      `${selector} to disappear`,
    )
  }

  /** What has the focus, as its label or its text. */
  focused(): Promise<string> {
    return this.evaluate(() => {
      const { activeElement } = document
      const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
      return name.replace(/\s+/g, ' ').trim()
    })
  }

  async focuses(name: string): Promise<void> {
    await this.until(
      () => this.focused(),
      (now) => now.startsWith(name),
      `the focus on « ${name} »`,
    )
  }

  /** Once an island answers events. */
  async awake(island: string): Promise<void> {
    const selector = `[data-island=${island}]`
    await this.until(
      () => this.attribute(selector, 'data-island-status'),
      (status) => status === 'hydrated',
      island,
    )
  }

  /** Presses the mouse in the middle of an element, once it stands still and nothing lies over it. */
  async click(selector: string): Promise<void> {
    let last = ''
    const { x, y } = (await this.until(
      async () => {
        const spot = await this.evaluate(spotOf, selector)
        const settled = JSON.stringify(spot) === last
        last = JSON.stringify(spot)
        return settled ? spot : null
      },
      Boolean,
      `${selector} to be clicked`,
    )) as { x: number; y: number }
    await this.#clickAt(x, y)
  }

  async #clickAt(x: number, y: number): Promise<void> {
    const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' }
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#driver.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] },
    ])
  }

  /** Presses the mouse somewhere in the window. */
  clickAt(x: number, y: number): Promise<void> {
    return this.#clickAt(x, y)
  }

  async press(key: keyof typeof KEYS): Promise<void> {
    await this.#keys(KEYS[key])
  }

  /** Types into a field what was not there before. */
  async type(selector: string, text: string): Promise<void> {
    await this.evaluate((wanted) => {
      const field = document.querySelector<HTMLInputElement>(wanted)
      field?.focus()
      field?.select()
    }, selector)
    await this.#keys(text)
  }

  async #keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** What the probe saw in this tab since the last call. */
  takeFaults(): Promise<string[]> {
    return this.evaluate((key) => {
      const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      sessionStorage.removeItem(key)
      return faults
    }, FAULTS_KEY)
  }
}

/** The middle of an element in the window; `null` while it cannot be pressed there. Runs in the page. */
function spotOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector)
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  if (spot.x >= innerWidth || spot.y >= innerHeight) return null
  const hit = document.elementFromPoint(spot.x, spot.y)
  const isHit = hit !== null && (element.contains(hit) || (hit.contains(element) && hit.localName === 'label'))
  return isHit ? spot : null
}
