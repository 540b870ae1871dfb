import type { MailSettings } from './types.ts'

/** A company that handles messages for the owner (GDPR, article 28), and where it says how. */
export interface Processor {
  name: string
  /** « d’EmailJS » */
  ofName: string
  /** Its legal name and country, as far as they are known. */
  details: string
  /** « son contrat », « sa politique » */
  terms: { its: 'son' | 'sa'; label: string; url: string }
}

const PROCESSORS: Readonly<Record<Exclude<MailSettings['provider'], 'endpoint'>, Processor>> = {
  emailjs: {
    name: 'EmailJS',
    ofName: 'd’EmailJS',
    details: ' (EmailJS\u00a0Pte.\u00a0Ltd.), établi hors de l’Union européenne',
    terms: {
      its: 'son',
      label: 'contrat de sous-traitance, en anglais',
      url: 'https://www.emailjs.com/legal/data-protection-agreement/',
    },
  },
  formspree: {
    name: 'Formspree',
    ofName: 'de Formspree',
    details: ' (Formspree,\u00a0Inc.), établi aux États-Unis',
    terms: {
      its: 'sa',
      label: 'politique de confidentialité, en anglais',
      url: 'https://formspree.io/legal/privacy-policy/',
    },
  },
  web3forms: {
    name: 'Web3Forms',
    ofName: 'de Web3Forms',
    details: '',
    terms: { its: 'sa', label: 'politique de confidentialité, en anglais', url: 'https://web3forms.com/privacy' },
  },
  netlify: {
    name: 'Netlify',
    ofName: 'de Netlify',
    details: ' (Netlify,\u00a0Inc.), établi aux États-Unis',
    terms: { its: 'sa', label: 'politique de confidentialité, en anglais', url: 'https://www.netlify.com/privacy/' },
  },
}

/** The company that handles the messages; `null` if they go to a server of the owner's choice, of which nothing else is known. */
export function processorOf({ provider }: Pick<MailSettings, 'provider'>): Processor | null {
  return provider === 'endpoint' ? null : PROCESSORS[provider]
}

/** The host of the owner's own server, for people. */
export function endpointHost({ endpoint }: Pick<MailSettings, 'endpoint'>): string {
  return endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint).host : 'qui héberge le formulaire'
}
