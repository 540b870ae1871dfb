import { describe, expect, test } from 'vitest'
import { MAIL_IDENTIFIERS } from '../fields/mail-services.ts'
import { withoutValues } from '../fields/values.ts'
import { formMail, missingMailSettings, readMailUrl, withMailFromEnvironment } from './mail-provider.ts'

const NONE = { ...withoutValues(MAIL_IDENTIFIERS), provider: 'emailjs' } as const
const OWN = { ...NONE, publicKey: 'real', serviceId: 'mine', templateId: 'ours' }
const LOCAL = { publicKey: 'local-public-key', serviceId: 'local-service-id', templateId: 'local-template-id' }

describe('where the form of a site sends', () => {
  test('to the provider, with the identifiers that there are', () => {
    for (const settings of [OWN, NONE])
      expect(formMail('provider', settings, '/')).toEqual({
        endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
        source: 'https://api.emailjs.com',
        action: 'mailto:',
        plain: null,
        settings,
      })
  })

  test('to the outbox, below the base, and never with the owner’s identifiers', () => {
    expect(formMail('outbox', OWN, '/dossier/')).toEqual({
      endpoint: '/dossier/_outbox/api/v1.0/email/send',
      source: "'self'",
      action: 'mailto:',
      plain: null,
      settings: { ...NONE, ...LOCAL },
    })
  })

  test('to another server, with placeholders for the identifiers that are missing', () => {
    const mail = { url: 'http://127.0.0.1:4000/other?x=1&y=2' }
    const sent = { endpoint: mail.url, source: 'http://127.0.0.1:4000', action: 'mailto:', plain: null }
    expect(formMail(mail, OWN, '/')).toEqual({ ...sent, settings: OWN })
    expect(formMail(mail, { ...NONE, templateId: 'ours' }, '/')).toEqual({
      ...sent,
      settings: { ...NONE, ...LOCAL, templateId: 'ours' },
    })
  })
})

describe('a provider that takes a plain HTML form', () => {
  const FORMSPREE = { ...NONE, provider: 'formspree', formId: 'abc' } as const
  const WEB3FORMS = { ...NONE, provider: 'web3forms', accessKey: 'key' } as const
  const NETLIFY = { ...NONE, provider: 'netlify' } as const
  const SERVER = { ...NONE, provider: 'endpoint', endpoint: 'https://zoe.fr/message?x=1' } as const

  test.each([
    [FORMSPREE, 'https://formspree.io/f/abc', 'https://formspree.io', 'https://formspree.io', {}],
    [
      { ...FORMSPREE, formId: 'https://formspree.io/f/abc' },
      'https://formspree.io/f/abc',
      'https://formspree.io',
      'https://formspree.io',
      {},
    ],
    [
      WEB3FORMS,
      'https://api.web3forms.com/submit',
      'https://api.web3forms.com',
      'https://api.web3forms.com https://web3forms.com',
      { access_key: 'key' },
    ],
    [NETLIFY, '/dossier/', "'self'", "'self'", { 'form-name': 'contact' }],
    [SERVER, 'https://zoe.fr/message?x=1', 'https://zoe.fr', "https://zoe.fr 'self'", {}],
  ])('$provider: address, policy and hidden values', (settings, endpoint, source, action, hidden) => {
    const mail = formMail('provider', settings, '/dossier/')
    expect(mail).toMatchObject({ endpoint, source, action, plain: { hidden } })
    expect(missingMailSettings(settings)).toEqual([])
  })

  test.each([
    [{ ...FORMSPREE, formId: null }, 'mail.formId (FORMSPREE_FORM_ID)'],
    [{ ...WEB3FORMS, accessKey: null }, 'mail.accessKey (WEB3FORMS_ACCESS_KEY)'],
    [{ ...SERVER, endpoint: null }, 'mail.endpoint (MAIL_ENDPOINT)'],
  ])('$provider without its identifier has no address, unless the environment has it', (settings, missing) => {
    expect(formMail('provider', settings, '/')).toMatchObject({ endpoint: '', action: 'mailto:' })
    expect(missingMailSettings(settings)).toEqual([missing])
    const variable = /\((\w+)\)/.exec(missing)?.[1] ?? ''
    const { mail } = withMailFromEnvironment({ mail: settings }, { [variable]: 'https://zoe.fr/x' })
    expect(missingMailSettings(mail)).toEqual([])
  })

  test('the outbox gets none of its identifiers', () => {
    const mail = formMail('outbox', WEB3FORMS, '/')
    expect(mail).toMatchObject({ source: "'self'", action: "'self'", plain: { hidden: {} } })
    expect(JSON.stringify(mail)).not.toContain('"key"')
  })

  test('another server gets what the provider would get', () => {
    expect(formMail({ url: 'http://127.0.0.1:4000/x' }, WEB3FORMS, '/')).toMatchObject({
      endpoint: 'http://127.0.0.1:4000/x',
      action: 'http://127.0.0.1:4000',
      plain: { hidden: { access_key: 'key' } },
    })
  })
})

test.each([
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/api/v1.0/email/send'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/api/v1.0/email/send'],
  ['http://127.0.0.1:4000/api/v1.0/email/send', 'http://127.0.0.1:4000/api/v1.0/email/send'],
  ['http://127.0.0.1:4000/other?x=1&y=2', 'http://127.0.0.1:4000/other?x=1&y=2'],
])('%s means %s', (text, url) => {
  expect(readMailUrl(text)).toBe(url)
})

test.each(['', 'localhost:4000', '/path', 'ftp://example.org/', 'javascript:alert(1)'])('%j is no address', (text) => {
  expect(readMailUrl(text)).toBeNull()
})
