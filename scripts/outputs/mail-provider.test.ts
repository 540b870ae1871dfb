import { describe, expect, test } from 'vitest'
import { formMail, readMailUrl } from './mail-provider.ts'

const NONE = { publicKey: null, serviceId: null, templateId: null }
const OWN = { publicKey: 'real', serviceId: 'mine', templateId: 'ours' }
const LOCAL = { publicKey: 'local-public-key', serviceId: 'local-service-id', templateId: 'local-template-id' }

describe('where the form of a site sends', () => {
  test('to the provider, with the identifiers that there are', () => {
    for (const settings of [OWN, NONE])
      expect(formMail('provider', settings, '/')).toEqual({
        endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
        source: 'https://api.emailjs.com',
        settings,
      })
  })

  test('to the outbox, below the base, and never with the owner’s identifiers', () => {
    expect(formMail('outbox', OWN, '/dossier/')).toEqual({
      endpoint: '/dossier/_outbox/api/v1.0/email/send',
      source: "'self'",
      settings: LOCAL,
    })
  })

  test('to another server, with placeholders for the identifiers that are missing', () => {
    const mail = { url: 'http://127.0.0.1:4000/other?x=1&y=2' }
    const sent = { endpoint: mail.url, source: 'http://127.0.0.1:4000' }
    expect(formMail(mail, OWN, '/')).toEqual({ ...sent, settings: OWN })
    expect(formMail(mail, { ...NONE, templateId: 'ours' }, '/')).toEqual({
      ...sent,
      settings: { ...LOCAL, templateId: 'ours' },
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
