import type { MailSettings } from './types.ts'

/** A company that handles messages for the owner (GDPR, article 28), and the document that describes how. */
export interface Processor {
  name: string
  provider: Exclude<MailSettings['provider'], 'endpoint'>
  /** The document. */
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

/**
 * Returns the company that handles the messages, or `null` if they go to a server of the owner's choice, about which nothing else is known.
 */
export function processorOf({ provider }: Pick<MailSettings, 'provider'>): Processor | null {
  return provider === 'endpoint' ? null : { provider, ...PROCESSORS[provider] }
}

/**
 * Returns the host of the owner's own server, for people.
 * @param unknown the text for an unknown host
 */
export function endpointHost({ endpoint }: Pick<MailSettings, 'endpoint'>, unknown: string): string {
  return endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint).host : unknown
}
