import type { Tracker } from '../../src/catalogue/analytics.ts'
export interface PolicyInput {
  /** The inline style sheets, whole: each page has one of them. */
  styles: readonly string[]
  /** The inline scripts every page carries, whole. */
  scripts: readonly string[]
  /** Where the form may send messages: an origin, or `'self'`. */
  mailSource: string
  /** Where a browser without JavaScript may send the form, as a policy writes it. */
  formAction: string
  tracker: Tracker | null
  /** `preload` promises HTTPS for all subdomains of the host too, which only its owner can. */
  hsts: 'preload' | null
  /** `non` asks crawlers not to train models with the site. */
  aiTraining?: 'oui' | 'non' | null
}
/** The security headers of every response, for the files of the hosts and for the preview server. */
export interface SecurityHeaders {
  /** For all responses. */
  common: Readonly<Record<string, string>>
  /** The policy of a page with this style sheet, without the directives that `<meta>` does not allow: each would log an error. */
  metaPolicy(css: string): string
}
export declare function securityHeaders(input: PolicyInput): SecurityHeaders
/**
 * The same for the pages of the dev server, where style sheets and scripts are linked, or added by Vite with a nonce. Trusted Types are left
 * out: Vite's client starts a worker from a text to wait for a server that is started again.
 */
export declare function developmentHeaders(nonce: string): Readonly<Record<string, string>>
