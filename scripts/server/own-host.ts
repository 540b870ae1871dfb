import type { IncomingMessage, ServerResponse } from 'node:http'
import { spoken } from '../spoken/spoken.ts'

/** Answers a request, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/**
 * Refuses requests that name another host. Otherwise a web page could point its own domain name to this machine (DNS rebinding),
 * read the site and fill the outbox.
 * @param allowedHosts names that are accepted with any port, because a tunnel or a proxy has its own port
 */
export function ownHostOnly(allowedHosts: readonly string[] = []): Middleware {
  return (request, response, next) => {
    if (namesUs(request, allowedHosts)) return next()
    response
      .writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      .end(`${spoken().server.otherName}\n`)
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

/** Returns whether the request comes from a page of this server, or from no page. `ownHostOnly` must have accepted it before. */
export function isOwnPage({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site === 'cross-site') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
}
