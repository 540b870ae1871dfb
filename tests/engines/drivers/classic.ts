import type { ActionSource, Driver } from './driver.ts'

export type Capabilities = Readonly<Record<string, unknown>>

export interface Session {
  capabilities: Capabilities
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
}

/** A session of WebDriver, the protocol of 2018: a request for each command. */
export async function openSession(server: string, capabilities: Capabilities): Promise<Session> {
  const call = async (method: string, path: string, body?: object) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const { value } = (await (await fetch(server + path, init)).json()) as { value: unknown }
    if (isError(value)) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const session = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string
    capabilities: Capabilities
  }
  return {
    capabilities: session.capabilities,
    command: (method, path, body) => call(method, `/session/${session.sessionId}${path}`, body),
  }
}

function isError(value: unknown): value is { error: string; message: string } {
  return typeof value === 'object' && value !== null && 'error' in value && 'message' in value
}

/** A browser behind WebDriver. */
export function classicDriver({ capabilities, command }: Session, stop: () => Promise<void>): Driver {
  const evaluate = (expression: string) =>
    command('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  /** The height of what the window has beside the page. */
  let bar: unknown
  return {
    version: String(capabilities.browserVersion),
    navigate: async (url) => void (await command('POST', '/url', { url })),
    traverse: async (delta) => void (await command('POST', delta < 0 ? '/back' : '/forward', {})),
    reload: async () => void (await command('POST', '/refresh', {})),
    evaluate,
    perform: async (sources: readonly ActionSource[]) => void (await command('POST', '/actions', { actions: sources })),
    async setViewport(width, height) {
      // Measured before the first change, while the window stands still.
      bar ??= await evaluate('outerHeight - innerHeight')
      await command('POST', '/window/rect', { x: 0, y: 0, width, height: height + Number(bar) })
    },
    screenshot: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
    async close() {
      await command('DELETE', '').catch(() => {})
      await stop()
    },
  }
}
