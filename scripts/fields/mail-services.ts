import { CODE } from './define.ts'
import type { Field, FieldType, OwnerText } from './field.ts'

/** The settings with which a form can send without a script, besides its address. */
export interface PlainForm {
  /** Values that are sent with the visitor's, by name. */
  hidden: Readonly<Record<string, string>>
  /** The name of the field that the provider's own spam filter expects to be empty. */
  trap?: string
  /** The name of a form that Netlify reads in the built page and serves at the page's own address. */
  netlify?: string
}

/** The place to which a form sends its messages. */
export interface Receiver {
  endpoint: string
  /** Pages of the service to which it redirects a browser without JavaScript after the form. */
  landings?: readonly string[]
  /** `null` if only a script can send there. */
  plain: PlainForm | null
}

/** A company that handles messages for the owner (GDPR, article 28). */
export interface Processor {
  /** The name of the service. */
  name: string
  /** Its legal name and where it is established; `null` if it does not say so. */
  seat: { company: string; where: 'unitedStates' | 'outsideEu' } | null
  /** The document in which it says how it handles them. */
  terms: { kind: 'contract' | 'policy'; url: string }
}

/** A key below `mail` in `site.md`. */
export interface Identifier extends Field {
  example: string
  /** The environment variable that a build reads instead, if it is set. */
  variable: string
  /** Recognises what the service never gives for this key, such as the identifier of another one. */
  never?: RegExp
  /** Value that is sent instead to another server, which requires one but does not check it. */
  placeholder?: string
}

interface MailService {
  /** `null` if messages go to a server of the owner's choice, of which nothing else is known. */
  processor: Processor | null
  /** The identifiers without which it accepts no message. */
  needs: readonly Identifier[]
  /** @param base the path of the site: `/` or `/dossier/` */
  receiver(settings: Readonly<Record<string, string | null>>, base: string): Receiver
}

const identifier = <const Key extends string, const Type extends FieldType>(
  key: Key,
  type: Type,
  { fr, en, ...facts }: OwnerText & Omit<Identifier, 'key' | 'type' | 'presence' | 'description'>,
): Identifier & { key: Key; type: Type; presence: 'optional' } => ({
  ...{ key, type, presence: 'optional', description: { fr, en } },
  ...facts,
})

/** The name under which Netlify lists the messages. */
const NETLIFY_FORM = 'contact'

/**
 * The providers of the contact form. Their requirements: https://www.emailjs.com/docs, https://help.formspree.io, https://docs.web3forms.com,
 * https://docs.netlify.com/manage/forms. `init` asks for what each needs (scripts/spoken).
 */
export const MAIL_SERVICES = {
  emailjs: {
    processor: {
      name: 'EmailJS',
      seat: { company: 'EmailJS\u00a0Pte.\u00a0Ltd.', where: 'outsideEu' },
      terms: { kind: 'contract', url: 'https://www.emailjs.com/legal/data-protection-agreement/' },
    },
    needs: [
      identifier('publicKey', CODE, {
        fr: 'Clé publique du compte EmailJS.',
        en: 'The public key of the EmailJS account.',
        example: 'AbCdEfGhIjKl',
        aliases: ['user_id', 'userId'],
        variable: 'EMAILJS_PUBLIC_KEY',
        never: /^(?:service|template)_/,
        placeholder: 'local-public-key',
      }),
      identifier('serviceId', CODE, {
        fr: 'Identifiant du service EmailJS.',
        en: 'The identifier of the EmailJS service.',
        example: 'service_abc123',
        variable: 'EMAILJS_SERVICE_ID',
        never: /^(?:template|user)_/,
        placeholder: 'local-service-id',
      }),
      identifier('templateId', CODE, {
        fr: 'Identifiant du modèle EmailJS.',
        en: 'The identifier of the EmailJS template.',
        example: 'template_abc123',
        variable: 'EMAILJS_TEMPLATE_ID',
        never: /^(?:service|user)_/,
        placeholder: 'local-template-id',
      }),
    ],
    receiver: () => ({ endpoint: 'https://api.emailjs.com/api/v1.0/email/send', plain: null }),
  },
  formspree: {
    processor: {
      name: 'Formspree',
      seat: { company: 'Formspree,\u00a0Inc.', where: 'unitedStates' },
      terms: { kind: 'policy', url: 'https://formspree.io/legal/privacy-policy/' },
    },
    needs: [
      identifier('formId', CODE, {
        fr: 'Identifiant du formulaire Formspree.',
        en: 'The identifier of the Formspree form.',
        example: 'xyzabcde',
        variable: 'FORMSPREE_FORM_ID',
      }),
    ],
    receiver: ({ formId }) => ({
      // Owners may paste the whole address that Formspree shows.
      endpoint: `https://formspree.io/f/${encodeURIComponent((formId ?? '').replace(/^.*\//, ''))}`,
      plain: { hidden: {}, trap: '_gotcha' },
    }),
  },
  web3forms: {
    processor: {
      name: 'Web3Forms',
      seat: null,
      terms: { kind: 'policy', url: 'https://web3forms.com/privacy' },
    },
    needs: [
      identifier('accessKey', CODE, {
        fr: 'Clé d’accès Web3Forms.',
        en: 'The Web3Forms access key.',
        example: '00000000-0000-4000-8000-000000000000',
        variable: 'WEB3FORMS_ACCESS_KEY',
        // It is a UUID of 36 characters.
        never: /^(?!.{36}$)/,
      }),
    ],
    receiver: ({ accessKey }) => ({
      endpoint: 'https://api.web3forms.com/submit',
      landings: ['https://web3forms.com'],
      plain: { hidden: { access_key: accessKey ?? '' } },
    }),
  },
  netlify: {
    processor: {
      name: 'Netlify',
      seat: { company: 'Netlify,\u00a0Inc.', where: 'unitedStates' },
      terms: { kind: 'policy', url: 'https://www.netlify.com/privacy/' },
    },
    needs: [],
    // Netlify reads the form in the built page, and shows its own page of thanks only if the form has no `action`.
    receiver: (_, base) => ({
      endpoint: base,
      plain: { hidden: { 'form-name': NETLIFY_FORM }, trap: 'bot-field', netlify: NETLIFY_FORM },
    }),
  },
  endpoint: {
    processor: null,
    needs: [
      identifier(
        'endpoint',
        { kind: 'url' },
        {
          fr: 'L’adresse de votre serveur, qui reçoit le formulaire.',
          en: 'The address of your server, which receives the form.',
          example: 'https://camille.example.org/message',
          variable: 'MAIL_ENDPOINT',
        },
      ),
    ],
    receiver: ({ endpoint }) => ({ endpoint: endpoint ?? '', landings: ["'self'"], plain: { hidden: {} } }),
  },
} as const satisfies Readonly<Record<string, MailService>>

export type MailProvider = keyof typeof MAIL_SERVICES

/** The provider of a site that names none. */
export const DEFAULT_PROVIDER = 'emailjs' satisfies MailProvider

export const MAIL_PROVIDERS = Object.keys(MAIL_SERVICES) as MailProvider[]

type NeededIdentifier = (typeof MAIL_SERVICES)[MailProvider]['needs'][number]

export type MailIdentifier = NeededIdentifier['key']

/** The identifiers of all providers. */
export const MAIL_IDENTIFIERS: readonly NeededIdentifier[] = Object.values(MAIL_SERVICES).flatMap(({ needs }) => [
  ...needs,
])

/** Returns the identifiers that a provider needs. */
export function neededBy(provider: MailProvider): readonly NeededIdentifier[] {
  return MAIL_SERVICES[provider].needs
}

/**
 * Returns the provider whose form sends the messages: the one that is named, or else the only one of which an identifier is given.
 * @returns `null` if nothing says which one
 */
export function providerOf(settings: Readonly<Partial<Record<'provider' | MailIdentifier, string | null>>> | null) {
  if (settings?.provider) return settings.provider as MailProvider
  const given = MAIL_PROVIDERS.filter((provider) => neededBy(provider).some(({ key }) => settings?.[key]))
  return given.length === 1 ? (given[0] ?? null) : null
}

/** Returns the provider whose form is on the contact page; `null` if there is no form, or if nothing says which one. */
export function providerOfForm({ contact, mail }: FormSettings): MailProvider | null {
  return contact === null || contact === 'form' ? providerOf(mail) : null
}

interface FormSettings {
  contact: string | null
  mail: Parameters<typeof providerOf>[0]
}
