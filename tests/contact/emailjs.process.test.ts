import { init, send } from '@emailjs/browser'
import packageOfSdk from '@emailjs/browser/package.json' with { type: 'json' }
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { SEND_PATH } from '../../scripts/server/provider-answers.ts'
import { emailJs, SDK_VERSION } from '../../src/contact/emailjs.ts'
import { SEND_TIMEOUT_MS } from '../../src/contact/request.ts'
import { BEHAVIOURS, type FakeMailProvider, startMailProvider } from '../support/mail-provider.ts'

/** The tests of a silent server wait this long. A busy machine must still be able to answer in time. */
const TIMEOUT_MS = 1000

const ids = { publicKey: 'key-1', serviceId: 'service-1', templateId: 'template-1' }
const message = {
  name: "José d'Aubigné",
  email: 'jose@example.org',
  phone: '0639981234',
  description: 'Bonjour,\n« une » question \\ "deux" 🖌️ </script>',
}

let provider: FakeMailProvider
beforeAll(async () => {
  provider = await startMailProvider()
})
afterEach(() => provider.reset())
afterAll(() => provider.close())

const adapter = (settings = {}) => emailJs({ endpoint: provider.endpoint, ...ids, ...settings }, TIMEOUT_MS)

describe('the request is that of the provider’s own SDK', () => {
  // A global of browsers that the SDK reads.
  beforeAll(() => {
    vi.stubGlobal('location', { pathname: '/contact' })
    init({}, provider.origin)
  })
  afterAll(() => void vi.unstubAllGlobals())

  const oracle = (settings: Partial<typeof ids> = {}) => {
    const { publicKey, serviceId, templateId } = { ...ids, ...settings }
    return send(serviceId, templateId, message, { publicKey })
  }

  test('method, path, headers and body, to the letter', async () => {
    await oracle()
    await adapter().send(message)
    const [theirs, ours, ...others] = provider.requests
    expect(others).toEqual([])
    expect({ ...ours, at: 0 }).toEqual({ ...theirs, at: 0 })
    expect(ours).toMatchObject({ method: 'POST', path: SEND_PATH, complete: true })
    expect(JSON.parse(ours?.body ?? '')).toEqual({
      lib_version: SDK_VERSION,
      user_id: 'key-1',
      service_id: 'service-1',
      template_id: 'template-1',
      template_params: message,
    })
  })

  test('the version claimed is the one installed', () => {
    expect(SDK_VERSION).toBe(packageOfSdk.version)
  })

  test.each(['publicKey', 'serviceId', 'templateId'] as const)(
    'a missing %s raises an error that says it is required, in its words, and sends nothing',
    async (id) => {
      const theirs = await oracle({ [id]: '' }).catch(String)
      expect(theirs).toMatch(/^The (?:public key|service ID|template ID) is required\./)
      for (const missing of [null, ''])
        await expect(adapter({ [id]: missing }).send(message)).rejects.toThrow(new Error(String(theirs)))
      expect(provider.requests).toEqual([])
    },
  )

  test('the first of several missing identifiers is named first', async () => {
    const none = { publicKey: null, serviceId: null, templateId: null }
    await expect(adapter(none).send(message)).rejects.toThrow('The public key is required')
  })
})

test('the form waits ten seconds for its provider', () => {
  expect(SEND_TIMEOUT_MS).toBe(10_000)
})

type BehaviourName = keyof typeof BEHAVIOURS

/** Outcome of each behaviour: `true` for a success, otherwise the message in the console. `slow` takes longer than `TIMEOUT_MS`. */
const OUTCOMES: Readonly<Record<BehaviourName, true | RegExp>> = {
  real: true,
  ok: true,
  okAsText: true,
  okWithoutBody: true,
  okAsHtml: true,
  stalledAfterOk: true,
  droppedAfterOk: true,
  slow: /^No answer within 1 s$/,
  publicKeyRequired: /^400 The Public Key is required/,
  serviceIdRequired: /^400 The service ID is required/,
  templateIdRequired: /^400 The template ID is required/,
  publicKeyInvalid: /^400 The Public Key is invalid/,
  templateNotFound: /^400 The template ID not found/,
  nonBrowser: /^403 API calls are disabled/,
  invalidGrant: /^412 Gmail_API: Invalid grant/,
  tooLarge: /^413 Variables size limit/,
  recipientEmpty: /^422 The recipients address is empty$/,
  quotaReached: /^426 /,
  tooManyRequests: /^429 Too Many Requests$/,
  serverError: /^500 Internal Server Error$/,
  errorAsHtml: /^502 <h1>Bad Gateway<\/h1>$/,
  errorAsBytes: /^503 /,
  stalledError: /^No answer within 1 s$/,
  droppedError: /^The request failed: /,
  dropped: /^The request failed: /,
  silent: /^No answer within 1 s$/,
}

test.each(Object.entries(OUTCOMES))('%s: one request, an end in time, %s', async (name, outcome) => {
  provider.otherwise(BEHAVIOURS[name as BehaviourName])
  const start = performance.now()
  const result = await adapter().send(message)
  const elapsed = performance.now() - start
  expect(result).toEqual(outcome === true ? { ok: true } : { ok: false, reason: expect.stringMatching(outcome) })
  expect(elapsed).toBeLessThan(10 * TIMEOUT_MS)
  expect(provider.calls()).toHaveLength(1)
})

test('a slow answer within the time is a success', async () => {
  provider.next({ ...BEHAVIOURS.slow, delayMs: 150 })
  expect(await adapter().send(message)).toEqual({ ok: true })
})

test('a 200 is reported as soon as its headers are there', async () => {
  provider.next(BEHAVIOURS.stalledAfterOk)
  const start = performance.now()
  await adapter().send(message)
  expect(performance.now() - start).toBeLessThan(TIMEOUT_MS)
})

test('a refused connection fails at once, and the next attempt gets through', async () => {
  await provider.refuse()
  const reason = expect.stringMatching(/^The request failed: /)
  expect(await adapter().send(message)).toEqual({ ok: false, reason })
  await provider.accept()
  expect(await adapter().send(message)).toEqual({ ok: true })
  expect(provider.calls()).toHaveLength(1)
})

test('100 KB are refused by the provider, and the reason is short', async () => {
  const result = await adapter().send({ ...message, description: 'a'.repeat(100_000) })
  expect(result).toEqual({ ok: false, reason: expect.stringMatching(/^413 /) })
  provider.next({ kind: 'answer', status: 500, text: 'a'.repeat(100_000) })
  const failure = await adapter().send(message)
  expect(failure).toMatchObject({ ok: false })
  expect(JSON.stringify(failure).length).toBeLessThan(400)
})

test('an address that is none is a failure, not an exception', async () => {
  const result = await adapter({ endpoint: 'http://[' }).send(message)
  expect(result).toMatchObject({ ok: false })
})
