import pLimit, { type LimitFunction } from 'p-limit'
import { isWebAddress } from '../../compile/validate/address.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { Findings } from '../../diagnostics/findings.ts'
import { spoken } from '../../spoken/spoken.ts'
import { isReservedHost, type Link } from './link.ts'
import { failureReason, isDropped, isFinal, limitReason, statusReason, timeoutReason } from './reasons.ts'
import { type Answer, PUBLIC_WEB, request, type Web } from './request.ts'

/** The result for one address. */
export type Verdict =
  | { kind: 'fine' }
  /** It does not work, and waiting will not help. `reason` ends a sentence, without a full stop. */
  | { kind: 'dead'; reason: string }
  /** It may work later, or in a browser. */
  | { kind: 'unreachable'; reason: string }
  /** The run reached its limit before this address. */
  | { kind: 'not-asked'; reason: string }
  /** It works, but a permanent redirect gives another address. */
  | { kind: 'moved'; to: string }
  /** It works, but nobody works on this repository any more. */
  | { kind: 'archived' }
  /** The page offers its domain for sale. `reason` quotes it. */
  | { kind: 'parked'; reason: string }
  /** A temporary redirect leads to the domain of someone else. */
  | { kind: 'elsewhere'; to: string }
  /** It works, but the certificate ends soon, on this day (YYYY-MM-DD). */
  | { kind: 'expiring'; end: string; days: number }

export interface AskOptions {
  /** How long one request may take. @default 10 000 ms */
  timeoutMs?: number
  /** The site that has these links. The `User-Agent` header names it. */
  origin?: string | null
  /** The most addresses that are requested, redirects included. @default 1 000 */
  askedMax?: number
  /** No request starts after this time. @default 10 minutes, because the weekly job has 15 */
  runMs?: number
  /** @default the public one */
  web?: Web
  /** The day with which the end of certificates is compared. @default today */
  now?: Date
  onProgress?(done: number, total: number): void
}

const TIMEOUT_MS = 10_000
const ASKED_MAX = 1000
const RUN_MS = 10 * 60_000
const REQUESTS_AT_ONCE = 4

/**
 * Requests every address once: four at a time, but one after the other for the same host. Skips example domains and private networks.
 * @returns a verdict for each address that was not skipped
 */
export async function askAll(links: readonly Link[], options: AskOptions = {}): Promise<ReadonlyMap<string, Verdict>> {
  const { web = PUBLIC_WEB, now = new Date() } = options
  const sites = new Set(
    links.filter(({ field }) => field !== null && /(^|\.)url$/.test(field)).map(({ address }) => address),
  )
  const addresses = addressesOf(links).filter((address) => {
    const { hostname } = new URL(address)
    return !isReservedHost(hostname) && !web.isLocal(hostname)
  })
  const ask = createAsker({ ...options, web })
  const verdictOf = async (address: string): Promise<Verdict> => {
    const verdict = await follow(address, ask, web)
    return 'landed' in verdict ? inspect(verdict, { isSite: sites.has(address), ask, web, now }) : verdict
  }
  let done = 0
  const verdicts = addresses.map(async (address) => {
    const verdict = await verdictOf(address)
    options.onProgress?.(++done, addresses.length)
    return [address, verdict] as const
  })
  return new Map(await Promise.all(verdicts))
}

/** Returns the different addresses of the links. */
export function addressesOf(links: readonly Link[]): string[] {
  return [...new Set(links.map(({ address }) => address))]
}

/** Returns a diagnostic for each place where an address with a problem is written. */
export function linkDiagnostics(links: readonly Link[], verdicts: ReadonlyMap<string, Verdict>): readonly Diagnostic[] {
  const findings = new Findings()
  for (const { address, place, field } of links) {
    const verdict = verdicts.get(address) ?? { kind: 'fine' }
    if (verdict.kind === 'moved') findings.add('link/moved', place, { field, actual: address, suggestion: verdict.to })
    else if (verdict.kind === 'archived') findings.add('link/archived', place, { field, actual: address })
    else if (verdict.kind === 'parked')
      findings.add('link/parked', place, { field, actual: address, reason: verdict.reason })
    else if (verdict.kind === 'elsewhere')
      findings.add('link/elsewhere', place, { field, actual: address, suggestion: verdict.to })
    else if (verdict.kind === 'expiring')
      findings.add('link/certificate', place, { field, actual: verdict.end, days: verdict.days })
    else if (verdict.kind !== 'fine') {
      const code = verdict.kind === 'dead' ? 'link/dead' : 'link/unreachable'
      findings.add(code, place, { field, reason: verdict.reason })
    }
  }
  return findings.diagnostics
}

const REDIRECTS_MAX = 10
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PERMANENT = new Set([301, 308])

/** A page that was reached. */
interface Landing {
  landed: URL
  answer: Answer
  /** The verdict that follows from the redirects. */
  verdict: Extract<Verdict, { kind: 'fine' | 'moved' | 'elsewhere' }>
}

/** Checks the content of a page that was reached. A request without an answer changes nothing. */
async function inspect(
  { landed, answer: { certificate }, verdict }: Landing,
  { isSite, ask, web, now }: { isSite: boolean; ask: Ask; web: Web; now: Date },
): Promise<Verdict> {
  const read = async (url: URL) => {
    const answer = await ask(url, PAGE_BYTES)
    return 'reason' in answer || answer.status !== 200 ? '' : answer.text
  }
  if (isSite) {
    const reason = parkedReason(landed.hostname, await read(landed))
    if (reason !== null) return { kind: 'parked', reason }
  }
  if (verdict.kind !== 'fine') return verdict
  const api = web.forgeApi(landed)
  if (api !== null && /"archived"\s*:\s*true/.test(await read(api))) return { kind: 'archived' }
  return (isSite && certificate && certificateVerdict(certificate, now)) || verdict
}

/** The most that is read of a page or an answer. */
const PAGE_BYTES = 64 * 1024

const DAY_MS = 24 * 60 * 60 * 1000
/** The share of its period at which a certificate is reported. Most are renewed automatically when a third is left, so this is less. */
const LEFT_PART = 1 / 6
const LEFT_DAYS = 21

function certificateVerdict({ from, to }: NonNullable<Answer['certificate']>, now: Date): Verdict | null {
  const left = to.getTime() - now.getTime()
  const isLate = left < Math.min(LEFT_DAYS * DAY_MS, LEFT_PART * (to.getTime() - from.getTime()))
  return isLate
    ? { kind: 'expiring', end: to.toISOString().slice(0, 10), days: Math.max(0, Math.floor(left / DAY_MS)) }
    : null
}

/** Hosts that only sell domains. */
const SELLERS =
  /(^|\.)(sedo|sedoparking|bodis|parkingcrew|hugedomains|afternic|dan|undeveloped|above|parklogic)\.(com|net)$/i
/** Phrases of such pages in French and English, and names of their scripts. */
const FOR_SALE =
  /(?:ce (?:nom de )?domaine est (?:peut-être )?à vendre|acheter ce (?:nom de )?domaine|(?:this |the )?domain(?: name)? (?:is|may be) (?:for sale|parked)|buy this domain|sedoparking\.com|parkingcrew\.net|domain parking)/i

/** Returns why a page counts as one that sells its domain, or `null`. */
function parkedReason(hostname: string, html: string): string | null {
  if (SELLERS.test(hostname)) return hostname
  const [words] = FOR_SALE.exec(html.replace(/\s+/g, ' ').replace(/&agrave;/g, 'à')) ?? []
  return words === undefined ? null : spoken().links.quote(words)
}

async function follow(address: string, ask: Ask, web: Web): Promise<Failure | Landing> {
  const seen = new Set<string>()
  let url = new URL(address)
  let permanent = true
  for (;;) {
    seen.add(withoutHash(url))
    const before = seen.size === 1 ? '' : spoken().links.redirectedThen(url.href)
    const answer = await ask(url)
    if ('reason' in answer) return { ...answer, reason: before + answer.reason }
    const { status, location } = answer
    if (!REDIRECTS.has(status)) {
      if (status >= 400) return { kind: isDead(status) ? 'dead' : 'unreachable', reason: before + statusReason(status) }
      if (permanent && seen.size > 1) return { landed: url, answer, verdict: { kind: 'moved', to: url.href } }
      const first = new URL(address).hostname
      const isElsewhere = !RESOLVERS.has(first) && domainOf(first) !== domainOf(url.hostname)
      return { landed: url, answer, verdict: isElsewhere ? { kind: 'elsewhere', to: url.href } : { kind: 'fine' } }
    }
    permanent &&= PERMANENT.has(status)
    const next = nextAddress(location, url, web)
    if (typeof next === 'string') return { kind: 'dead', reason: next }
    if (seen.has(withoutHash(next))) return { kind: 'dead', reason: spoken().links.inCircles }
    if (seen.size > REDIRECTS_MAX) return { kind: 'dead', reason: spoken().links.tooMany(REDIRECTS_MAX) }
    // Browsers keep the fragment too, unless the new address has its own.
    if (next.hash === '') next.hash = url.hash
    url = next
  }
}

/** Hosts of permanent addresses that always redirect to another site. */
const RESOLVERS = new Set([
  'doi.org',
  'dx.doi.org',
  'hdl.handle.net',
  'purl.org',
  'w3id.org',
  'youtu.be',
  'g.co',
  'aka.ms',
])

/**
 * The registered domain (`zoe.fr` for `www.zoe.fr`, `zoe.co.uk`). Hosts on a shared domain count as one, so some problems are not reported.
 */
function domainOf(hostname: string): string {
  if (/^[\d.]+$|:/.test(hostname)) return hostname
  const count = /\.(?:com?|org|net|ac|gouv|gov|asso|edu)\.[a-z]{2}$/.test(hostname) ? 3 : 2
  return hostname.split('.').slice(-count).join('.')
}

function withoutHash(url: URL): string {
  return url.href.split('#', 1)[0] ?? ''
}

/** With these answers the page may still open in a browser. */
const INCONCLUSIVE = new Set([401, 403, 407, 408, 425, 429, 451])

function isDead(status: number): boolean {
  return status < 500 && !INCONCLUSIVE.has(status)
}

/** Returns the target of a redirect, or a text that says what is wrong with it. */
function nextAddress(location: string | null, from: URL, web: Web): URL | string {
  if (location === null) return spoken().links.nowhere
  // Node reads headers as Latin-1, but servers send unencoded addresses in UTF-8.
  const address = Buffer.from(location, 'latin1').toString('utf8')
  if (!URL.canParse(address, from.href)) return spoken().links.unreadable
  const url = new URL(address, from)
  if (!isWebAddress(url.href)) return spoken().links.otherScheme(url.protocol)
  if (isReservedHost(url.hostname)) return spoken().links.reserved(url.host)
  return web.isLocal(url.hostname) ? spoken().links.private(url.host) : url
}

type Failure = Extract<Verdict, { kind: 'dead' | 'unreachable' | 'not-asked' }>

/** Requests one address without following redirects, and reads at most `read` bytes of the page. */
type Ask = (url: URL, read?: number) => Promise<Answer | Failure>

function createAsker(options: AskOptions & { web: Web }): Ask {
  const { timeoutMs = TIMEOUT_MS, askedMax = ASKED_MAX, runMs = RUN_MS, origin = null, web } = options
  const site = origin === null ? '' : ` (+${new URL(origin).origin})`
  const question = { agent: `portfolio-markdown link check${site}`, timeoutMs }
  const all = pLimit(REQUESTS_AT_ONCE)
  const hosts = new Map<string, LimitFunction>()
  const end = performance.now() + runMs
  let asked = 0

  /** Sends HEAD, the cheapest request for the server. Many servers answer it wrongly, so an error counts only if GET returns one too. */
  async function requestBothWays(url: URL): Promise<Answer> {
    try {
      const answer = await request(url, { ...question, method: 'HEAD' }, web)
      // After 429 (too many requests) a second request would make things worse.
      if (answer.status < 400 || answer.status === 429) return answer
    } catch (error) {
      if (!isDropped(error)) throw error
    }
    return request(url, { ...question, method: 'GET' }, web)
  }

  return (url, read = 0) => {
    const host = hosts.get(url.host) ?? pLimit(1)
    hosts.set(url.host, host)
    // Wait for the host first: a request that waits for its host must not take one of the four places.
    return host(() =>
      all(async () => {
        if (asked >= askedMax || performance.now() > end)
          return { kind: 'not-asked', reason: limitReason(askedMax, runMs) }
        asked++
        try {
          return await (read > 0 ? request(url, { ...question, method: 'GET', read }, web) : requestBothWays(url))
        } catch (error) {
          if (error instanceof Error && error.name === 'AbortError')
            return { kind: 'unreachable', reason: timeoutReason(timeoutMs) }
          return { kind: isFinal(error) ? 'dead' : 'unreachable', reason: failureReason(error) }
        }
      }),
    )
  }
}
