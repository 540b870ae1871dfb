import { lookup } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isLocal } from '../../scripts/compile/validate/address.ts'
import type { Web } from '../../scripts/proofread/links/request.ts'

/** Names that resolve on this machine. */
const NAMES: Readonly<Record<string, string>> = {
  'dehors.fr': '127.0.0.1',
  'www.dehors.fr': '127.0.0.1',
  'autre.fr': '127.0.0.1',
  'dedans.fr': '127.0.0.2',
}

/** A web in which only 127.0.0.1, where the bad servers listen, counts as public. A repository is below `/depot`. */
export const LOCAL_WEB: Web = {
  isLocal: (host) => host !== '127.0.0.1' && isLocal(host),
  resolve: (name) => lookup(NAMES[name] ?? name, { all: true }),
  forgeApi: (page) => (page.pathname.startsWith('/depot/') ? new URL(`/api${page.pathname}`, page) : null),
}

/** A request to a server of `startBadWeb`, with the times of its arrival and its end, in milliseconds. */
export type Visit = { method: string; path: string; agent: string; from: number; until: number }

export interface BadWeb {
  /** `http://127.0.0.1:49152` */
  origin: string
  /** The origin with a self-signed certificate. */
  secureOrigin: string
  visits: readonly Visit[]
  /** Returns how many bytes of the endless body were read before the client closed the connection. */
  endlessBytes(): Promise<number>
  close(): Promise<void>
}

/** Starts servers that answer in every way in which a link can fail; the path selects one. The secure server takes any port. */
export async function startBadWeb(host = '127.0.0.1', port = 0): Promise<BadWeb> {
  const visits: Visit[] = []
  let endlessEnded = (_bytes: number) => {}
  const endless = new Promise<number>((resolve) => {
    endlessEnded = resolve
  })

  const answer: RequestListener = (request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost')
    const { method = '', headers } = request
    const agent = headers['user-agent'] ?? ''
    const visit: Visit = {
      method,
      path: path + search,
      agent,
      from: performance.now(),
      until: Number.POSITIVE_INFINITY,
    }
    visits.push(visit)
    response.once('close', () => {
      visit.until = performance.now()
    })
    const [, name = '', detail = ''] = path.split('/')
    const respond = ANSWERS[name]
    if (respond) return respond(request, response, detail)
    if (name === 'endless' && request.method === 'GET') return pour(response, endlessEnded)
    response.writeHead(name === 'endless' ? 405 : 200).end()
  }

  const plain = createServer(answer)
  const secure = createSecureServer({ key: PEM, cert: PEM }, answer)
  const [origin, secureOrigin] = await Promise.all([listen(plain, 'http', host, port), listen(secure, 'https', host)])
  return {
    origin,
    secureOrigin,
    visits,
    endlessBytes: () => endless,
    async close() {
      await Promise.all([plain, secure].map(stop))
    },
  }
}

const ANSWERS: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse, detail: string) => void>> =
  {
    status: (_request, response, status) => response.writeHead(Number(status)).end('x'),
    /** Refuses HEAD with this status. */
    'get-only': (request, response, status) =>
      response.writeHead(request.method === 'GET' ? 200 : Number(status)).end(),
    /** Hangs up on HEAD. */
    'get-or-reset': (request, response) => (request.method === 'GET' ? response.end() : request.socket.destroy()),
    reset: (request) => request.socket.resetAndDestroy(),
    silent: () => {},
    /** The answers of a forge about `/depot/vieux` and `/depot/jeune`. */
    api: (request, response) => response.end(`{"name":"x", "archived" : ${request.url?.endsWith('/vieux')}}`),
    'for-sale': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>zoe.fr</title><h1>Ce nom de\n domaine est à vendre</h1>'),
    slow: (_request, response) => setTimeout(() => response.end(), 100),
    upgrade: (request) =>
      request.socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    garbage: (request) => request.socket.end('Bonjour !\r\n\r\n'),
    /** `/redirect/301?to=/here` */
    redirect(request, response, status) {
      const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
      response.writeHead(Number(status), to === null ? {} : { location: Buffer.from(to).toString('latin1') }).end()
    },
    circle: (_request, response, step) => response.writeHead(301, { location: `/circle/${3 - Number(step)}` }).end(),
    /** Redirects without end. */
    further: (_request, response, step) => response.writeHead(302, { location: `/further/${Number(step) + 1}` }).end(),
  }

function pour(response: ServerResponse, ended: (bytes: number) => void) {
  const chunk = Buffer.alloc(64 * 1024)
  response.once('close', () => ended(response.socket?.bytesWritten ?? sent))
  let sent = 0
  const more = () => {
    while (!response.destroyed && response.write(chunk)) sent += chunk.length
    sent += chunk.length
  }
  response.on('drain', more)
  more()
}

function listen(server: Server, scheme: string, host: string, port = 0): Promise<string> {
  return new Promise((resolve) => {
    server.listen(port, host, () => resolve(`${scheme}://${host}:${(server.address() as AddressInfo).port}`))
  })
}

function stop(server: Server): Promise<unknown> {
  return new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
}

/** The key and a self-signed certificate for 127.0.0.1, valid for a hundred years. It protects nothing. */
export const PEM = readFileSync(new URL('self-signed.pem', import.meta.url))
