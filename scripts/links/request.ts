import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLocal } from '../compile/address.ts'
import { LinkError } from './reasons.ts'

/** Whom a link may lead to. Tests have a web of their own on this machine. */
export interface Web {
  /** Whether this name or address belongs to a network of one's own, which nobody is asked in. */
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
 * Asks for the head of one answer, before any redirect. Whatever `url` is and wherever it came from, only public addresses are
 * connected to: the name is resolved here, and the connection goes to the very address that was judged.
 * @throws LinkError or an error of `node:http`
 */
export async function request(url: URL, { method, agent, timeoutMs }: Question, web: Web): Promise<Answer> {
  // A name is judged by what it resolves to, below; an address is not looked up.
  if (web.isLocal(url.hostname)) throw new LinkError('NOT_PUBLIC')
  if (!isWebPort(url.port)) throw new LinkError('NOT_A_WEB_PORT')
  const options: RequestOptions = {
    method,
    agent: false,
    // Who is named in an address that a redirect brought is none of our business.
    auth: null,
    headers: { 'user-agent': agent, accept: '*/*' },
    lookup: publicLookup(web),
    signal: AbortSignal.timeout(timeoutMs),
  }
  const ask = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    ask(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null })
      // The headers say it all: a body is not downloaded.
      response.destroy()
    })
      .once('error', reject)
      // Nobody tells of an answer that changes the protocol (101): the connection just ends.
      .once('close', () => reject(new LinkError('ECONNRESET')))
      .end()
  })
}

/** As browsers do, which refuse the ports of mail and other services; theirs above 1023 are few and left out here. */
function isWebPort(port: string): boolean {
  return ['', '80', '443'].includes(port) || Number(port) > 1023
}

/** Gives the public addresses of a name alone. */
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
