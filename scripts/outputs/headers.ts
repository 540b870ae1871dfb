import { createHash } from 'node:crypto'
import type { Tracker } from '../../src/catalogue/analytics.ts'
import { own } from '../fields/own.ts'
import { heldBy } from './held-by.ts'

interface PolicyInput {
  /** The inline style sheets in full. Each page has one of them. */
  styles: readonly string[]
  /** The inline scripts of every page, in full. */
  scripts: readonly string[]
  /** The address to which the form may send messages: an origin, or `'self'`. @default none, for a site without a form */
  mailSource?: string
  /** The address to which a browser without JavaScript may send the form, in the syntax of a policy. */
  formAction?: string
  /** Whether a page shows a film. @default false */
  hasVideo?: boolean
  tracker: Tracker | null
  /** `preload` promises HTTPS for all subdomains of the host, too, which only its owner can do. */
  hsts: 'preload' | null
  /** `non` asks crawlers not to train models with the site. */
  aiTraining?: 'oui' | 'non' | null
}

/** The security headers of every response, for the files of the hosts and for the preview server. */
interface SecurityHeaders {
  /** The headers of all responses. */
  common: Readonly<Record<string, string>>
  /**
   * Returns the policy of a page with these inline styles and scripts, without directives that `<meta>` does not allow, because each would
   * log an error.
   */
  metaPolicy(own: Pick<PolicyInput, 'styles' | 'scripts'>): string
}

export function securityHeaders(input: PolicyInput): SecurityHeaders {
  const directives = policyDirectives(input)
  return {
    common: {
      'Content-Security-Policy': toPolicy(directives),
      'Strict-Transport-Security': `max-age=${TWO_YEARS_S}${input.hsts === 'preload' ? '; includeSubDomains; preload' : ''}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      // A script of another host seldom declares who may embed it (Matomo's never does), so it is requested without credentials instead.
      'Cross-Origin-Embedder-Policy': input.tracker?.isOwn === false ? 'credentialless' : 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(input.aiTraining === 'non' && NO_TRAINING),
    },
    metaPolicy: (own) =>
      toPolicy(policyDirectives({ ...input, ...own }).filter(([name]) => name !== 'frame-ancestors')),
  }
}

/**
 * Returns the headers for the pages of the dev server. Their inline styles and scripts have a nonce, because they change while a page is
 * open. The script that replaces a page has its own policy for Trusted Types, once for each state of the page.
 */
export function developmentHeaders(nonce: string): Readonly<Record<string, string>> {
  const input: PolicyInput = {
    ...{ styles: [], scripts: [], tracker: null, hsts: null },
    hasVideo: true,
    mailSource: "'self'",
    formAction: "mailto: 'self'",
  }
  const { 'Strict-Transport-Security': _, ...common } = securityHeaders(input).common
  const replaced: Readonly<Record<string, readonly string[]>> = {
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'trusted-types': ['catalogue', 'live', "'allow-duplicates'"],
  }
  const directives = policyDirectives(input).map(
    ([name, ...values]): Directive => [name, ...(own(replaced, name) ?? values)],
  )
  return { ...common, 'Content-Security-Policy': toPolicy(directives) }
}

/**
 * Headers that browsers read only with a document or a worker (`Referrer-Policy` with a style sheet too). They are not sent with a part of
 * a page if the host can distinguish it from a document.
 */
export const OF_DOCUMENTS: readonly string[] = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Embedder-Policy',
]

/**
 * Headers that forbid the training of models. `noai` is a convention of a few sites, not a standard. TDM-Reservation is the W3C community
 * group's TDMRep (2024).
 */
const NO_TRAINING = { 'X-Robots-Tag': 'noai, noimageai', 'TDM-Reservation': '1' }

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60

const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment']

type Directive = readonly [name: string, ...values: string[]]

function policyDirectives(input: PolicyInput): Directive[] {
  const { hasVideo, styles, scripts, mailSource, formAction = "'none'", tracker } = input
  const foreign = tracker?.isOwn === false ? tracker : null
  const sends = tracker ? [cspSource(tracker.sends)] : []
  const connections = [...(mailSource ? [cspSource(mailSource)] : []), ...sends]
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashSource), ...(foreign ? [cspSource(foreign.script)] : [])],
    ['style-src', "'self'", ...[...new Set(styles)].sort().map(hashSource)],
    // Matomo sends some views as pictures, and so does GoatCounter if a browser refuses beacons.
    ['img-src', "'self'", ...(foreign ? sends : [])],
    ...(hasVideo ? [['media-src', "'self'"] as const] : []),
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', ...new Set(connections.length > 0 ? connections : ["'none'"])],
    ['form-action', ...formAction.split(' ').map(cspSource)],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The one policy of src/islands/ProjectModal/details.ts.
    ['trusted-types', 'catalogue'],
  ]
}

function toPolicy(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Escapes the characters that end a source in a policy, or have a meaning in the rules of a server. */
function cspSource(address: string): string {
  return heldBy('A policy', /^[!-~]+$/, address).replace(/[;,"$\\{}]/g, encodeURIComponent)
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
