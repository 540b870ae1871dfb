import { own } from '../../scripts/fields/own.ts'
import type { Analytics, Site } from './types.ts'

/** The scripts and attributes with which a page counts its views. */
export interface Tracker {
  script: string
  attributes: Readonly<Record<string, string>>
  /** Code of the page that prepares the script, if it needs any. */
  setup: string | null
  /** The address to which the script sends the views, or `'self'`. */
  sends: string
  /** Whether the site's own host counts. Then nothing is sent to others. */
  isOwn: boolean
}

interface Facts {
  id: string
  url: string | null
  host: string
}

type Foreign = Pick<Tracker, 'script' | 'sends'> & Partial<Tracker>

/** The settings of each service, from its documentation. */
const SERVICES: Readonly<Record<string, (facts: Facts) => Foreign>> = {
  plausible({ id, url, host }) {
    const base = url ?? 'https://plausible.io'
    const sends = `${base}/api/event`
    if (!id.startsWith('pa-'))
      return { script: `${base}/js/script.js`, attributes: { 'data-domain': id || host, 'data-api': sends }, sends }
    const queue =
      'window.plausible=window.plausible||function(){(plausible.q=plausible.q||[]).push(arguments)},plausible.init=plausible.init||function(i){plausible.o=i||{}};'
    return { script: `${base}/js/${id}.js`, setup: `${queue}plausible.init(${inScript({ endpoint: sends })});`, sends }
  },
  umami({ id, url }) {
    // Umami Cloud receives views at another host than that of its script.
    const host = url ?? 'https://gateway.umami.is'
    return {
      script: `${url ?? 'https://cloud.umami.is'}/script.js`,
      attributes: { 'data-website-id': id, 'data-host-url': host },
      sends: `${host}/api/send`,
    }
  },
  goatcounter({ id, url }) {
    const sends = `${url ?? `https://${id}.goatcounter.com`}/count`
    if (url !== null) return { script: `${url}/count.js`, attributes: { 'data-goatcounter': sends }, sends }
    // This version never changes. It is the only script of these services whose content can be checked.
    const integrity = 'sha384-atnOLvQb9t+jTSipvd75X2yginT4PjVbqDdlJAmxMm+wYElFmeR6EmLP5bYeoRVQ'
    const attributes = { 'data-goatcounter': sends, crossorigin: 'anonymous', integrity }
    return { script: 'https://gc.zgo.at/count.v5.js', attributes, sends }
  },
  matomo({ id, url }) {
    const sends = `${url}/matomo.php`
    const calls = [['disableCookies'], ['setTrackerUrl', sends], ['setSiteId', id], ['trackPageView']]
    return { script: `${url}/matomo.js`, setup: `window._paq=${inScript(calls)};`, sends }
  },
}

export function trackerOf({ analytics, origin }: Pick<Site, 'analytics' | 'origin'>): Tracker | null {
  if (analytics === null) return null
  const { name, id, url } = analytics
  const service = own(SERVICES, name)
  if (service === undefined) {
    const script = name === 'vercel' ? '/_vercel/insights/script.js' : name
    return { script, attributes: {}, setup: null, sends: "'self'", isOwn: true }
  }
  const host = hostOf(analytics)
  const script = url && scriptIn(url)
  const facts = {
    id: id ?? /\/(pa-[\w-]+)\.js$/.exec(script ?? '')?.[1] ?? '',
    url: host && url && baseOf(url),
    host: new URL(origin).host,
  }
  return { attributes: {}, isOwn: false, setup: null, ...service(facts), ...(host && script && { script }) }
}

/** The services about which the notices say what their scripts send. The owner of a site may run Matomo alone. */
const COUNTERS = {
  plausible: { name: 'Plausible', policy: 'https://plausible.io/data-policy' },
  umami: { name: 'Umami', policy: 'https://umami.is/privacy' },
  goatcounter: { name: 'GoatCounter', policy: 'https://www.goatcounter.com/help/privacy' },
  matomo: { name: 'Matomo', policy: null },
} as const
type Service = keyof typeof COUNTERS

/** The service that counts the views, for the footer and the legal notice; `null` if it is the site's own host. */
export interface Counter {
  name: string
  /** The host that receives the views, if the owner chose it. */
  host: string | null
  service: Service
  /** The address of the service's privacy policy; `null` if the owner runs it. */
  policy: string | null
}

export function counterOf(analytics: Analytics | null): Counter | null {
  const service = (Object.keys(COUNTERS) as Service[]).find((name) => name === analytics?.name)
  if (service === undefined) return null
  const { name, policy } = COUNTERS[service]
  const host = analytics && hostOf(analytics)
  return { name, host, service, policy: host === null ? policy : null }
}

/** Returns the name of a host's own service, in parentheses; empty if the owner gave only the path of its script. */
export function hostServiceOf({ name }: Analytics): string {
  return name === 'vercel' ? ' (Vercel Web Analytics)' : ''
}

/** Returns the host that the owner chose. The services' own hosts mean none, because owners copy the address of their scripts. */
function hostOf({ url }: Analytics): string | null {
  const host = url && new URL(url).host
  return host && !/^(plausible\.io|cloud\.umami\.is|gc\.zgo\.at)$/.test(host) ? host : null
}

/** Returns an address if it is that of a script, as the services give it to copy. */
function scriptIn(url: string): string | null {
  const { origin, pathname } = new URL(url)
  return pathname.endsWith('.js') ? origin + pathname : null
}

/** Removes the query, the fragment, the last slash and the script or the receiver of an address. */
function baseOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/(\/js)?\/[\w.-]+\.(js|php)$|\/count$|\/api\/(event|send)$|\/$/, '')
}

/** Writes a value into a script. No text in it can end the element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
