import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import WebDriver, { type Client } from 'webdriver'

/** The options that not every engine can change once the browser runs. */
export interface LaunchOptions {
  /** The colour scheme that the system prefers. @default light */
  scheme?: 'light' | 'dark'
  /** Whether the scripts of pages run. @default true */
  scripts?: boolean
}

/** A browser with one tab, whatever protocol its engine speaks. */
export interface Browser {
  version: string
  open(url: string): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  reload(): Promise<unknown>
  /** Runs an expression in the page; its value must survive JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Real input, as WebDriver writes it. */
  perform(source: object): Promise<unknown>
  /** Resizes the window, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>
  close(): Promise<void>
}

export const ENGINES: Readonly<Record<string, (options?: LaunchOptions) => Promise<Browser>>> = { Firefox, WebKit }

/** Starts Debian's Firefox, which speaks WebDriver BiDi itself. Without geckodriver its switches are preferences of the profile. */
async function Firefox({ scheme = 'light', scripts = true }: LaunchOptions = {}): Promise<Browser> {
  const profile = temporaryFolder()
  const preferences = {
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    'javascript.enabled': scripts,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const firefox = start('firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'])
  const address = await printed(firefox, /WebDriver BiDi listening on (\S+)/)
  const client: Client = WebDriver.attachToSession({
    ...{ sessionId: 'firefox', logLevel: 'error' },
    // Without geckodriver, Firefox itself names its socket.
    capabilities: { webSocketUrl: `${address}/session` as unknown as boolean },
  })
  const session = await vi.waitFor(() => client.sessionNew({ capabilities: {} }), 10_000)
  const { contexts } = await client.browsingContextGetTree({})
  const context = contexts[0]?.context ?? ''
  return {
    version: String(session.capabilities.browserVersion),
    open: (url) => client.browsingContextNavigate({ context, url, wait: 'complete' }),
    back: () => client.browsingContextTraverseHistory({ context, delta: -1 }),
    forward: () => client.browsingContextTraverseHistory({ context, delta: 1 }),
    reload: () => client.browsingContextReload({ context, wait: 'complete' }),
    async evaluate(expression) {
      // The value comes as text, because BiDi has a notation of its own for values.
      const answer = await client.scriptEvaluate({
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.type === 'string' ? JSON.parse(answer.result.value) : undefined
    },
    perform: (source) => client.inputPerformActions({ context, actions: [source as never] }),
    resize: (width, height) => client.browsingContextSetViewport({ context, viewport: { width, height } }),
    async close() {
      await client.sessionEnd({}).catch(() => {})
      await stop(firefox, profile)
    },
  }
}

/** Starts GTK's small browser. It needs a screen, and a window without toolbars to be as narrow as a phone. */
async function WebKit({ scheme = 'light', scripts = true }: LaunchOptions = {}): Promise<Browser> {
  const settings = temporaryFolder()
  mkdirSync(join(settings, 'gtk-3.0'))
  const style = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; }'
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), style)
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const display = await printed(screen, /^(\d+)\n/m)
  const port = 40_000 + Number(display)
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings })
  const args = ['--automation', ...(scheme === 'dark' ? ['--dark-mode'] : [])]
  if (!scripts) args.push('--enable-javascript=false')
  const client: Client = await WebDriver.newSession({
    ...{ hostname: '127.0.0.1', port, path: '/', logLevel: 'error', connectionRetryCount: 10 },
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { args } } as WebdriverIO.Capabilities,
      firstMatch: [{}],
    },
  })
  const evaluate = (expression: string) => client.executeScript(`return ${expression}`, [])
  const bar = Number(await evaluate('outerHeight - innerHeight'))
  return {
    version: String(client.capabilities.browserVersion),
    open: (url) => client.navigateTo(url),
    back: () => client.back(),
    forward: () => client.forward(),
    reload: () => client.refresh(),
    evaluate,
    perform: (source) => client.performActions([source]),
    resize: (width, height) => client.setWindowRect(0, 0, width, height + bar),
    async close() {
      await client.deleteSession().catch(() => {})
      await stop(driver)
      await stop(screen, settings)
    },
  }
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'engine-'))
}

/** Starts a program in a group of its own, so that its children end with it, and with the tests at the latest. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  process.once('exit', () => kill(child))
  return child
}

/** Waits until the program prints the pattern, and returns what it captures. */
function printed(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
        const found = pattern.exec(output)
        if (found) resolve(found[1] ?? '')
      })
    program.once('error', reject)
    program.once('exit', () => reject(new Error(`${program.spawnfile} ended:\n${output}`)))
  })
}

async function stop(program: ChildProcess, folder?: string): Promise<void> {
  await new Promise((resolve) => {
    if (program.pid === undefined || program.exitCode !== null) return resolve(null)
    program.once('exit', resolve)
    kill(program)
  })
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function kill({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
