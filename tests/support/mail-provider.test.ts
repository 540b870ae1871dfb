import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BEHAVIOURS, type FakeMailProvider, startMailProvider } from './mail-provider.ts'

let provider: FakeMailProvider
beforeAll(async () => {
  provider = await startMailProvider()
})
afterEach(() => provider.reset())
afterAll(() => provider.close())

const call = { user_id: 'k', service_id: 's', template_id: 't', template_params: { name: 'Jeanne' } }

function post(body: unknown = call, signal?: AbortSignal) {
  return fetch(provider.endpoint, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

/** Reads the answer to its end: Node's `fetch` would keep the connection of one that nobody reads. */
async function statusOf(answer: Promise<Response>) {
  const { status, text } = await answer.then(async (read) => ({
    status: read.status,
    text: await read.text(),
  }))
  return `${status} ${text}`
}

test('left alone it judges calls as the real one does', async () => {
  expect(await statusOf(post())).toBe('200 OK')
  expect(await statusOf(post({ ...call, user_id: '' }))).toMatch(/^400 The Public Key/)
  const long = { ...call, template_params: { description: 'a'.repeat(60_000) } }
  expect(await statusOf(post(long))).toMatch(/^413 Variables/)
})

test('it plays what it is told, in order, then what it does otherwise', async () => {
  provider.next(BEHAVIOURS.invalidGrant, BEHAVIOURS.errorAsHtml)
  provider.otherwise(BEHAVIOURS.tooManyRequests)
  expect(await statusOf(post())).toMatch(/^412 Gmail_API/)
  const html = post()
  expect(await statusOf(html)).toBe('502 <h1>Bad Gateway</h1>')
  expect((await html).headers.get('content-type')).toBe('text/html')
  expect(await statusOf(post())).toBe('429 Too Many Requests')
})

test('every request is recorded whole, preflights apart from messages', async () => {
  const before = Date.now()
  const preflight = await fetch(provider.endpoint, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type')
  const answer = await post()
  expect(await answer.text()).toBe('OK')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(provider.requests.map(({ method }) => method)).toEqual(['OPTIONS', 'POST'])
  expect(provider.calls()).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1.0/email/send',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      complete: true,
    },
  ])
  expect(provider.calls()[0]?.at).toBeGreaterThanOrEqual(before)
})

test('a connection can break before and amid an answer', async () => {
  provider.next(BEHAVIOURS.dropped, BEHAVIOURS.droppedAfterOk)
  await expect(post()).rejects.toThrow()
  const amid = await post()
  expect(amid.status).toBe(200)
  await expect(amid.text()).rejects.toThrow()
})

test('silence and a stalled body last until the client gives up', async () => {
  provider.next(BEHAVIOURS.silent, BEHAVIOURS.stalledAfterOk)
  await expect(post(call, AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' })
  const stalled = await post(call, AbortSignal.timeout(100))
  expect(stalled.status).toBe(200)
  await expect(stalled.text()).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('it refuses connections until it accepts them again, on the same port', async () => {
  await provider.refuse()
  // Not by `fetch`: its pool may have a connection open already, which breaks instead of being refused.
  const attempt = connect(Number(new URL(provider.origin).port), '127.0.0.1')
  await expect(once(attempt, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await provider.accept()
  expect(await statusOf(post())).toBe('200 OK')
})
