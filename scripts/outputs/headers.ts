import { createHash } from 'node:crypto'

/** What the policy of a site depends on. */
export interface PolicyInput {
  /** The inline style sheets, whole: each page has one of them. */
  styles: readonly string[]
  /** The inline scripts every page carries, whole. */
  scripts: readonly string[]
  /** Origin of the mail provider. */
  mailOrigin: string
  /** Analytics sends its page views to the site's own host. */
  analytics: boolean
}

/** The security headers of every response: one source for what hosts are told and for what the preview server sends. */
export interface SecurityHeaders {
  /** For all responses. */
  common: Readonly<Record<string, string>>
  /** The policy of a page with this style sheet, without what `<meta>` does not allow (each such directive logs an error). */
  metaPolicy(css: string): string
}

export function securityHeaders(input: PolicyInput): SecurityHeaders {
  const directives = policyDirectives(input)
  return {
    common: {
      'Content-Security-Policy': toPolicy(directives),
      'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    metaPolicy: (css) =>
      toPolicy(policyDirectives({ ...input, styles: [css] }).filter(([name]) => name !== 'frame-ancestors')),
  }
}

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60

const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment']

type Directive = readonly [name: string, ...values: string[]]

function policyDirectives({ styles, scripts, mailOrigin, analytics }: PolicyInput): Directive[] {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashSource)],
    ['style-src', ...[...new Set(styles)].sort().map(hashSource)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', mailOrigin, ...(analytics ? ["'self'"] : [])],
    ['form-action', 'mailto:'],
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

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
