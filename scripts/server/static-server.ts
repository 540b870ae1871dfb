import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseAddress, pathOf, queryOf, toPath } from './address.ts'
import { LOOPBACK, reachableHost } from './listening.ts'
import { chooseEncoding, matchesEtag, parseRange } from './negotiation.ts'
import { type OutboxOptions, outboxMiddleware } from './outbox.ts'
import { ownHostOnly } from './own-host.ts'
import { outboxPath } from './provider-answers.ts'
import { type StoredFile, type StoredFiles, storedFiles } from './stored-files.ts'

export interface ServeOptions {
  /** A built site. */
  folder: string
  /** Where the site stands on its host, with both slashes: `/dossier/`. @default '/' */
  base?: string
  /** 0 picks a free one. @default 0 */
  port?: number
  /** @default '127.0.0.1', which other machines cannot reach */
  host?: string
  /** Names that are answered besides the server's own. @default none */
  allowedHosts?: readonly string[]
  /** The security headers of every response; they win over the server's own. @default none */
  headers?: HeaderSource
  /** Path of the host's analytics script, answered with an empty one; `null` or an address elsewhere: not answered. */
  analyticsPath?: string | null
  /** Keeps the messages of a site that was built for the outbox. @default not answered */
  outbox?: Omit<OutboxOptions, 'base'> | null
  /** Faults of the server itself, which its visitor sees as a 500. @default dropped */
  onError?: (error: unknown) => void
}

export type HeaderSource =
  | Readonly<Record<string, string>>
  | ((facts: ResponseFacts) => Readonly<Record<string, string>>)

export interface ResponseFacts {
  /** The path asked for, still encoded, base included: `/dossier/projets`. */
  path: string
  status: number
  /** `null` when there is no body. */
  contentType: string | null
}

export interface StaticServer {
  /** Address of the home page, with its trailing slash: `http://127.0.0.1:4173/dossier/`. */
  url: string
  port: number
  /** Ends what is under way and then every connection. May be called twice. */
  close(): Promise<void>
}

/** What is under way when the server is told to stop has this long to end. */
const CLOSING_GRACE_MS = 500

/** A connection kept open by a browser outlives a reader's pause, as with a host. */
const KEEP_ALIVE_MS = 60_000

const ONE_YEAR_S = 31_536_000
const FIVE_MINUTES_S = 300

/** Below this folder of the build every name carries a hash of its content. */
const HASHED_FOLDER = 'assets'

/**
 * Serves a built site as a good host would: addresses without a trailing slash, compression, caching, ranges, 404.html.
 * @throws Error of `node:net` when the port is taken (`code` EADDRINUSE)
 */
export async function serve(options: ServeOptions): Promise<StaticServer> {
  const { base = '/', port = 0, host = LOOPBACK, onError } = options
  const handle = requestHandler({ ...options, base })
  const refuseOthers = ownHostOnly(options.allowedHosts)
  const server = createServer((request, response) => {
    refuseOthers(request, response, () => {
      handle(request, response).catch((error: unknown) => {
        onError?.(error)
        fail(response)
      })
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address() as AddressInfo
  let closing: Promise<void> | undefined
  return {
    url: `http://${reachableHost(host)}:${address.port}${base}`,
    port: address.port,
    close() {
      closing ??= new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE_MS)
        server.close(() => {
          clearTimeout(deadline)
          resolve()
        })
        server.closeIdleConnections()
      })
      return closing
    },
  }
}

/** One answer, before it is known whether its body is sent (HEAD). */
interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

function requestHandler(options: ServeOptions & { base: string }): Handler {
  const { folder, base, headers = {}, analyticsPath = null } = options
  const files = storedFiles(folder)
  const outbox = options.outbox ? outboxMiddleware({ ...options.outbox, base }) : null
  const supplied = typeof headers === 'function' ? headers : () => headers

  return async (request, response) => {
    const path = pathOf(request.url ?? '')
    if (outbox !== null && path === outboxPath(base)) {
      const facts = { path, status: 200, contentType: PLAIN_TEXT }
      for (const [name, value] of Object.entries(supplied(facts))) response.setHeader(name, value)
      return new Promise((resolve, reject) => {
        response.once('close', resolve)
        outbox(request, response, reject)
      })
    }
    const answer =
      analyticsPath !== null && path === analyticsPath && isRead(request)
        ? EMPTY_SCRIPT
        : await answerRequest(request, files, base)
    const facts = { path, status: answer.status, contentType: answer.headers['content-type'] ?? null }
    response.writeHead(answer.status, { ...answer.headers, ...lowerCased(supplied(facts)) })
    response.end(request.method === 'HEAD' ? undefined : answer.body)
  }
}

async function answerRequest(request: IncomingMessage, files: StoredFiles, base: string): Promise<Answer> {
  const target = request.url ?? ''
  if (!isRead(request)) return message(405, 'Méthode refusée', { allow: 'GET, HEAD' })

  const place = await findPlace(pathOf(target), base, files)
  if (place.kind === 'redirect') return redirect(place.path + queryOf(target))
  const file = place.kind === 'file' ? await files.load(place.segments) : null
  if (file !== null && place.kind === 'file') return answerFile(request, file, cacheControl(place.segments))
  const page = await files.load(['404.html'])
  return page === null ? message(404, 'Page introuvable') : notFound(request, page)
}

type Place = { kind: 'file'; segments: readonly string[] } | { kind: 'redirect'; path: string } | { kind: 'missing' }

const MISSING: Place = { kind: 'missing' }

/** Are there, and are not given out: no host does either. */
const WITHHELD = ['404', '404.html', '_headers', 'vercel.json']

/** Every page has one address: without `.html`, without a trailing slash. Its other spellings lead there. */
async function findPlace(path: string, base: string, files: StoredFiles): Promise<Place> {
  const address = parseAddress(path, base)
  if (address.kind === 'base') return { kind: 'redirect', path: base }
  if (address.kind === 'refused') return MISSING

  const { segments, trailingSlash } = address
  const last = segments.at(-1)
  if (last === undefined) return { kind: 'file', segments: ['index.html'] }
  const name = segments.join('/')
  if (WITHHELD.includes(name.toLowerCase())) return MISSING
  if (name === 'index' || name === 'index.html') return { kind: 'redirect', path: base }

  if (last.endsWith('.html')) {
    if (trailingSlash || !(await files.exists(segments))) return MISSING
    return { kind: 'redirect', path: toPath(segments.with(-1, last.slice(0, -'.html'.length)), base) }
  }
  const page = segments.with(-1, `${last}.html`)
  if (trailingSlash) {
    return (await files.exists(page)) ? { kind: 'redirect', path: toPath(segments, base) } : MISSING
  }
  return { kind: 'file', segments: (await files.exists(segments)) ? segments : page }
}

async function answerFile(request: IncomingMessage, file: StoredFile, cache: string): Promise<Answer> {
  const { encoding, body } = await negotiate(request, file)
  const etag = file.etag(encoding)
  const shared = { 'cache-control': cache, ...(file.compressible ? { vary: 'accept-encoding' } : {}) }
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    return { status: 304, headers: { ...shared, etag }, body: NO_BODY }
  }
  const partial = request.method === 'GET' ? partOf(request, file) : null
  if (partial !== null) {
    const headers = { ...shared, 'accept-ranges': 'bytes', ...partial.headers }
    return { ...partial, headers }
  }
  return {
    status: 200,
    headers: { ...shared, etag, 'accept-ranges': 'bytes', ...bodyHeaders(file.contentType, encoding, body) },
    body,
  }
}

/** A part of the file as it stands on disk, not of its compressed form; `null` when the whole is to be sent. */
function partOf(request: IncomingMessage, file: StoredFile): Answer | null {
  const { range, 'if-range': ifRange } = request.headers
  const etag = file.etag('identity')
  if (ifRange !== undefined && ifRange !== etag) return null
  const size = file.bytes.length
  const part = parseRange(range, size)
  if (part === null) return null
  if (part === 'unsatisfiable') {
    return {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'content-length': '0' },
      body: NO_BODY,
    }
  }
  const body = file.bytes.subarray(part.start, part.end + 1)
  return {
    status: 206,
    headers: {
      etag,
      'content-range': `bytes ${part.start}-${part.end}/${size}`,
      ...bodyHeaders(file.contentType, 'identity', body),
    },
    body,
  }
}

async function notFound(request: IncomingMessage, page: StoredFile): Promise<Answer> {
  const { encoding, body } = await negotiate(request, page)
  const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding' }
  return { status: 404, headers: { ...headers, ...bodyHeaders(page.contentType, encoding, body) }, body }
}

async function negotiate(request: IncomingMessage, file: StoredFile) {
  const wanted = file.compressible ? chooseEncoding(acceptEncodingOf(request)) : 'identity'
  const body = await file.encoded(wanted)
  // A few bytes grow when they are compressed.
  return body.length < file.bytes.length
    ? { encoding: wanted, body }
    : { encoding: 'identity' as const, body: file.bytes }
}

function acceptEncodingOf(request: IncomingMessage) {
  const value = request.headers['accept-encoding']
  return Array.isArray(value) ? value.join(',') : value
}

function cacheControl(segments: readonly string[]) {
  if (segments[0] === HASHED_FOLDER) return `public, max-age=${ONE_YEAR_S}, immutable`
  return segments.at(-1)?.endsWith('.html') ? 'no-cache' : `public, max-age=${FIVE_MINUTES_S}`
}

const NO_BODY = Buffer.alloc(0)
const PLAIN_TEXT = 'text/plain; charset=utf-8'

const EMPTY_SCRIPT: Answer = {
  status: 200,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': '0',
    'cache-control': 'no-cache',
  },
  body: NO_BODY,
}

function redirect(location: string): Answer {
  return {
    status: 308,
    headers: { location, 'content-length': '0', 'cache-control': 'no-cache' },
    body: NO_BODY,
  }
}

function message(status: number, text: string, headers: Record<string, string> = {}): Answer {
  const body = Buffer.from(`${text}\n`)
  return {
    status,
    headers: { 'cache-control': 'no-cache', ...headers, ...bodyHeaders(PLAIN_TEXT, 'identity', body) },
    body,
  }
}

function bodyHeaders(contentType: string, encoding: string, body: Buffer) {
  return {
    'content-type': contentType,
    'content-length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

/** One spelling of a name, so that a supplied header replaces the server's own. */
function lowerCased(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function isRead(request: IncomingMessage) {
  return request.method === 'GET' || request.method === 'HEAD'
}

function fail(response: ServerResponse) {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, headers, body } = message(500, 'Erreur du serveur')
  response.writeHead(status, headers).end(body)
}
