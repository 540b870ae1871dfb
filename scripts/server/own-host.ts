import type { IncomingMessage, ServerResponse } from 'node:http'

/** As `node:http` and the development server of Vite call it. */
export type Middleware = (
  request: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/**
 * Refuses requests that name another host and leaves the others alone. Without it, a page whose domain name was turned to this machine
 * (DNS rebinding) could read the site and fill the outbox.
 * @param allowedHosts names that are ours at any port, because a tunnel or a proxy has a port of its own
 */
export function ownHostOnly(allowedHosts: readonly string[] = []): Middleware {
  return (request, response, next) => {
    if (namesUs(request, allowedHosts)) return next()
    response
      .writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      .end('Ce nom n’est pas celui du serveur. S’il doit l’être : --allow-host NOM\n')
  }
}

function namesUs(request: IncomingMessage, allowedHosts: readonly string[]) {
  const { host: hosts = [] } = request.headersDistinct
  // The target of a request may name a host as well, and then it is the one that counts (RFC 9112, 3.2.2).
  const target = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(request.url ?? '')?.[1]
  const named = target === undefined ? hosts : [...hosts, target]
  return hosts.length === 1 && named.every((host) => isOurs(host.toLowerCase(), request, allowedHosts))
}

function isOurs(host: string, { socket }: IncomingMessage, allowedHosts: readonly string[]) {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  // Beyond 127.0.0.1 the server has one more name: the address that the visitor has connected to.
  const address = socket.localAddress?.replace(/^::ffff:/, '') ?? ''
  const names = ['127.0.0.1', 'localhost', '[::1]', address.includes(':') ? `[${address}]` : address]
  return allowedHosts.includes(name) || (names.includes(name) && Number(port) === socket.localPort)
}

/** Whether a page of ours asks, or no page at all; the host must have been found to be ours before. */
export function isOwnPage({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site === 'cross-site') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
}
