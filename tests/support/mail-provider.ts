import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  checkCall,
  PROVIDER_ANSWERS,
  type ProviderAnswer,
  SEND_PATH,
  unidentified,
} from '../../scripts/server/provider-answers.ts'

/** The headers of its answers. Any page may call it. */
const CORS_HEADERS = { 'access-control-allow-origin': '*' } as const

/** The headers of its answer to a preflight request. */
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type',
} as const

/** The behaviour of the provider after it has read a call. */
export type Behaviour =
  /** Behaves like the real one: 200, or 400 and 413 if something is missing or too long. */
  | { kind: 'real' }
  | { kind: 'answer'; status: number; text: string; contentType?: string; delayMs?: number; after?: Promise<unknown> }
  /** Sends headers and the beginning of the body, then nothing more. */
  | { kind: 'stall'; status: number; text: string }
  /** Sends headers and the beginning of the body, then breaks the connection. */
  | { kind: 'drop-midway'; status: number; text: string }
  /** Breaks the connection before any answer. */
  | { kind: 'drop' }
  /** Never answers. */
  | { kind: 'silent' }

/** All behaviours, as a table for tests. */
export const BEHAVIOURS = {
  real: { kind: 'real' },
  ok: answer(PROVIDER_ANSWERS.ok),
  /** A success that only the text shows. */
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

/** A request as it arrived. */
export interface RecordedRequest {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** The time at which its headers arrived, in milliseconds since 1970. */
  at: number
  /** Whether the body is complete; `false` if the client stopped before its end. */
  complete: boolean
}

export interface FakeMailProvider {
  /** `http://127.0.0.1:49152` */
  origin: string
  /** The address for messages: the origin and the provider's path. */
  endpoint: string
  /** All requests, including a browser's preflight requests, oldest first. */
  requests: readonly RecordedRequest[]
  /** Returns the messages among them: one for each time that a visitor's message was really sent. */
  calls(): RecordedRequest[]
  /** Sets the behaviours of the next calls, in order. */
  next(...behaviours: Behaviour[]): void
  /** Sets the behaviour after the queue is empty. @default real */
  otherwise(behaviour: Behaviour): void
  /** Closes the port: connections are refused until `accept` is called. */
  refuse(): Promise<void>
  /** Opens the same port again. */
  accept(): Promise<void>
  /** Forgets the requests, the queue and `otherwise`; accepts connections. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a real server on 127.0.0.1 that acts as the e-mail provider.
 * @param wanted the port, unless another program has it; by default any
 */
export async function startMailProvider(wanted = 0): Promise<FakeMailProvider> {
  const requests: RecordedRequest[] = []
  const queue: Behaviour[] = []
  let fallback: Behaviour = BEHAVIOURS.real

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
  await listen(wanted).catch(() => listen(0))
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
      fallback = BEHAVIOURS.real
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
    // The client stopped, so `complete` stays false.
  }
  return recorded
}

function play(behaviour: Behaviour, body: string, response: ServerResponse) {
  switch (behaviour.kind) {
    case 'real': {
      const { status, text } = checkCall(body).answer
      return reply(response, status, text)
    }
    case 'answer': {
      const { status, text, contentType, delayMs = 0, after } = behaviour
      const headers = contentType === undefined ? {} : { 'content-type': contentType }
      if (after) return void after.then(() => reply(response, status, text, headers))
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
 * The headers of every answer. They close its connection, because Chromium repeats a request if a used connection breaks, which would count
 * as a second message of the page.
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
