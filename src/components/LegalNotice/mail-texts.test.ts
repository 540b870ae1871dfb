import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FRENCH } from '../../../scripts/fields/site-texts/languages.ts'
import type { MailSettings, Site } from '../../catalogue/types.ts'
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice.tsx'
import { UrlContext } from '../Url/Url.ts'
import { WordsContext } from '../Words/Words.tsx'
import { LegalNotice } from './LegalNotice.tsx'

const textsWith = (mail: Pick<MailSettings, 'provider'> & Partial<MailSettings>) => {
  const site = {
    ...{ name: 'Zoé', email: null, phone: null, place: null, analytics: null, contact: 'form' },
    legal: {
      publisher: null,
      address: null,
      siret: null,
      vat: null,
      host: { name: null, address: null, phone: null },
      retention: null,
    },
    form: { phone: 'none', phoneFormat: 'france' },
    mail: { endpoint: null, ...mail },
  } as unknown as Site
  return [PrivacyNotice, LegalNotice].map((part) =>
    renderToStaticMarkup(
      createElement(
        UrlContext,
        { value: (path: string) => `/${path}` },
        createElement(WordsContext, { value: FRENCH }, createElement(part, { site })),
      ),
    ),
  ) as [string, string]
}

test.each([
  ['emailjs', 'd’EmailJS', 'https://www.emailjs.com/'],
  ['formspree', 'de Formspree', 'https://formspree.io/'],
  ['web3forms', 'de Web3Forms', 'https://web3forms.com/'],
  ['netlify', 'de Netlify', 'https://www.netlify.com/'],
] as const)('%s is named as the processor, with its terms, and no other is', (provider, ofName, terms) => {
  const [notice, legal] = textsWith({ provider })
  expect(notice).toContain(`par l’intermédiaire ${ofName}, son sous-traitant`)
  expect(legal).toContain(`href="${terms}`)
  const others = ['EmailJS', 'Formspree', 'Web3Forms', 'Netlify'].filter((name) => !ofName.endsWith(name))
  for (const name of others) expect(notice + legal).not.toContain(name)
})

test('an own server is named by its host, and no processor is invented', () => {
  const [notice, legal] = textsWith({ provider: 'endpoint', endpoint: 'https://zoe.fr/message' })
  for (const text of [notice, legal]) {
    expect(text).toContain('par le serveur zoe.fr, qui reçoit votre message')
    expect(text).not.toContain('sous-traitant')
  }
})
