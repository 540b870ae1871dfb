import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  checkCall,
  PROVIDER_ANSWERS,
  type ProviderAnswer,
  SEND_PATH,
  unidentified,
} from '../../scripts/server/provider-answers.ts'

/** The headers of its answers: any page may call it. */
const CORS_HEADERS = { 'access-control-allow-origin': '*' } as const

/** Those of its answer to the question a browser asks before the call. */
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type',
} as const

/** What the provider does with one call after it has read it. */
export type Behaviour =
  /** As the real one: 200, or 400 and 413 for what is missing or too long. */
  | { kind: 'judge' }
  | { kind: 'answer'; status: number; text: string; contentType?: string; delayMs?: number }
  /** Headers and the beginning of the body, then nothing more. */
  | { kind: 'stall'; status: number; text: string }
  /** Headers and the beginning of the body, then the connection breaks. */
  | { kind: 'drop-midway'; status: number; text: string }
  /** The connection breaks before anything was answered. */
  | { kind: 'drop' }
  /** Nothing, ever. */
  | { kind: 'silent' }

/** All that can happen, as a table for tests. */
export const BEHAVIOURS = {
  judge: { kind: 'judge' },
  ok: answer(PROVIDER_ANSWERS.ok),
  /** A success by its text alone. */
  okAsText: { kind: 'answer', status: 202, text: 'OK' },
  okWithoutBody: { kind: 'answer', status: 200, text: '' },
  okAsHtml: { kind: 'answer', status: 200, text: '<!doctype html><p>OK</p>', contentType: 'text/html' },
  slow: { kind: 'answer', status: 200, text: 'OK', delayMs: 1500 },
  stalledAfterOk: { kind: 'stall', status: 200, text: 'OK' },
  droppedAfterOk: { kind: 'drop-midway', status: 200, text: 'OK' },
  publicKeyRequired: answer(PROVIDER_ANSWERS.publicKeyRequired),
  serviceIdRequired: answer(PROVIDER_ANSWERS.serviceIdRequired),
  templateIdRequired: answer(PROVIDER_ANSWERS.templateIdRequired),
  publicKeyInvalid: answer(unidentified('The Public Key is invalid', '/account')),
  templateNotFound: answer(unidentified('The template ID not found', '/templates')),
  nonBrowser: answer({ status: 403, text: 'API calls are disabled for non-browser applications' }),
  invalidGrant: answer({ status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' }),
  tooLarge: answer(PROVIDER_ANSWERS.tooLarge),
  recipientEmpty: answer({ status: 422, text: 'The recipients address is empty' }),
  quotaReached: answer(PROVIDER_ANSWERS.quotaReached),
  tooManyRequests: answer({ status: 429, text: 'Too Many Requests' }),
  serverError: { kind: 'answer', status: 500, text: 'Internal Server Error' },
  errorAsHtml: { kind: 'answer', status: 502, text: '<h1>Bad Gateway</h1>', contentType: 'text/html' },
  errorAsBytes: {
    kind: 'answer',
    status: 503,
    text: '\u0000\uFFFD',
    contentType: 'application/octet-stream',
  },
  stalledError: { kind: 'stall', status: 500, text: 'Internal' },
  droppedError: { kind: 'drop-midway', status: 500, text: 'Internal' },
  dropped: { kind: 'drop' },
  silent: { kind: 'silent' },
} as const satisfies Record<string, Behaviour>

/** One request as it arrived. */
export interface RecordedRequest {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** When its headers arrived, in milliseconds since 1970. */
  at: number
  /** `false` when the client broke off before the end of the body. */
  complete: boolean
}

export interface FakeMailProvider {
  /** `http://127.0.0.1:49152` */
  origin: string
  /** Where messages are sent: the origin and the provider's path. */
  endpoint: string
  /** Everything that came, a browser's preflight requests included, oldest first. */
  requests: readonly RecordedRequest[]
  /** The messages among them: one for each time a visitor's message was really sent. */
  calls(): RecordedRequest[]
  /** Each of the next calls gets one of these, in order. */
  next(...behaviours: Behaviour[]): void
  /** What calls get once the queue is empty. @default judge */
  otherwise(behaviour: Behaviour): void
  /** Closes the port: connections are refused until `accept`. */
  refuse(): Promise<void>
  /** Opens the same port again. */
  accept(): Promise<void>
  /** Forgets the requests, the queue and `otherwise`; accepts connections. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** A real server on 127.0.0.1 that plays the e-mail provider. */
export async function startMailProvider(): Promise<FakeMailProvider> {
  const requests: RecordedRequest[] = []
  const queue: Behaviour[] = []
  let fallback: Behaviour = BEHAVIOURS.judge

  const server = createServer(async (request, response) => {
    const recorded = await record(request, requests)
    if (!recorded.complete) return
    if (request.method === 'OPTIONS') return reply(response, 204, '', PREFLIGHT_HEADERS)
    if (request.method !== 'POST' || request.url !== SEND_PATH) return reply(response, 404, 'Not Found')
    play(queue.shift() ?? fallback, recorded.body, response)
  })

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  async function refuse() {
    if (!server.listening) return
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }

  async function accept() {
    if (!server.listening) await listen(port)
  }

  return {
    origin,
    endpoint: origin + SEND_PATH,
    requests,
    calls: () => requests.filter(({ method }) => method === 'POST'),
    next(...behaviours) {
      queue.push(...behaviours)
    },
    otherwise(behaviour) {
      fallback = behaviour
    },
    refuse,
    accept,
    async reset() {
      requests.length = 0
      queue.length = 0
      fallback = BEHAVIOURS.judge
      await accept()
    },
    close: refuse,
  }
}

function answer({ status, text }: ProviderAnswer): Behaviour {
  return { kind: 'answer', status, text }
}

async function record(request: IncomingMessage, requests: RecordedRequest[]) {
  const recorded: RecordedRequest = {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: '',
    at: Date.now(),
    complete: false,
  }
  requests.push(recorded)
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    recorded.body = Buffer.concat(chunks).toString('utf8')
    recorded.complete = true
  } catch {
    // The client broke off, so `complete` stays false.
  }
  return recorded
}

function play(behaviour: Behaviour, body: string, response: ServerResponse) {
  switch (behaviour.kind) {
    case 'judge': {
      const { status, text } = checkCall(body).answer
      return reply(response, status, text)
    }
    case 'answer': {
      const { status, text, contentType, delayMs = 0 } = behaviour
      const headers = contentType === undefined ? {} : { 'content-type': contentType }
      if (delayMs === 0) return reply(response, status, text, headers)
      const timer = setTimeout(() => reply(response, status, text, headers), delayMs)
      response.once('close', () => clearTimeout(timer))
      return
    }
    case 'stall':
      begin(response, behaviour.status, behaviour.text)
      return
    case 'drop-midway':
      begin(response, behaviour.status, behaviour.text, () => response.destroy())
      return
    case 'drop':
      response.socket?.resetAndDestroy()
      return
    case 'silent':
      return
  }
}

/**
 * Every answer closes its connection. If a connection that was used before breaks, Chromium sends the request again, which would
 * count as a second message of the page.
 */
const SHARED_HEADERS = { ...CORS_HEADERS, 'content-type': 'text/plain; charset=utf-8', connection: 'close' }

function reply(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { ...SHARED_HEADERS, ...headers }).end(text)
}

/** Announces more bytes than it sends. */
function begin(response: ServerResponse, status: number, text: string, then?: () => void) {
  response.writeHead(status, { ...SHARED_HEADERS, 'content-length': Buffer.byteLength(text) + 1 })
  response.write(text, then)
}
