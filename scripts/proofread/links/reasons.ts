import { own } from '../../fields/own.ts'
import { spoken } from '../../spoken/spoken.ts'
import type { SpokenTexts } from '../../spoken/texts.ts'

/** The functions of this file say why a link cannot be followed. Each returns the end of a sentence without its full stop. */

/** Returns, for instance, « le serveur répond 404 (page introuvable) ». */
export function statusReason(status: number): string {
  const { statuses, status: answers } = spoken().links
  return answers(status, statuses[status])
}

export function timeoutReason(timeoutMs: number): string {
  return spoken().links.timeout(timeoutMs / 1000)
}

export function limitReason(askedMax: number, runMs: number): string {
  return spoken().links.limit(askedMax, runMs / 60_000)
}

/** The names of the reasons that are plain texts. */
type Reason = {
  [Name in keyof SpokenTexts['links']]: SpokenTexts['links'][Name] extends string ? Name : never
}[keyof SpokenTexts['links']]

const CODES: Readonly<Record<string, Reason>> = {
  ENOTFOUND: 'unknownName',
  EAI_AGAIN: 'noDns',
  EAI_FAIL: 'noDns',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'dropped',
  EPIPE: 'dropped',
  EHOSTUNREACH: 'tooFar',
  ENETUNREACH: 'tooFar',
  EADDRNOTAVAIL: 'tooFar',
  ETIMEDOUT: 'silent',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'notYetValid',
  CERT_REVOKED: 'revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherSite',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'notTrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'notTrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'notTrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'notTrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'notTrusted',
  EPROTO: 'tls',
  NOT_PUBLIC: 'notPublic',
  NOT_A_WEB_PORT: 'notAWebPort',
}

export function failureReason(error: unknown): string {
  return spoken().links[reasonFor(codeOf(error))]
}

function reasonFor(code: string): Reason {
  const known = own(CODES, code)
  if (known !== undefined) return known
  if (code.startsWith('HPE_')) return 'notHttp'
  return /^ERR_(SSL|TLS)/.test(code) ? 'tls' : 'failed'
}

/** An error that this checker raises itself; `code` is a key of `CODES`. */
export class LinkError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const FINAL = /^(ENOTFOUND|CERT_|ERR_TLS_CERT_ALTNAME_INVALID|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

/** Returns whether an error will not go away: a wrong name or certificate, which browsers refuse too. */
export function isFinal(error: unknown): boolean {
  return FINAL.test(codeOf(error))
}

/** Returns whether the server closed the connection before it answered. */
export function isDropped(error: unknown): boolean {
  return own(CODES, codeOf(error)) === 'dropped'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
