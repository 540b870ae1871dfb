import { once } from 'node:events'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { LANGS } from '../fields/site-texts/languages.ts'
import { spoken } from '../spoken/spoken.ts'
import { parseAddress, pathOf, queryOf, toPath } from './address.ts'
import { contentTypeOf } from './content-type.ts'
import { LOOPBACK, reachableHost } from './listening.ts'
import { type OutboxOptions, outboxMiddleware } from './outbox.ts'
import { type Middleware, ownVisitorsOnly } from './own-host.ts'
import { outboxPath } from './provider-answers.ts'

export interface ServeOptions {
  /** A built site. */
  folder: string
  /** The base of the site on its host, with both slashes: `/dossier/`. @default '/' */
  base?: string
  /** 0 picks a free port. @default 0 */
  port?: number
  /** @default '127.0.0.1', which other machines cannot reach */
  host?: string
  /** Names that are accepted besides the server's own. @default none */
  allowedHosts?: readonly string[]
  /**
   * The security headers of every response, or a function of the path below the base. They replace headers of the same name. @default none
   */
  headers?: Headers | ((path: string) => Headers)
  /** Returns the names of the headers that are not sent with the file at a path below the base. @default none */
  omittedHeaders?: (path: string) => readonly string[]
  /**
   * Whether the file at a path below the base may be a stranger's (`public/`). As a document it gets no origin, because it could read every
   * page of this server otherwise. @default none
   */
  isForeign?: (path: string) => boolean
  /** The path of the host's analytics script, which is answered with an empty one. `null` or an address elsewhere is not answered. */
  analyticsPath?: string | null
  /** Called with the path of a request below the base; its file is looked up when the promise resolves. @default nothing */
  beforeFile?: ((path: string) => Promise<void>) | null
  /** Answers requests that are for no file, before the site does. @default none */
  endpoint?: Middleware
  /** Whether files may change at any moment, so that browsers ask again each time. @default false */
  isLive?: boolean
  /** Keeps the messages of a site that was built for the outbox. @default such messages are not answered */
  outbox?: Omit<OutboxOptions, 'base'> | null
  /** Receives the errors of the server itself, which a visitor sees as a 500. @default ignores them */
  onError?: (error: unknown) => void
}

type Headers = Readonly<Record<string, string>>

export interface StaticServer {
  /** The address of the home page, with its trailing slash: `http://127.0.0.1:4173/dossier/`. */
  url: string
  port: number
  /** Waits for running requests, then closes every connection. May be called twice. */
  close(): Promise<void>
}

/** The time that running requests may take after `close`. */
const CLOSING_GRACE_MS = 500

/** The time that connections stay open, as on a host, so that a visitor who pauses needs no new one. */
const KEEP_ALIVE_MS = 60_000

const FOR_EVER = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

/** The folder whose file names contain a hash of the content. */
const HASHED_FOLDER = 'assets'

/** What a proposal brings whole. Its author can make two files of one name, so whoever looks at one proposal after the other must see each. */
const BROUGHT = /\.(?:avif|webp|svg|mp4|webm|vtt)$/

/** A compression that takes a few milliseconds per page. The best quality, 11, takes some hundred. */
const BROTLI_QUALITY = 5

/**
 * Serves a built site like a good host: addresses without a trailing slash, compression, caching, ranges, 404.html.
 * @throws Error of `node:net` when the port is taken (`code` EADDRINUSE)
 */
export async function serve(options: ServeOptions): Promise<StaticServer> {
  const { base = '/', port = 0, host = LOOPBACK, onError } = options
  const answer = siteHandler({ ...options, base })
  const refuseOthers = ownVisitorsOnly(options.allowedHosts, (target) => {
    const address = parseAddress(pathOf(target), base)
    return address.kind === 'place' && options.isForeign?.(address.segments.join('/')) === true
  })
  const server = createServer((request, response) => {
    const fail = (error: unknown) => {
      onError?.(error)
      if (response.headersSent) response.destroy()
      else send(response, 500, TEXT, `${spoken().server.failed}\n`)
    }
    refuseOthers(request, response, () => {
      try {
        answer(request, response, fail)
      } catch (error) {
        fail(error)
      }
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(port, host)
  await once(server, 'listening')
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

type Handler = (request: IncomingMessage, response: ServerResponse, fail: (error: unknown) => void) => void

function siteHandler(options: ServeOptions & { base: string }): Handler {
  const { folder, base, headers = {}, analyticsPath = null, beforeFile, isLive = false } = options
  const {
    endpoint = (_request, _response, next) => next(),
    omittedHeaders = () => [],
    isForeign = () => false,
  } = options
  const outbox = options.outbox ? outboxMiddleware({ ...options.outbox, base }) : null
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } })
  const sendFile = sirv(folder, {
    // Reads the disk at each request, because a build may replace the site in the meantime.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      setDefaults(response, { 'content-type': contentTypeOf(path), 'accept-ranges': 'bytes' })
      // Removed only where a file is sent: the page for unknown addresses keeps these headers.
      for (const name of omittedHeaders(path.slice(1))) response.removeHeader(name)
      if (isForeign(path.slice(1))) setApart(response, path)
    },
  })

  function answerRead(request: IncomingMessage, response: ServerResponse) {
    const target = request.url ?? ''
    const place = findPlace(pathOf(target), base, (segments) => isFile(folder, segments))
    if (place.kind === 'redirect') return send(response, 308, { location: place.path + queryOf(target) })
    const missing = () => sendNotFound(response, { folder, isForeign, language: languageOf(pathOf(target), base) })
    if (place.kind === 'missing') return missing()
    setDefaults(response, { 'cache-control': cacheControl(place.segments, isLive) })
    prepareForSirv(request, response, place.segments)
    sendFile(request, response, missing)
  }

  return (request, response, fail) => {
    const path = pathOf(request.url ?? '')
    const security = typeof headers === 'function' ? headers(path.slice(base.length)) : headers
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
    if (outbox !== null && path === outboxPath(base)) return outbox(request, response, fail)
    endpoint(request, response, () => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(response, 405, { ...TEXT, allow: 'GET, HEAD' }, `${spoken().server.methodRefused}\n`)
      if (path === analyticsPath) return send(response, 200, { 'content-type': contentTypeOf('.js') })
      const read = () => compress(request, response, () => answerRead(request, response))
      if (beforeFile && path.startsWith(base)) beforeFile(path.slice(base.length)).then(read).catch(fail)
      else read()
    })
  }
}

/** What a document without an origin may do besides. */
const SANDBOX = 'sandbox allow-downloads allow-forms allow-modals allow-popups allow-scripts'

/** Gives a document no origin. Every file beside it may then be loaded by pages without one. */
function setApart(response: ServerResponse, path: string) {
  const policy = response.getHeader('content-security-policy')
  if (/html|xml/.test(contentTypeOf(path)))
    response.setHeader('content-security-policy', policy === undefined ? SANDBOX : `${policy}; ${SANDBOX}`)
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  if (response.req.headers.origin === 'null') response.setHeader('access-control-allow-origin', 'null')
}

type Place = { kind: 'file'; segments: readonly string[] } | { kind: 'redirect'; path: string } | { kind: 'missing' }

const MISSING: Place = { kind: 'missing' }

/** Files that are meant for hosts. Hosts do not serve them either. */
const WITHHELD = [
  '_headers',
  'vercel.json',
  ...['', ...LANGS.map((lang) => `${lang}/`)].flatMap((folder) => [`${folder}404`, `${folder}404.html`]),
]

/** Finds the file of an address. A page has one address, without `.html` and trailing slash; its other spellings redirect there. */
function findPlace(path: string, base: string, isThere: (segments: readonly string[]) => boolean): Place {
  const address = parseAddress(path, base)
  if (address.kind === 'base') return { kind: 'redirect', path: base }
  if (address.kind === 'refused') return MISSING

  const { segments, trailingSlash } = address
  const last = segments.at(-1) ?? ''
  const name = segments.join('/')
  if (WITHHELD.includes(name.toLowerCase())) return MISSING
  if (name === 'index' || name === 'index.html') return { kind: 'redirect', path: base }

  if (last.endsWith('.html')) {
    if (trailingSlash || !isThere(segments)) return MISSING
    return { kind: 'redirect', path: toPath(segments.with(-1, last.slice(0, -'.html'.length)), base) }
  }
  const page = name === '' ? ['index.html'] : segments.with(-1, `${last}.html`)
  if (!trailingSlash && isThere(segments)) return { kind: 'file', segments }
  if (!isThere(page)) return MISSING
  return trailingSlash ? { kind: 'redirect', path: toPath(segments, base) } : { kind: 'file', segments: page }
}

/** Returns whether there is a regular file. A link that leads out of the folder does not count. */
function isFile(folder: string, segments: readonly string[]) {
  try {
    const path = realpathSync(join(folder, ...segments))
    return path.startsWith(realpathSync(folder) + sep) && statSync(path).isFile()
  } catch {
    return false
  }
}

/** Does what sirv does not do itself (docs/decisions/server.md). */
function prepareForSirv(request: IncomingMessage, response: ServerResponse, segments: readonly string[]) {
  // sirv does not decode `%23` or `%26`. If @polka/url has already set `_parsedUrl`, sirv takes the path from there.
  const pathname = `/${segments.join('/').replaceAll('%', '%25')}`
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname } })

  const { range, 'if-range': ifRange } = request.headers
  if (range !== undefined && (ifRange !== undefined || !isPlainRange(range))) request.headers.range = undefined
  // A range counts bytes of the file, so it must not be compressed.
  else if (range !== undefined) request.headers['accept-encoding'] = undefined

  // Otherwise an error while reading would end the process, and a visitor who leaves would leave the file open.
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

/** Returns whether sirv reads this range correctly. Otherwise the whole file is sent, which RFC 9110 allows. */
function isPlainRange(range: string) {
  const [, first, last] = /^bytes=(\d+)-([1-9]\d*)?$/.exec(range.trim()) ?? []
  // Node reads no file at a place that a number cannot hold exactly.
  const isCountable = Number.isSafeInteger(Number(last ?? first))
  return first !== undefined && isCountable && (last === undefined || Number(first) <= Number(last))
}

function cacheControl(segments: readonly string[], isLive: boolean) {
  if (segments[0] === HASHED_FOLDER && !(isLive && BROUGHT.test(segments.at(-1) ?? ''))) return FOR_EVER
  return isLive || segments.at(-1)?.endsWith('.html') ? 'no-cache' : FIVE_MINUTES
}

/** Returns the first folder of an address, which may be that of a language. */
function languageOf(path: string, base: string): string {
  return path.startsWith(base) ? (path.slice(base.length).split('/')[0] ?? '') : ''
}

/**
 * Sends the error page of the language, or else that of the whole site. It has the origin of our pages, so a stranger's file of that name is
 * not sent.
 */
function sendNotFound(
  response: ServerResponse,
  { folder, isForeign, language }: { folder: string; isForeign(path: string): boolean; language: string },
) {
  const own = LANGS.some((lang) => lang === language) ? [[language, '404.html']] : []
  const page = [...own, ['404.html']].find((segments) => isFile(folder, segments) && !isForeign(segments.join('/')))
  if (page === undefined) return send(response, 404, TEXT, `${spoken().server.notFound}\n`)
  send(response, 404, { 'content-type': contentTypeOf('.html') }, readFileSync(join(folder, ...page)))
}

const TEXT = { 'content-type': contentTypeOf('.txt') }

function send(response: ServerResponse, status: number, headers: Headers, body: string | Buffer = '') {
  response.statusCode = status
  setDefaults(response, { 'cache-control': 'no-cache', 'content-length': String(Buffer.byteLength(body)), ...headers })
  response.end(body)
}

/** Sets the headers that are not set yet. */
function setDefaults(response: ServerResponse, headers: Headers) {
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value)
}
