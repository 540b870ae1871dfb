/** What a test can ask of a browser, whatever protocol it speaks. `page.ts` makes clicks and texts of it. */
export interface Driver {
  /** Of the browser: `153.7.0`. */
  version: string
  /** Opens an address and waits until it has loaded. */
  navigate(url: string): Promise<void>
  /** Walks the history: -1 is Back. */
  traverse(delta: -1 | 1): Promise<void>
  reload(): Promise<void>
  /** Runs an expression in the page; its value must survive JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Real input, as WebDriver writes it. */
  perform(sources: readonly ActionSource[]): Promise<void>
  /** In CSS pixels. */
  setViewport(width: number, height: number): Promise<void>
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** A device and what it does, tick by tick (WebDriver, « Actions »; the same in BiDi). */
export interface ActionSource {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' | 'touch' }
  actions: readonly Readonly<Record<string, unknown>>[]
}

/** How a browser is started; what cannot be changed later in all three engines. */
export interface LaunchOptions {
  /** What the system prefers. @default light */
  scheme?: 'light' | 'dark'
  /** Whether the scripts of pages run. @default true */
  scripts?: boolean
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Debian's packages for it. */
  packages: readonly string[]
  /** The programs it needs, where Debian puts them. */
  programs: readonly string[]
  launch(options?: LaunchOptions): Promise<Driver>
}
