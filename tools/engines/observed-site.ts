import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The key under which the probe keeps its findings, across the pages of a tab. */
export const FAULTS_KEY = 'faults-of-the-test'

/** Runs before the page and notes what must not happen. It is the same in every engine. */
function probe(key: string) {
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const note = (fault: string) => {
    // Firefox reports an error for what a page was still loading when it was left.
    if (isLeaving && !fault.startsWith('violation')) return
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${fault}`]))
  }
  addEventListener('securitypolicyviolation', (event) =>
    note(`violation of ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
  )
  addEventListener('unhandledrejection', (event) => note(`rejection: ${event.reason}`))
  addEventListener(
    'error',
    ({ message, target }) => note(message ?? `not loaded: ${(target as Element).outerHTML}`),
    true,
  )
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => note(`${level}: ${words.join(' ')}`)
}

const PROBE = `(${probe})(${JSON.stringify(FAULTS_KEY)})`
const PROBE_SOURCE = `'sha256-${createHash('sha256').update(PROBE).digest('base64')}'`

/** Starts a server in front of another. It adds the probe to its pages, and the probe's hash to their policy. */
export async function observe(target: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url, { redirect: 'manual' })
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    const policy = headers['content-security-policy']
    if (policy) headers['content-security-policy'] = allowProbe(policy)
    response.writeHead(answer.status, headers)
    if (!headers['content-type']?.includes('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = (await answer.text())
      .replace(
        /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
        (_, tag, meta) => tag + allowProbe(meta),
      )
      .replace(/<head[^>]*>(<meta charSet[^>]*>)?/, (head) => `${head}<script>${PROBE}</script>`)
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function allowProbe(policy: string): string {
  return policy.replace('script-src ', `script-src ${PROBE_SOURCE} `)
}
