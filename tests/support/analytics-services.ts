import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A view of a page as a service received it. */
export interface Hit {
  method: string
  /** The path with its query. */
  path: string
  body: string
  /** The cookie in the request, if any. */
  cookie: string | undefined
}

interface Service {
  /** The scripts that it serves, by path. Each behaves as the documentation of the service's own script says. */
  scripts: Readonly<Record<string, string>>
  /** The response to a view. */
  answer: { status: number; type: string; text: string }
}

const FOUND = 'const script = document.currentScript;'
const SEND = `const send = (url, body, type) => fetch(url, { method: 'POST', headers: { 'Content-Type': type }, keepalive: true, body: JSON.stringify(body) });`

/**
 * The services. Plausible: https://plausible.io/docs/events-api, https://plausible.io/docs/script-extensions. Umami:
 * https://umami.is/docs/api/sending-stats. GoatCounter: https://www.goatcounter.com/help/pixel. Matomo:
 * https://developer.matomo.org/api-reference/tracking-api and https://developer.matomo.org/api-reference/tracking-javascript, where only
 * `disableCookies` prevents `_pk_id`.
 */
export const SERVICES = {
  plausible: {
    scripts: {
      '/js/script.js': `{ ${FOUND} ${SEND}
        send(script.dataset.api, { n: 'pageview', u: location.href, d: script.dataset.domain, r: document.referrer || null }, 'text/plain') }`,
      '/js/pa-Essai_1.js': `{ ${SEND}
        send(plausible.o.endpoint, { n: 'pageview', u: location.href, d: 'essai', r: document.referrer || null }, 'text/plain') }`,
    },
    answer: { status: 202, type: 'text/plain', text: 'ok' },
  },
  umami: {
    scripts: {
      '/script.js': `{ ${FOUND} ${SEND}
        const { width, height } = screen, { hostname, href: url } = location, { title, referrer } = document
        const payload = { website: script.dataset.websiteId, screen: width + 'x' + height, language: navigator.language, hostname, url, title, referrer }
        send(script.dataset.hostUrl + '/api/send', { type: 'event', payload }, 'application/json') }`,
    },
    answer: { status: 200, type: 'application/json', text: '{"cache":"x"}' },
  },
  goatcounter: {
    scripts: {
      '/count.js': `{ ${FOUND}
        const query = new URLSearchParams({ p: location.pathname, t: document.title, r: document.referrer, s: screen.width })
        navigator.sendBeacon(script.dataset.goatcounter + '?' + query) }`,
    },
    answer: { status: 200, type: 'image/gif', text: '' },
  },
  matomo: {
    scripts: {
      '/matomo.js': `{ const calls = Object.fromEntries(_paq.map(([name, ...values]) => [name, values]))
        if (!calls.disableCookies) document.cookie = '_pk_id.1=0123456789abcdef; max-age=33955200; path=/'
        const query = new URLSearchParams({ idsite: calls.setSiteId[0], rec: 1, url: location.href, action_name: document.title })
        if (calls.trackPageView) new Image().src = calls.setTrackerUrl[0] + '?' + query }`,
    },
    answer: { status: 200, type: 'image/gif', text: '' },
  },
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof SERVICES

export interface FakeService {
  /** The address, which belongs to another site than the pages on 127.0.0.1. */
  url: string
  hits: Hit[]
  /** Whether requests for scripts stay without an answer. */
  isSilent: boolean
  close(): Promise<void>
}

/** Serves the script of a service and records the views that it sends. Like a careless server, it sets a cookie with every response. */
export async function startService(name: ServiceName): Promise<FakeService> {
  const { scripts, answer }: Service = SERVICES[name]
  const fake = { hits: [] as Hit[], isSilent: false }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const script = scripts[path]
    if (script !== undefined && fake.isSilent) return
    // There is no other header that permits embedding, because a self-hosted Matomo sends none.
    const cookie = 'tracked=1; Max-Age=3600'
    if (script !== undefined)
      return response.writeHead(200, { 'Content-Type': 'text/javascript', 'Set-Cookie': cookie }).end(script)
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'content-type',
      'Set-Cookie': cookie,
    }
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    fake.hits.push({ method: request.method ?? '', path, body: await bodyOf(request), cookie: request.headers.cookie })
    response.writeHead(answer.status, { ...cors, 'Content-Type': answer.type }).end(answer.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(fake, { url: `http://localhost:${(server.address() as AddressInfo).port}`, close })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
