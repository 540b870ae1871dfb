import { once } from 'node:events'
import { createServer } from 'node:net'
import { spoken } from '../spoken/spoken.ts'

/** Where a local server listens, and the names under which it answers. */
export interface Listening {
  /** 0 picks a free port. */
  port: number
  /** @default 127.0.0.1, which other machines cannot reach */
  host: string
  /** Names that it accepts besides its own. */
  allowedHosts: readonly string[]
}

export const LOOPBACK = '127.0.0.1'

/** Returns why a server cannot listen there, or `null` for any other error. */
export function listeningRefusal(error: unknown, { port, host }: Pick<Listening, 'port' | 'host'>): string | null {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'EADDRINUSE':
      return spoken().server.portTaken(port)
    case 'EACCES':
      return spoken().server.portReserved(port)
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return spoken().server.notHere(host)
    default:
      return null
  }
}

/** Listens for a moment. Returns why that is impossible, or `null`. */
export async function refusalToListen({ port, host }: Listening): Promise<string | null> {
  try {
    const server = createServer().listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return null
  } catch (error) {
    const refusal = listeningRefusal(error, { port, host })
    if (refusal === null) throw error
    return refusal
  }
}

/** Warns the owner if other machines can reach the server. */
export function warnIfReachable({ host }: Listening): void {
  if (/^(localhost|127\.[\d.]+|::1)$/.test(host)) return
  console.error(spoken().server.strangers(host))
}

/** Returns the host name of an address that this machine can open. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
