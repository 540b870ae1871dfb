import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { BROWSER_ARGUMENTS } from './browser.ts'

/** A message in the pipe. Commands have an `id` and are answered; events have none. */
interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: object
  result?: unknown
  error?: { message: string }
}

type Listener = (message: Message) => void

/** Signals that an expected event did not happen. */
export class Stalled extends Error {}

/** The time after which a page counts as stalled, longer than any page takes. */
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 100

/**
 * Controls Chromium over the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/), without its domain `Runtime`, which
 * tools like Playwright enable in every page. With it, V8 records a stack for each error that is created, and reads a module again to name
 * its lines. A page with React then wakes 50 ms later on a slow processor, which never happens to a visitor.
 */
export class DevTools {
  readonly #child: ChildProcess
  readonly #profile: string
  readonly #input: Writable
  readonly #waiting = new Map<number, { answered: Listener; sessionId: string | undefined }>()
  readonly #sessions = new Map<string, Listener>()
  #lastId = 0

  constructor(executablePath: string) {
    this.#profile = mkdtempSync(join(tmpdir(), 'bench-browser-'))
    this.#child = spawn(
      executablePath,
      [...BROWSER_ARGUMENTS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${this.#profile}`],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    )
    const [, , , input, output] = this.#child.stdio
    this.#input = input as Writable
    let rest = ''
    ;(output as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0')
      rest = messages.pop() ?? ''
      for (const message of messages) this.#receive(JSON.parse(message))
    })
  }

  #receive(message: Message): void {
    if (message.id === undefined) this.#sessions.get(message.sessionId ?? '')?.(message)
    else this.#waiting.get(message.id)?.answered(message)
  }

  /** Rejects the commands of a page that is gone, because it answers nothing more. */
  #end(sessionId: string): void {
    for (const waiting of [...this.#waiting.values()])
      if (waiting.sessionId === sessionId) waiting.answered({ error: { message: 'The page has gone.' } })
  }

  async version(): Promise<string> {
    const { product } = await this.send<{ product: string }>('Browser.getVersion')
    return product.replace(/^.*\//, '')
  }

  /**
   * Sends a command.
   * @throws {Error} with Chromium's message about a wrong command
   */
  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const answered: Listener = ({ result, error }) => {
        this.#waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result as Result)
      }
      this.#waiting.set(id, { answered, sessionId })
      this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  /** Opens an empty page with its own cache and storage. Attaches to its tab, because Chromium prerenders no page otherwise. */
  async newPage(): Promise<DevToolsPage> {
    const { browserContextId } = await this.send<{ browserContextId: string }>('Target.createBrowserContext')
    const tab = await this.send<{ targetId: string }>('Target.createTarget', {
      ...{ url: 'about:blank', browserContextId, forTab: true },
    })
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', { ...tab, flatten: true })
    const listeners = new Map<string, (params: never) => void>()
    const preparations: Preparation[] = []
    /** The sessions of the page that is shown, and of prerendered ones, by target. */
    const sessions = new Map<string, string>()
    let shown = ''
    const senderOf =
      (session: string): Send =>
      (method, params) =>
        this.send(method, params, session)
    const attached = async ({ targetInfo, sessionId }: { targetInfo: TargetInfo; sessionId: string }) => {
      sessions.set(targetInfo.targetId, sessionId)
      if (!isAhead(targetInfo)) shown = sessionId
      this.#sessions.set(sessionId, ({ method = '', params = {} }) => {
        if (sessionId === shown) listeners.get(method)?.(params as never)
      })
      // The page may disappear before it is prepared.
      for (const prepare of preparations) await prepare(senderOf(sessionId)).catch(() => {})
    }
    this.#sessions.set(sessionId, ({ method, params }) => {
      if (method === 'Target.attachedToTarget') attached(params as Parameters<typeof attached>[0])
      if (method === 'Target.detachedFromTarget') this.#end((params as { sessionId: string }).sessionId)
      if (method === 'Target.targetInfoChanged') {
        const { targetInfo } = params as { targetInfo: TargetInfo }
        // A click has shown the prerendered page.
        if (!isAhead(targetInfo)) shown = sessions.get(targetInfo.targetId) ?? shown
      }
    })
    await this.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      sessionId,
    )
    await until('a page', () => shown !== '')
    const send: Send = (method, params) => this.send(method, params, shown)
    return {
      send,
      on: (method, listener) => listeners.set(method, listener),
      prepare: async (preparation) => {
        preparations.push(preparation)
        await preparation(send)
      },
      evaluate: async (expression) => {
        const { result } = await send<{ result: { value: never } }>('Runtime.evaluate', {
          ...{ expression, returnByValue: true },
        })
        return result.value
      },
      close: async () => {
        for (const session of [sessionId, ...sessions.values()]) this.#sessions.delete(session)
        await this.send('Target.disposeBrowserContext', { browserContextId })
      },
    }
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    // On this command, the browser ends its helpers first, which would otherwise continue to write to the profile.
    const giveUp = setTimeout(() => this.#child.kill('SIGKILL'), 10_000)
    this.send('Browser.close').catch(() => {})
    await ended
    clearTimeout(giveUp)
    // The last helper may write for a moment after that.
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

interface TargetInfo {
  targetId: string
  subtype?: string
}

const isAhead = ({ subtype }: TargetInfo) => subtype === 'prerender'

type Send = <Result = unknown>(method: string, params?: object) => Promise<Result>
type Preparation = (send: Send) => Promise<void>

/** The page in a tab: after a click, the one that was prerendered. */
export interface DevToolsPage {
  send: Send
  /** Prepares the page, and each prerendered one as soon as it is known. */
  prepare(preparation: Preparation): Promise<void>
  /** Sets the listener of an event. There is one per event. */
  on<Params>(method: string, listener: (params: Params) => void): void
  /** Returns the value of an expression in the page, as plain data. */
  evaluate<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

/**
 * Waits until a condition is true.
 * @throws {Stalled} if it does not become true
 */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Stalled(`${what}: not after ${PATIENCE_MS / 1000} s.`)
    await sleep(LOOK_AGAIN_MS)
  }
}
