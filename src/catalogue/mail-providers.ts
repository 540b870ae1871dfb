import type { MailSettings } from './types.ts'

/** A company that handles messages for the owner (GDPR, article 28), and where it says how. */
export interface Processor {
  name: string
  provider: Exclude<MailSettings['provider'], 'endpoint'>
  /** The document in which it says so. */
  terms: { kind: 'contract' | 'policy'; url: string }
}

const PROCESSORS: Readonly<Record<Processor['provider'], Omit<Processor, 'provider'>>> = {
  emailjs: {
    name: 'EmailJS',
    terms: {
      kind: 'contract',
      url: 'https://www.emailjs.com/legal/data-protection-agreement/',
    },
  },
  formspree: {
    name: 'Formspree',
    terms: {
      kind: 'policy',
      url: 'https://formspree.io/legal/privacy-policy/',
    },
  },
  web3forms: {
    name: 'Web3Forms',
    terms: { kind: 'policy', url: 'https://web3forms.com/privacy' },
  },
  netlify: {
    name: 'Netlify',
    terms: { kind: 'policy', url: 'https://www.netlify.com/privacy/' },
  },
}

/** The company that handles the messages; `null` if they go to a server of the owner's choice, of which nothing else is known. */
export function processorOf({ provider }: Pick<MailSettings, 'provider'>): Processor | null {
  return provider === 'endpoint' ? null : { provider, ...PROCESSORS[provider] }
}

/**
 * The host of the owner's own server, for people.
 * @param unknown what is said if it is not known
 */
export function endpointHost({ endpoint }: Pick<MailSettings, 'endpoint'>, unknown: string): string {
  return endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint).host : unknown
}
