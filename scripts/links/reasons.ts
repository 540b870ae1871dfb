/** Why a link could not be followed, as the French end of a sentence without its full stop. */

const STATUSES: Readonly<Record<number, string>> = {
  401: 'il demande un mot de passe',
  403: 'il refuse les robots, ou tout le monde',
  404: 'page introuvable',
  407: 'il demande un mot de passe',
  410: 'page retirée pour de bon',
  429: 'trop de demandes à la suite',
  451: 'page bloquée par la loi',
  500: 'il est en panne',
  502: 'il est en panne',
  503: 'il est en panne ou en travaux',
  504: 'il est en panne',
}

/** « le serveur répond 404 (page introuvable) » */
export function statusReason(status: number): string {
  const words = STATUSES[status]
  return words === undefined ? `le serveur répond ${status}` : `le serveur répond ${status} (${words})`
}

const seconds = new Intl.NumberFormat('fr', { style: 'unit', unit: 'second', unitDisplay: 'long' })

export function timeoutReason(timeoutMs: number): string {
  return `pas de réponse en ${seconds.format(timeoutMs / 1000)}`
}

const counts = new Intl.NumberFormat('fr')
const minutes = new Intl.NumberFormat('fr', { style: 'unit', unit: 'minute', unitDisplay: 'long' })

export function limitReason(askedMax: number, runMs: number): string {
  return `cette vérification s’arrête à ${counts.format(askedMax)} adresses ou ${minutes.format(runMs / 60_000)}`
}

const NO_DNS = 'le nom de domaine n’a pas pu être cherché (êtes-vous connecté ?)'
const DROPPED = 'le serveur coupe la connexion'
const TOO_FAR = 'le serveur est hors d’atteinte (êtes-vous connecté ?)'
const NOT_TRUSTED = 'le certificat du site n’est pas reconnu'
const TLS = 'la connexion chiffrée échoue'

const CODES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'ce nom de domaine est introuvable (êtes-vous connecté ?)',
  EAI_AGAIN: NO_DNS,
  EAI_FAIL: NO_DNS,
  ECONNREFUSED: 'le serveur refuse la connexion',
  ECONNRESET: DROPPED,
  EPIPE: DROPPED,
  EHOSTUNREACH: TOO_FAR,
  ENETUNREACH: TOO_FAR,
  EADDRNOTAVAIL: TOO_FAR,
  ETIMEDOUT: 'le serveur ne répond pas',
  CERT_HAS_EXPIRED: 'le certificat du site a expiré',
  CERT_NOT_YET_VALID: 'le certificat du site n’est pas encore valable',
  CERT_REVOKED: 'le certificat du site a été révoqué',
  ERR_TLS_CERT_ALTNAME_INVALID: 'le certificat est celui d’un autre site',
  DEPTH_ZERO_SELF_SIGNED_CERT: NOT_TRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: NOT_TRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: NOT_TRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NOT_TRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NOT_TRUSTED,
  EPROTO: TLS,
  NOT_PUBLIC: 'ce nom mène à un réseau privé, où rien n’est demandé',
  NOT_A_WEB_PORT: 'ce port n’est pas celui d’un site',
}

export function failureReason(error: unknown): string {
  const code = codeOf(error)
  if (CODES[code] !== undefined) return CODES[code]
  if (code.startsWith('HPE_')) return 'la réponse n’est pas du HTTP'
  return /^ERR_(SSL|TLS)/.test(code) ? TLS : 'la connexion échoue'
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

/** A wrong name or certificate: waiting does not help, and browsers refuse it too. */
export function isFinal(error: unknown): boolean {
  return FINAL.test(codeOf(error))
}

/** Whether the server closed the connection before it answered. */
export function isDropped(error: unknown): boolean {
  return CODES[codeOf(error)] === DROPPED
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
