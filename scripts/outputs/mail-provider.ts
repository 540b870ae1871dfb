import type { MailSettings, Site } from '../../src/catalogue/types.ts'

/** Where the form of a build sends messages. A test checks that the adapter of the pages uses the same address. */
export const PROVIDER_ENDPOINT = 'https://api.emailjs.com/api/v1.0/email/send'

const VARIABLES = {
  publicKey: 'EMAILJS_PUBLIC_KEY',
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
} as const satisfies Record<keyof MailSettings, string>

/** The identifiers of `content/site.md`, or those of the environment where they are set. */
export function withMailFromEnvironment<S extends Pick<Site, 'mail'>>(site: S, env: NodeJS.ProcessEnv): S {
  return {
    ...site,
    mail: {
      publicKey: env[VARIABLES.publicKey] || site.mail.publicKey,
      serviceId: env[VARIABLES.serviceId] || site.mail.serviceId,
      templateId: env[VARIABLES.templateId] || site.mail.templateId,
    },
  }
}

/** The settings that the form lacks, as `mail.publicKey (EMAILJS_PUBLIC_KEY)`. */
export function missingMailSettings(mail: MailSettings): string[] {
  const keys = Object.keys(VARIABLES) as (keyof MailSettings)[]
  return keys.filter((key) => !mail[key]).map((key) => `mail.${key} (${VARIABLES[key]})`)
}
