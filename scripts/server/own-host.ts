import type { IncomingMessage, ServerResponse } from 'node:http'
import { spoken } from '../spoken/spoken.ts'

/** Answers a request, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/**
 * Refuses requests that name another host. Otherwise a web page could point its own domain name to this machine (DNS rebinding),
 * read the site and fill the outbox. Refuses also what pages of other sites load or send, because any page in the owner's browser can
 * make the dev server work; their links may lead here. Refuses workers, because a service worker would stay in the browser and answer for
 * every later site at this address. One that an older version let in is removed when the browser asks whether it has changed.
 * @param allowedHosts names that are accepted with any port, because a tunnel or a proxy has its own port
 * @param isForeign whether a target is a file that pages without an origin may load
 */
export function ownVisitorsOnly(
  allowedHosts: readonly string[] = [],
  isForeign: (target: string) => boolean = () => false,
): Middleware {
  return (request, response, next) => {
    const { otherName, otherSite, noWorker } = spoken().server
    const isServiceWorker =
      request.headers['sec-fetch-dest'] === 'serviceworker' || request.headers['service-worker'] === 'script'
    const refusal = !namesUs(request, allowedHosts)
      ? otherName
      : !isOwnPage(request) && !isVisit(request) && !(isOfNoOrigin(request) && isForeign(request.url ?? ''))
        ? otherSite
        : isServiceWorker || /worker$/.test(request.headers['sec-fetch-dest'] ?? '')
          ? noWorker
          : null
    if (refusal === null) return next()
    if (refusal === noWorker && isServiceWorker) response.setHeader('clear-site-data', '"storage"')
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

/** Returns whether the request may come from a page without an origin (`sandbox`), which looks like that of another site. */
function isOfNoOrigin({ method, headers: { origin = 'null', 'sec-fetch-mode': mode } }: IncomingMessage): boolean {
  return method === 'GET' && origin === 'null' && mode !== 'navigate'
}
