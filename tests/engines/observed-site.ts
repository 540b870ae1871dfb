import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

export interface ObservedSite {
  /** `http://127.0.0.1:49152` */
  origin: string
  /** Answers of 400 and above since the last call, as « 404 /nulle-part ». */
  takeFailures(): string[]
  close(): Promise<void>
}

/** Where the probe keeps what it saw, across the pages of a tab. */
export const FAULTS_KEY = 'faults-of-the-test'

/** The same for the theme that was chosen when the page got a body: what a visitor sees first. */
export const FIRST_THEME_KEY = 'first-theme-of-the-test'

/** Runs before anything of the page does, and notes what must not happen. */
function probe(key: string, themeKey: string) {
  let leaving = false
  addEventListener('beforeunload', () => {
    leaving = true
  })
  const note = (fault: string) => {
    // Leaving a page ends what it was loading, and Firefox tells the page so.
    if (leaving && !fault.startsWith('violation')) return
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${fault}`]))
  }
  addEventListener('securitypolicyviolation', (event) =>
    note(`violation of ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
  )
  addEventListener('unhandledrejection', (event) => note(`rejection: ${event.reason}`))
  addEventListener(
    'error',
    ({ message, target }) =>
      note(message === undefined ? `not loaded: ${(target as Element).outerHTML}` : `error: ${message}`),
    true,
  )
  new MutationObserver((_, observer) => {
    if (document.body === null) return
    observer.disconnect()
    sessionStorage.setItem(themeKey, document.documentElement.dataset.theme ?? '')
  }).observe(document, { childList: true, subtree: true })
  for (const level of ['error', 'warn'] as const) {
    const print = console[level]
    console[level] = (...words) => {
      note(`console.${level}: ${words.join(' ')}`)
      print.apply(console, words)
    }
  }
}

const PROBE = `(${probe})(${JSON.stringify(FAULTS_KEY)}, ${JSON.stringify(FIRST_THEME_KEY)})`
const PROBE_SOURCE = `'sha256-${createHash('sha256').update(PROBE).digest('base64')}'`

/** A server in front of another that adds the probe to its pages, and to their policy nothing but the probe's hash. */
export async function observe(target: string): Promise<ObservedSite> {
  const { hostname, port } = new URL(target)
  const failures: string[] = []

  const server = createServer((request, response) => {
    // Uncompressed, so that the probe can be put in.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const upstream = requestOf({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      if ((answer.statusCode ?? 0) >= 400) failures.push(`${answer.statusCode} ${request.url}`)
      forward(answer, response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  // The dev server speaks to its pages over a socket.
  server.on('upgrade', (request, socket) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = request.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : `${name}: ${all[index + 1]}`))
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.pipe(upstream).pipe(socket)
    })
    for (const end of [socket, upstream]) end.on('error', () => [socket, upstream].map((other) => other.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeFailures: () => failures.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function forward(answer: IncomingMessage, response: ServerResponse) {
  const { 'content-length': _length, 'content-security-policy': policy, ...headers } = answer.headers
  const status = answer.statusCode ?? 502
  const withPolicy = { ...headers, ...(policy && { 'content-security-policy': allowProbe(String(policy)) }) }
  if (!headers['content-type']?.includes('text/html')) {
    response.writeHead(status, withPolicy)
    answer.pipe(response)
    return
  }
  let html = ''
  answer.setEncoding('utf8')
  for await (const chunk of answer) html += chunk
  const observed = html
    .replace(/(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/, (_, tag, meta) => tag + allowProbe(meta))
    .replace(/<head[^>]*>(<meta charSet[^>]*>)?/, (head) => `${head}<script>${PROBE}</script>`)
  response.writeHead(status, withPolicy)
  response.end(observed)
}

function allowProbe(policy: string): string {
  return policy.replace('script-src ', `script-src ${PROBE_SOURCE} `)
}
