import type { MailSettings, Site } from '../../src/catalogue/types.ts'
import {
  DEFAULT_PROVIDER,
  MAIL_IDENTIFIERS,
  MAIL_SERVICES,
  type MailIdentifier,
  neededBy,
  type PlainForm,
  providerOf,
  type Receiver,
} from '../fields/mail-services.ts'
import { own } from '../fields/own.ts'
import { outboxPath, SEND_PATH } from '../server/provider-answers.ts'

/** The receiver of the form's messages: the provider, the local server that keeps them in `outbox/`, or a server at another address. */
export type MailTarget = 'provider' | 'outbox' | { url: string }

/** The facts about the form that the pages of a site contain. */
export interface FormMail {
  /** The address to which messages are sent, or a path on the site's own host. Empty if an identifier is missing. */
  endpoint: string
  /** The same address in the syntax of `connect-src`. */
  source: string
  /** The sources that `form-action` must allow, so that the form works without JavaScript. */
  action: string
  /** The form that providers of plain HTML forms expect; `null` for EmailJS, which only a script can call. */
  plain: PlainForm | null
  settings: MailSettings
}

/**
 * Returns the facts about the form.
 * @param base `/` or `/dossier/`
 */
export function formMail(target: MailTarget, settings: MailSettings, base: string): FormMail {
  const { landings = [], ...service }: Receiver = MAIL_SERVICES[settings.provider].receiver(settings, base)
  const actionOf = (sources: string) => (service.plain === null ? 'mailto:' : sources)
  if (target === 'provider') {
    // Without an identifier the form has no address, and uses the owner's mail address instead. EmailJS's adapter checks its own
    // identifiers.
    const isComplete = service.plain === null || missingMailSettings(settings).length === 0
    const source = URL.canParse(service.endpoint) ? new URL(service.endpoint).origin : "'self'"
    const action = isComplete ? actionOf([source, ...landings].join(' ')) : 'mailto:'
    return { ...service, endpoint: isComplete ? service.endpoint : '', source, action, settings }
  }
  if (target === 'outbox') {
    const plain = service.plain && { hidden: {} }
    // The address of the owner's own server is public: the legal notice names it.
    const local = withIdentifiers(
      settings,
      ({ key, placeholder }) => placeholder ?? (key === 'endpoint' ? settings[key] : null),
    )
    return { endpoint: outboxPath(base), source: "'self'", action: actionOf("'self'"), plain, settings: local }
  }
  const source = new URL(target.url).origin
  const sent = withIdentifiers(settings, ({ key, placeholder = null }) => settings[key] || placeholder)
  return { ...service, endpoint: target.url, source, action: actionOf(source), settings: sent }
}

/** Returns the address that an owner gave, with the path of EmailJS if it has none, or `null` if it is no http(s) address. */
export function readMailUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  if (url.pathname === '/') url.pathname = SEND_PATH
  return url.href
}

/** Returns the identifiers of `content/site.md`, or those of the environment where they are set. */
export function withMailFromEnvironment<S extends Pick<Site, 'mail'>>(site: S, env: NodeJS.ProcessEnv): S {
  const mail = withIdentifiers(site.mail, ({ key, variable }) => own(env, variable) || site.mail[key])
  // A site that names no service has the default one; an identifier of the environment names it too.
  const provider =
    mail.provider === DEFAULT_PROVIDER ? (providerOf({ ...mail, provider: null }) ?? mail.provider) : mail.provider
  return { ...site, mail: { ...mail, provider } }
}

function withIdentifiers(
  { provider }: MailSettings,
  toValue: (identifier: (typeof MAIL_IDENTIFIERS)[number]) => string | null,
): MailSettings {
  const values = MAIL_IDENTIFIERS.map((identifier) => [identifier.key, toValue(identifier)])
  return { provider, ...(Object.fromEntries(values) as Record<MailIdentifier, string | null>) }
}

/** Returns the settings that the form lacks, as `mail.publicKey (EMAILJS_PUBLIC_KEY)`. */
export function missingMailSettings(mail: MailSettings): string[] {
  return neededBy(mail.provider)
    .filter(({ key }) => !mail[key])
    .map(({ key, variable }) => `mail.${key} (${variable})`)
}
