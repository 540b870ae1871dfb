import type { IncomingMessage, ServerResponse } from 'node:http'
import { spoken } from '../spoken/spoken.ts'

/** Answers a request, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/**
 * Refuses requests that name another host. Otherwise a web page could point its own domain name to this machine (DNS rebinding),
 * read the site and fill the outbox. Refuses also what pages of other sites load or send, because any page in the owner's browser can
 * make the dev server work; their links may lead here.
 * @param allowedHosts names that are accepted with any port, because a tunnel or a proxy has its own port
 */
export function ownVisitorsOnly(allowedHosts: readonly string[] = []): Middleware {
  return (request, response, next) => {
    const { otherName, otherSite } = spoken().server
    const refusal = !namesUs(request, allowedHosts)
      ? otherName
      : isOwnPage(request) || isVisit(request)
        ? null
        : otherSite
    if (refusal === null) return next()
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${refusal}\n`)
  }
}

function namesUs(request: IncomingMessage, allowedHosts: readonly string[]) {
  const { host: hosts = [] } = request.headersDistinct
  // The target of a request may also name a host, which then replaces the `Host` header (RFC 9112, 3.2.2).
  const target = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(request.url ?? '')?.[1]
  const named = target === undefined ? hosts : [...hosts, target]
  return hosts.length === 1 && named.every((host) => isOurs(host.toLowerCase(), request, allowedHosts))
}

function isOurs(host: string, { socket }: IncomingMessage, allowedHosts: readonly string[]) {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  // If the server also listens on other addresses than 127.0.0.1, the one to which the visitor connected is one of its names.
  const address = socket.localAddress?.replace(/^::ffff:/, '') ?? ''
  const names = ['127.0.0.1', 'localhost', '[::1]', address.includes(':') ? `[${address}]` : address]
  return allowedHosts.includes(name) || (names.includes(name) && Number(port) === socket.localPort)
}

/** Returns whether the request comes from a page of this server, or from no page. Its `Host` must be ours. */
function isOwnPage({ headers: { origin, host, 'sec-fetch-site': site = 'none' } }: IncomingMessage): boolean {
  // `same-site` is a page of another port or subdomain.
  if (site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
}

/** Returns whether the owner follows a link that leads here. */
function isVisit({
  method,
  headers: { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination },
}: IncomingMessage): boolean {
  return method === 'GET' && mode === 'navigate' && destination === 'document'
}
