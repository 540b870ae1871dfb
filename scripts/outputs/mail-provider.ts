import type { PlainForm } from '../../src/catalogue/render-input.ts'
import type { MailSettings, Site } from '../../src/catalogue/types.ts'
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

type Provider = MailSettings['provider']
type Identifier = Exclude<keyof MailSettings, 'provider'>

/** The identifiers that a provider requires. */
export const NEEDED: Readonly<Record<Provider, readonly Identifier[]>> = {
  emailjs: ['publicKey', 'serviceId', 'templateId'],
  formspree: ['formId'],
  web3forms: ['accessKey'],
  netlify: [],
  endpoint: ['endpoint'],
}

/** The name under which Netlify lists the messages. */
const NETLIFY_FORM = 'contact'

interface Service {
  endpoint: string
  /** Pages of the service to which it redirects a browser without JavaScript after the form. */
  landings?: readonly string[]
  plain: PlainForm | null
}

/**
 * The requirements of each provider: https://help.formspree.io, https://docs.web3forms.com, https://docs.netlify.com/manage/forms. Netlify
 * reads the form in the built page, and shows its own page of thanks only if the form has no `action`.
 */
const SERVICES: Readonly<Record<Provider, (settings: MailSettings, base: string) => Service>> = {
  emailjs: () => ({ endpoint: `https://api.emailjs.com${SEND_PATH}`, plain: null }),
  formspree: ({ formId }) => ({
    // Owners may paste the whole address that Formspree shows.
    endpoint: `https://formspree.io/f/${encodeURIComponent((formId ?? '').replace(/^.*\//, ''))}`,
    plain: { hidden: {}, trap: '_gotcha' },
  }),
  web3forms: ({ accessKey }) => ({
    endpoint: 'https://api.web3forms.com/submit',
    landings: ['https://web3forms.com'],
    plain: { hidden: { access_key: accessKey ?? '' } },
  }),
  netlify: (_, base) => ({
    endpoint: base,
    plain: { hidden: { 'form-name': NETLIFY_FORM }, trap: 'bot-field', netlify: NETLIFY_FORM },
  }),
  endpoint: ({ endpoint }) => ({ endpoint: endpoint ?? '', landings: ["'self'"], plain: { hidden: {} } }),
}

/**
 * Returns the facts about the form.
 * @param base `/` or `/dossier/`
 */
export function formMail(target: MailTarget, settings: MailSettings, base: string): FormMail {
  const { landings = [], ...service } = SERVICES[settings.provider](settings, base)
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
    const local = { ...settings, ...PLACEHOLDERS, formId: null, accessKey: null }
    return { endpoint: outboxPath(base), source: "'self'", action: actionOf("'self'"), plain, settings: local }
  }
  const source = new URL(target.url).origin
  const sent = merged((key) => settings[key] || (PLACEHOLDERS[key] ?? null), settings)
  return { ...service, endpoint: target.url, source, action: actionOf(source), settings: sent }
}

/** Identifiers for other servers, which must receive some but do not check them. Only EmailJS does. */
const PLACEHOLDERS: Readonly<Partial<Record<Identifier, string>>> = {
  publicKey: 'local-public-key',
  serviceId: 'local-service-id',
  templateId: 'local-template-id',
}

/** Returns the address that an owner gave, with the path of EmailJS if it has none, or `null` if it is no http(s) address. */
export function readMailUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  if (url.pathname === '/') url.pathname = SEND_PATH
  return url.href
}

const VARIABLES: Readonly<Record<Identifier, string>> = {
  publicKey: 'EMAILJS_PUBLIC_KEY',
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
  formId: 'FORMSPREE_FORM_ID',
  accessKey: 'WEB3FORMS_ACCESS_KEY',
  endpoint: 'MAIL_ENDPOINT',
}

/** Returns the identifiers of `content/site.md`, or those of the environment where they are set. */
export function withMailFromEnvironment<S extends Pick<Site, 'mail'>>(site: S, env: NodeJS.ProcessEnv): S {
  return { ...site, mail: merged((key) => env[VARIABLES[key]] || site.mail[key], site.mail) }
}

function merged(settingOf: (key: Identifier) => string | null, { provider }: MailSettings): MailSettings {
  const keys = Object.keys(VARIABLES) as Identifier[]
  return {
    provider,
    ...(Object.fromEntries(keys.map((key) => [key, settingOf(key)])) as Omit<MailSettings, 'provider'>),
  }
}

/** Returns the settings that the form lacks, as `mail.publicKey (EMAILJS_PUBLIC_KEY)`. */
export function missingMailSettings(mail: MailSettings): string[] {
  return NEEDED[mail.provider].filter((key) => !mail[key]).map((key) => `mail.${key} (${VARIABLES[key]})`)
}
