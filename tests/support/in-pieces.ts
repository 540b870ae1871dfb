import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PIECE_CHARACTERS = 3000
/** The pause between two pieces, long enough for a browser to paint. */
const PAUSE_MS = 60
/** The pause of a page that stops at one place. */
const LONG_PAUSE_MS = 800

/**
 * Serves a site over a simulated slow connection: the body of each page arrives in pieces, and its fonts last. A page with `?stop=31000`
 * arrives in two pieces, the first of which ends before that character.
 * @param site the address of the site
 * @param last returns a promise for a page; the server sends its last piece only when that is resolved
 */
export async function servedInPieces(
  site: string,
  last?: (path: string) => Promise<void> | undefined,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', site)
    const stop = Number(address.searchParams.get('stop'))
    const answer = await fetch(address)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) {
      // Read at once, because the site may have stopped when the pause is over.
      const body = new Uint8Array(await answer.arrayBuffer())
      if (type.startsWith('font/')) await sleep(PAUSE_MS * 40)
      response.end(body)
      return
    }
    const html = await answer.text()
    if (stop > 0) {
      response.write(html.slice(0, stop))
      await sleep(LONG_PAUSE_MS)
      response.end(html.slice(stop))
      return
    }
    const start = html.indexOf('<body')
    response.write(html.slice(0, start))
    for (let from = start; from < html.length; from += PIECE_CHARACTERS) {
      if (from + PIECE_CHARACTERS >= html.length) await last?.(address.pathname)
      response.write(html.slice(from, from + PIECE_CHARACTERS))
      await sleep(PAUSE_MS)
    }
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
