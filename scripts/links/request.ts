import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLocal } from '../compile/address.ts'
import { LinkError } from './reasons.ts'

/** How names resolve, and which hosts are private. Tests replace it with servers on this machine. */
export interface Web {
  /** Whether this name or address is in a private network; no request goes there. */
  isLocal(host: string): boolean
  resolve(name: string, options: LookupOptions): Promise<LookupAddress[]>
}

export const PUBLIC_WEB: Web = { isLocal, resolve: (name, options) => lookup(name, { ...options, all: true }) }

export interface Answer {
  status: number
  location: string | null
}

export interface Question {
  method: 'HEAD' | 'GET'
  agent: string
  timeoutMs: number
}

/**
 * Reads the status and the `Location` of one answer and follows no redirect. It connects to public addresses only: the name is
 * resolved here, and the connection uses exactly the address that was checked.
 * @throws LinkError or an error of `node:http`
 */
export async function request(url: URL, { method, agent, timeoutMs }: Question, web: Web): Promise<Answer> {
  // An IP address is never looked up, so it is checked here; a name is checked when it is resolved, below.
  if (web.isLocal(url.hostname)) throw new LinkError('NOT_PUBLIC')
  if (!isWebPort(url.port)) throw new LinkError('NOT_A_WEB_PORT')
  const options: RequestOptions = {
    method,
    agent: false,
    // A redirect may contain a user name and a password; they are not sent.
    auth: null,
    headers: { 'user-agent': agent, accept: '*/*' },
    lookup: publicLookup(web),
    signal: AbortSignal.timeout(timeoutMs),
  }
  const ask = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    ask(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null })
      // The headers are enough, so the body is not downloaded.
      response.destroy()
    })
      .once('error', reject)
      // After status 101 Node calls no callback here and the connection just closes.
      .once('close', () => reject(new LinkError('ECONNRESET')))
      .end()
  })
}

/** Browsers refuse the ports of mail and other services. The few refused ports above 1023 are not checked. */
function isWebPort(port: string): boolean {
  return ['', '80', '443'].includes(port) || Number(port) > 1023
}

/** Resolves a name to its public addresses only. */
function publicLookup({ isLocal: isOurs, resolve }: Web): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, options).then(
      (found) => {
        const addresses = found.filter(({ address }) => !isOurs(address))
        const [first] = addresses
        if (first === undefined) answer(new LinkError('NOT_PUBLIC'), '')
        else if (options.all) answer(null, addresses)
        else answer(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    )
  }
}
