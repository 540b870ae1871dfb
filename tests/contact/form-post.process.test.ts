import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formPost } from '../../src/contact/form-post.ts'
import { BEHAVIOURS, type Behaviour, type FakeMailProvider, startMailProvider } from '../support/mail-provider.ts'

/** The tests of a silent server wait this long. A busy machine must still be able to answer in time. */
const TIMEOUT_MS = 1000

const message = {
  name: "José d'Aubigné",
  email: 'jose@example.org',
  phone: '0639981234',
  description: 'Bonjour,\n« une » question & "deux" 🖌️ </script>',
}

let provider: FakeMailProvider
beforeAll(async () => {
  provider = await startMailProvider()
})
afterEach(() => provider.reset())
afterAll(() => provider.close())

const adapter = (endpoint = provider.endpoint) => formPost({ endpoint, hidden: { access_key: 'key' } }, TIMEOUT_MS)

test('posts the fields that the HTML form posts, without a question of the browser before', async () => {
  await adapter().send(message)
  const [request, ...others] = provider.requests
  expect(others).toEqual([])
  expect(request).toMatchObject({ method: 'POST', complete: true })
  // Only such a request may go to another site without a preflight (Fetch, « CORS-safelisted request-header »).
  expect(request?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  })
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({ access_key: 'key', ...message })
})

const json = (status: number, value: unknown): Behaviour => ({
  ...{ kind: 'answer', status, text: JSON.stringify(value) },
  contentType: 'application/json',
})

const { ok, okWithoutBody, okAsHtml, slow, stalledAfterOk, droppedAfterOk, stalledError } = BEHAVIOURS
const { tooManyRequests, serverError, errorAsHtml, errorAsBytes, droppedError, dropped, silent } = BEHAVIOURS

/**
 * Outcomes of the answers of each provider, and of failures of the connection: `true` for a success, otherwise the message in the console.
 */
const OUTCOMES: Readonly<Record<string, [behaviour: Behaviour, outcome: true | RegExp]>> = {
  formspreeOk: [json(200, { ok: true, next: 'https://formspree.io/thanks' }), true],
  formspreeErrors: [json(422, { errors: [{ message: 'should be an email', field: 'email' }] }), /^422 .*should be/],
  formspreeInactive: [json(403, { error: 'Form not active' }), /^403 .*not active/],
  formspreeErrorsIn200: [json(200, { errors: [{ message: 'REQUIRED' }] }), /^200 .*REQUIRED/],
  formspreeNoErrors: [json(200, { ok: true, errors: [] }), true],
  web3formsOk: [json(200, { success: true, message: 'Email sent successfully!' }), true],
  web3formsRefused: [json(400, { success: false, message: 'Invalid Access Key' }), /^400 .*Invalid Access Key/],
  web3formsRefusedIn200: [json(200, { success: false, message: 'Spam' }), /^200 .*Spam/],
  netlifyOk: [okAsHtml, true],
  netlifyUnknownForm: [{ kind: 'answer', status: 404, text: 'Not Found' }, /^404 Not Found$/],
  created: [json(201, null), true],
  noContent: [{ kind: 'answer', status: 204, text: '' }, true],
  ok: [ok, true],
  okWithoutBody: [okWithoutBody, true],
  slow: [slow, /^No answer within 1 s$/],
  // Such an answer may refuse the message, so it is no success before it is read.
  stalledAfterOk: [stalledAfterOk, /^No answer within 1 s$/],
  droppedAfterOk: [droppedAfterOk, /^The request failed: /],
  okOnlyAsText: [{ kind: 'answer', status: 400, text: 'OK' }, /^400 OK$/],
  tooManyRequests: [tooManyRequests, /^429 /],
  serverError: [serverError, /^500 /],
  errorAsHtml: [errorAsHtml, /^502 /],
  errorAsBytes: [errorAsBytes, /^503 /],
  stalledError: [stalledError, /^No answer within 1 s$/],
  droppedError: [droppedError, /^The request failed: /],
  dropped: [dropped, /^The request failed: /],
  silent: [silent, /^No answer within 1 s$/],
}

test.each(Object.entries(OUTCOMES))('%s: one request, an end in time', async (_, [behaviour, outcome]) => {
  provider.otherwise(behaviour)
  const start = performance.now()
  const result = await adapter().send(message)
  expect(result).toEqual(outcome === true ? { ok: true } : { ok: false, reason: expect.stringMatching(outcome) })
  expect(performance.now() - start).toBeLessThan(10 * TIMEOUT_MS)
  expect(provider.calls()).toHaveLength(1)
})

test('a refused connection fails at once, and the next attempt gets through', async () => {
  await provider.refuse()
  const reason = expect.stringMatching(/^The request failed: /)
  expect(await adapter().send(message)).toEqual({ ok: false, reason })
  await provider.accept()
  provider.otherwise(BEHAVIOURS.ok)
  expect(await adapter().send(message)).toEqual({ ok: true })
})

test('a missing identifier raises an error that says so, and sends nothing', async () => {
  await expect(adapter('').send(message)).rejects.toThrow('identifier of the form provider is missing')
  expect(provider.requests).toEqual([])
})
