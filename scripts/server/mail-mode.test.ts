import { describe, expect, test } from 'vitest'
import { rewriteContactPage, toMailTarget, withConnectSource } from './mail-mode.ts'

const OUTBOX = { kind: 'outbox', folder: 'outbox' } as const

describe('where the form is turned to', () => {
  test('off: nowhere', () => {
    expect(toMailTarget({ kind: 'off' }, '/')).toBeNull()
  })

  test('the outbox, below the base', () => {
    expect(toMailTarget(OUTBOX, '/dossier/')).toEqual({
      endpoint: '/dossier/_outbox/api/v1.0/email/send',
      source: "'self'",
      keepsIds: false,
    })
  })

  test.each([
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/api/v1.0/email/send'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/api/v1.0/email/send'],
    ['http://127.0.0.1:4000/api/v1.0/email/send', 'http://127.0.0.1:4000/api/v1.0/email/send'],
    ['http://127.0.0.1:4000/other?x=1&y=2', 'http://127.0.0.1:4000/other?x=1&y=2'],
  ])('another server, %s', (url, endpoint) => {
    expect(toMailTarget({ kind: 'endpoint', url }, '/')).toEqual({
      endpoint,
      source: 'http://127.0.0.1:4000',
      keepsIds: true,
    })
  })

  test.each(['', 'localhost:4000', '/path', 'ftp://example.org/', 'javascript:alert(1)'])(
    '%j is refused as another server',
    (url) => {
      expect(() => toMailTarget({ kind: 'endpoint', url }, '/')).toThrow('n’est pas une adresse')
    },
  )
})

test.each([
  [
    "default-src 'none'; connect-src https://api.example.com; img-src 'self'",
    "default-src 'none'; connect-src 'self'; img-src 'self'",
  ],
  ["default-src 'none';connect-src 'self' https://api.example.com", "default-src 'none';connect-src 'self'"],
  ["default-src 'none'; connect-src 'none'", "default-src 'none'; connect-src 'self'"],
  ["default-src 'none'", "default-src 'none'; connect-src 'self'"],
  ["default-src 'none';", "default-src 'none'; connect-src 'self'"],
  ['CONNECT-SRC https://api.example.com', "connect-src 'self'"],
])('%s lets the outbox through', (policy, opened) => {
  expect(withConnectSource(policy, "'self'")).toBe(opened)
})

test('another server comes beside the site itself, when that was there, and instead of the provider', () => {
  const source = 'http://127.0.0.1:4000'
  expect(withConnectSource("connect-src 'self' https://api.example.com", source)).toBe(`connect-src 'self' ${source}`)
  expect(withConnectSource('connect-src https://api.example.com', source)).toBe(`connect-src ${source}`)
})

describe('the contact page', () => {
  const page = (ids = ['', '', '']) => `<!doctype html><html><head>
<meta name="description" content="a > b; connect-src &#x27;none&#x27;"/>
<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; connect-src https://api.example.com; img-src &#x27;self&#x27;"/>
</head><body><form class="search" action="/x"></form>
<form class="a > b" data-mail-endpoint="https://api.example.com/send" data-mail-public-key="${ids[0]}" data-mail-service-id="${ids[1]}" data-mail-template-id="${ids[2]}" novalidate="">text</form>
</body></html>`
  const outbox = toMailTarget(OUTBOX, '/') ?? expect.fail()
  const endpoint = toMailTarget({ kind: 'endpoint', url: 'http://127.0.0.1:4000/a?b=1&c="2"' }, '/') ?? expect.fail()

  test('gets the outbox, placeholder identifiers and an opened policy; nothing else changes', () => {
    const changed = rewriteContactPage(page(['real', '', '']), outbox)
    expect(changed).toBe(
      page(['local-public-key', 'local-service-id', 'local-template-id'])
        .replace('https://api.example.com/send', '/_outbox/api/v1.0/email/send')
        .replace(
          'content="default-src &#x27;none&#x27;; connect-src https://api.example.com; img-src &#x27;self&#x27;"',
          `content="default-src 'none'; connect-src 'self'; img-src 'self'"`,
        ),
    )
  })

  test('keeps the identifiers it has for another server', () => {
    const changed = rewriteContactPage(page(['real&amp;key', '', 'template']), endpoint)
    expect(changed).toContain(
      'data-mail-endpoint="http://127.0.0.1:4000/a?b=1&amp;c=%222%22" data-mail-public-key="real&amp;key" data-mail-service-id="local-service-id" data-mail-template-id="template" novalidate',
    )
    expect(changed).toContain('connect-src http://127.0.0.1:4000; img-src')
  })

  test('may lack attributes that were empty when it was built', () => {
    const changed = rewriteContactPage('<FORM\n data-mail-endpoint>x</FORM>', outbox)
    expect(changed).toBe(
      '<FORM\n data-mail-endpoint="/_outbox/api/v1.0/email/send" data-mail-public-key="local-public-key" data-mail-service-id="local-service-id" data-mail-template-id="local-template-id">x</FORM>',
    )
  })

  test('is the only one to change', () => {
    const other = page().replace('data-mail-endpoint', 'data-other')
    expect(rewriteContactPage(other, outbox)).toBe(other)
  })
})
