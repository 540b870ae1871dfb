import type { MailSettings, Site } from '../../src/catalogue/types.ts'
import { outboxPath, SEND_PATH } from '../server/provider-answers.ts'

/** Who gets the form's messages: the provider, the local server that keeps them in `outbox/`, or the server at another address. */
export type MailTarget = 'provider' | 'outbox' | { url: string }

/** What the pages of a site say about its form. */
export interface FormMail {
  /** Where messages are sent: an address, or a path on the site's own host. */
  endpoint: string
  /** The same, as the `connect-src` of a policy writes it. */
  source: string
  settings: MailSettings
}

const PROVIDER_ENDPOINT = `https://api.emailjs.com${SEND_PATH}`

/** Only the provider checks its identifiers; any other server just needs to receive some. */
const PLACEHOLDERS: MailSettings = {
  publicKey: 'local-public-key',
  serviceId: 'local-service-id',
  templateId: 'local-template-id',
}

/** @param base `/` or `/dossier/` */
export function formMail(target: MailTarget, settings: MailSettings, base: string): FormMail {
  if (target === 'provider') return { endpoint: PROVIDER_ENDPOINT, source: new URL(PROVIDER_ENDPOINT).origin, settings }
  if (target === 'outbox') return { endpoint: outboxPath(base), source: "'self'", settings: PLACEHOLDERS }
  const { url } = target
  return { endpoint: url, source: new URL(url).origin, settings: merged((key) => settings[key] || PLACEHOLDERS[key]) }
}

/** The address that an owner gave, with the provider's path if it has none; `null` if it is no http(s) address. */
export function readMailUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  if (url.pathname === '/') url.pathname = SEND_PATH
  return url.href
}

const VARIABLES = {
  publicKey: 'EMAILJS_PUBLIC_KEY',
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
} as const satisfies Record<keyof MailSettings, string>

/** The identifiers of `content/site.md`, or those of the environment where they are set. */
export function withMailFromEnvironment<S extends Pick<Site, 'mail'>>(site: S, env: NodeJS.ProcessEnv): S {
  return { ...site, mail: merged((key) => env[VARIABLES[key]] || site.mail[key]) }
}

function merged(settingOf: (key: keyof MailSettings) => string | null): MailSettings {
  return { publicKey: settingOf('publicKey'), serviceId: settingOf('serviceId'), templateId: settingOf('templateId') }
}

/** The settings that the form lacks, as `mail.publicKey (EMAILJS_PUBLIC_KEY)`. */
export function missingMailSettings(mail: MailSettings): string[] {
  const keys = Object.keys(VARIABLES) as (keyof MailSettings)[]
  return keys.filter((key) => !mail[key]).map((key) => `mail.${key} (${VARIABLES[key]})`)
}
