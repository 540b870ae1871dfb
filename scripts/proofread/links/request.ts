import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import { rootCertificates, TLSSocket } from 'node:tls'
import { isLocal } from '../../compile/validate/address.ts'
import { own } from '../../fields/own.ts'
import { LinkError } from './reasons.ts'

/** Name resolution and private hosts. Tests replace it with servers on this machine. */
export interface Web {
  /** Returns whether a name or address is in a private network, to which no request is sent. */
  isLocal(host: string): boolean
  resolve(name: string, options: LookupOptions): Promise<LookupAddress[]>
  /** Returns the address of the API that says whether a repository is archived, or `null` for any other page. */
  forgeApi(page: URL): URL | null
  /** Certificates that are trusted in addition to those of Node. */
  trusted?: Uint8Array
}

/** The address of the API for a repository, by host. */
const FORGES: Readonly<Record<string, (owner: string, name: string) => string>> = {
  'github.com': (owner, name) => `https://api.github.com/repos/${owner}/${name}`,
  'gitlab.com': (owner, name) => `https://gitlab.com/api/v4/projects/${owner}%2F${name}`,
  'codeberg.org': (owner, name) => `https://codeberg.org/api/v1/repos/${owner}/${name}`,
}

export const PUBLIC_WEB: Web = {
  isLocal,
  resolve: (name, options) => lookup(name, { ...options, all: true }),
  forgeApi({ hostname, pathname }) {
    const [, owner, name] = /^\/([^/]+)\/([^/]+?)(?:\.git)?(?:\/|$)/.exec(pathname) ?? []
    const address = owner && name && own(FORGES, hostname)?.(owner, name)
    return address ? new URL(address) : null
  },
}

export interface Answer {
  status: number
  location: string | null
  /** The period of validity of the certificate; `null` without one. */
  certificate: { from: Date; to: Date } | null
  /** The start of the page, if it was requested. */
  text: string
}

export interface Question {
  method: 'HEAD' | 'GET'
  agent: string
  timeoutMs: number
  /** The number of bytes of the page to read. @default 0 */
  read?: number
}

/**
 * Requests a page and returns its status, its `Location` and, if requested, the start of its text. Follows no redirect. Connects only to
 * public addresses: it resolves the name itself, and the connection uses exactly the address that was checked.
 * @throws LinkError or an error of `node:http`
 */
export async function request(url: URL, { method, agent, timeoutMs, read = 0 }: Question, web: Web): Promise<Answer> {
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
    ...(web.trusted && { ca: [...rootCertificates, Buffer.from(web.trusted)] }),
  }
  const ask = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    ask(url, options, (response) => {
      const { statusCode: status = 0, headers, socket } = response
      const answer = { status, location: headers.location ?? null, certificate: certificateOf(socket) }
      const chunks: Buffer[] = []
      const finish = () => {
        resolve({ ...answer, text: Buffer.concat(chunks).toString('utf8') })
        // The rest is not downloaded.
        response.destroy()
      }
      if (read === 0) return finish()
      let length = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
        if (length >= read) finish()
      })
      response.once('end', finish).once('error', finish)
    })
      .once('error', reject)
      // After status 101 Node calls no callback here and the connection just closes.
      .once('close', () => reject(new LinkError('ECONNRESET')))
      .end()
  })
}

function certificateOf(socket: Socket): Answer['certificate'] {
  if (!(socket instanceof TLSSocket)) return null
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate()
  return from && to ? { from: new Date(from), to: new Date(to) } : null
}

/** Returns whether browsers would open this port (they refuse those of mail). The few refused ports above 1023 are not checked. */
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
