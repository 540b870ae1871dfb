import { WebSocket } from 'ws'
import type { Driver } from './driver.ts'

/** A connection of WebDriver BiDi: commands and answers over one socket. */
export interface Connection {
  send(method: string, params?: object): Promise<Record<string, unknown>>
  close(): void
}

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: Record<string, unknown>
  error?: string
  message?: string
}

export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url, { maxPayload: 64 * 1024 * 1024 })
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  const endAll = () => {
    for (const end of waiting.values()) end({ type: 'error', error: 'closed', message: 'the connection was closed' })
  }
  socket.once('close', endAll)
  return {
    send(method, params = {}) {
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ type, result, error, message }) => {
          waiting.delete(id)
          if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`))
          else resolve(result ?? {})
        })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}

/** A browser behind WebDriver BiDi, in its first tab. */
export async function bidiDriver(connection: Connection, version: string, stop: () => Promise<void>): Promise<Driver> {
  const { contexts } = (await connection.send('browsingContext.getTree')) as { contexts: { context: string }[] }
  const context = contexts[0]?.context
  const send = (method: string, params: object = {}) => connection.send(method, { context, ...params })
  return {
    version,
    navigate: async (url) => void (await send('browsingContext.navigate', { url, wait: 'complete' })),
    traverse: async (delta) => void (await send('browsingContext.traverseHistory', { delta })),
    reload: async () => void (await send('browsingContext.reload', { wait: 'complete' })),
    async evaluate(expression) {
      const answer = await connection.send('script.evaluate', {
        // As text: BiDi has a notation of its own for values.
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })
      const { result, exceptionDetails } = answer as {
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    perform: async (sources) => void (await send('input.performActions', { actions: sources })),
    setViewport: async (width, height) =>
      void (await send('browsingContext.setViewport', { viewport: { width, height } })),
    screenshot: async () => Buffer.from(String((await send('browsingContext.captureScreenshot')).data), 'base64'),
    async close() {
      await connection.send('session.end').catch(() => {})
      connection.close()
      await stop()
    },
  }
}
