import type { Mailbox } from './eml.ts'
import type { OutboxReport } from './outbox.ts'
import { SEND_PATH } from './provider-answers.ts'

/** Who answers the form's call while this server runs. */
export type MailMode =
  /** The page stays as it was built. */
  | { kind: 'off' }
  /** This server itself; messages go into the folder. */
  | { kind: 'outbox'; folder: string; owner?: Mailbox | null; onMessage?: (report: OutboxReport) => void }
  /** Another server, as in `preview --mail-endpoint`. An address without a path gets the provider's own. */
  | { kind: 'endpoint'; url: string }

/** What a served contact page is changed into. */
export interface MailTarget {
  endpoint: string
  /** The source that the policy must let through. */
  source: string
  /** Whether identifiers that the build filled in go on being used. */
  keepsIds: boolean
}

/** Stand in for identifiers the owner has not filled in yet. */
export const LOCAL_IDS = {
  publicKey: 'local-public-key',
  serviceId: 'local-service-id',
  templateId: 'local-template-id',
} as const

const PLACEHOLDER_IDS = {
  'data-mail-public-key': LOCAL_IDS.publicKey,
  'data-mail-service-id': LOCAL_IDS.serviceId,
  'data-mail-template-id': LOCAL_IDS.templateId,
} as const

/** @param base `/` or `/dossier/` */
export function outboxPath(base: string): string {
  return `${base}_outbox${SEND_PATH}`
}

/**
 * `null` when mail is off.
 * @throws Error when the address of another server is not one, or not http(s)
 */
export function toMailTarget(mail: MailMode, base: string): MailTarget | null {
  switch (mail.kind) {
    case 'off':
      return null
    case 'outbox':
      return { endpoint: outboxPath(base), source: "'self'", keepsIds: false }
    case 'endpoint': {
      const url = URL.canParse(mail.url) ? new URL(mail.url) : null
      if (url === null || !/^https?:$/.test(url.protocol)) {
        throw new Error(`« ${mail.url} » n’est pas une adresse http ou https.`)
      }
      if (url.pathname === '/') url.pathname = SEND_PATH
      return { endpoint: url.href, source: url.origin, keepsIds: true }
    }
  }
}

/** The page with its form, and its own policy, turned to the target; any other page comes back as it is. */
export function rewriteContactPage(html: string, target: MailTarget): string {
  let hasForm = false
  const page = html.replace(FORM_TAG, (tag) => {
    if (attribute(tag, 'data-mail-endpoint') === null) return tag
    hasForm = true
    return aimForm(tag, target)
  })
  return hasForm ? page.replace(META_TAG, (tag) => openPolicy(tag, target.source)) : html
}

/**
 * A Content-Security-Policy whose `connect-src` lets one source through, beside the site itself if it did before (for
 * analytics), and nothing else: no message can reach the real provider.
 */
export function withConnectSource(policy: string, source: string): string {
  const directives = policy.split(';')
  const index = directives.findIndex((directive) => /^\s*connect-src(?:\s|$)/i.test(directive))
  const before = (directives[index] ?? '').trim().split(/\s+/).slice(1)
  const sources = [...new Set([...before.filter((kept) => kept === "'self'"), source])]
  const directive = `connect-src ${sources.join(' ')}`
  if (index === -1) return `${policy.trim().replace(/;$/, '')}; ${directive}`
  const indent = /^\s*/.exec(directives[index] ?? '')?.[0] ?? ''
  return directives.with(index, indent + directive).join(';')
}

/** The element of the form's island, or a form: an opening tag, whatever its attributes hold between quotes. */
const FORM_TAG = /<(?:div|form)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi
const META_TAG = /<meta(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi

function aimForm(tag: string, { endpoint, keepsIds }: MailTarget) {
  let aimed = withAttribute(tag, 'data-mail-endpoint', endpoint)
  for (const [name, placeholder] of Object.entries(PLACEHOLDER_IDS)) {
    const built = attribute(tag, name) ?? ''
    aimed = withAttribute(aimed, name, keepsIds && built !== '' ? built : placeholder)
  }
  return aimed
}

function openPolicy(tag: string, source: string) {
  if (attribute(tag, 'http-equiv')?.toLowerCase() !== 'content-security-policy') return tag
  return withAttribute(tag, 'content', withConnectSource(attribute(tag, 'content') ?? '', source))
}

const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?(?=[\s/>])/g

/** The attribute's value, `''` when it has none, `null` when it is not there. */
function attribute(tag: string, name: string) {
  const match = [...tag.matchAll(ATTRIBUTE)].find(([, key]) => key?.toLowerCase() === name)
  return match === undefined ? null : decodeEntities(match[2] ?? match[3] ?? match[4] ?? '')
}

function withAttribute(tag: string, name: string, value: string) {
  const written = `="${encodeEntities(value)}"`
  return attribute(tag, name) !== null
    ? tag.replace(ATTRIBUTE, (whole, key: string) =>
        key.toLowerCase() === name ? `${whole[0]}${key}${written}` : whole,
      )
    : tag.replace(/\/?>$/, (end) => ` ${name}${written}${end}`)
}

/** Those React writes, and the other common spelling of the apostrophe; a build has no others in these attributes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

function decodeEntities(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity)
}

function encodeEntities(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
