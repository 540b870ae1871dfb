import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseEml } from '../../tests/support/parse-eml.ts'
import { type Envelope, toEml } from './eml.ts'
import { type OutboxReport, outboxMiddleware } from './outbox.ts'
import { ownVisitorsOnly } from './own-host.ts'
import { SEND_PATH, VARIABLES_MAX_BYTES, type Variables } from './provider-answers.ts'

const PATH = `/_outbox${SEND_PATH}`
const owner = { name: 'Camille "C." Persienne', email: 'camille@example.org' }
const message = {
  name: 'Élodie d’Artagnan',
  email: 'elodie@example.org',
  phone: '0639981234',
  description: 'Bonjour,\n\nUne « question » = 1 + 1 ?  \n.\nÀ bientôt 🖌️',
}
const call = { lib_version: '4.4.1', user_id: 'k', service_id: 's', template_id: 't', template_params: message }

let parent: string
let folder: string
let server: Server
let reports: OutboxReport[]

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'outbox-'))
  folder = join(parent, 'made', 'on demand')
  reports = []
  const middleware = outboxMiddleware({ folder, base: '/', owner, onMessage: (report) => reports.push(report) })
  server = createServer((request, response) => {
    const next = (error?: unknown) => response.writeHead(error ? 500 : 418).end()
    ownVisitorsOnly()(request, response, () => middleware(request, response, next))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(parent, { recursive: true })
})

const address = (path = PATH) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

function post(body: unknown, headers = {}) {
  return fetch(address(), {
    method: 'POST',
    headers: { 'Content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function keptMessages() {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (name) => parseEml(await readFile(join(folder, name), 'utf8'))))
}

async function emlOf(variables: Variables, envelope: Envelope) {
  return parseEml((await toEml(variables, envelope)).toString())
}

test('a message becomes an .eml file that a mail program can read and answer', async () => {
  const before = Date.now()
  const response = await post(call)
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  const [kept, ...others] = await keptMessages()
  expect(others).toEqual([])
  expect(kept?.headers).toMatchObject({
    from: 'Élodie d’Artagnan <formulaire@portfolio.invalid>',
    'reply-to': 'Élodie d’Artagnan <elodie@example.org>',
    to: '"Camille \\"C.\\" Persienne" <camille@example.org>',
    subject: 'Message de Élodie d’Artagnan depuis le portfolio',
    'message-id': expect.stringMatching(/^<[\w-]+@portfolio\.invalid>$/),
    'mime-version': '1.0',
    'content-type': 'text/plain; charset=utf-8',
    'content-transfer-encoding': 'quoted-printable',
  })
  expect(kept?.headers.date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/)
  expect(Math.abs(Date.parse(kept?.headers.date ?? '') - before)).toBeLessThan(5000)
  expect(kept?.text.replaceAll('\r\n', '\n')).toBe(
    `Nom : Élodie d’Artagnan\nE-mail : elodie@example.org\nTéléphone : 0639981234\n\n${message.description}\n`,
  )
})

test.each([
  `{"user_id":"k","service_id":"s","template_id":"t","template_params":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
  `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  ...[
    '',
    '{',
    'null',
    '[]',
    '"a"',
    '1e999',
    '{"__proto__":1}',
    '{"user_id":"k","service_id":"s","template_id":"t","template_params":[]}',
  ],
])('JSON that the provider would refuse is answered with 400 and not kept (%#)', async (body) => {
  expect((await post(body)).status).toBe(400)
  expect(await readdir(folder).catch(() => [])).toEqual([])
})

test('a message that a plain HTML form sends is kept in the same way', async () => {
  const response = await fetch(address(), { method: 'POST', body: new URLSearchParams(message) })
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  await post(call)
  const [plain, scripted] = await keptMessages()
  expect(plain?.text.replaceAll('\r\n', '\n')).toBe(scripted?.text.replaceAll('\r\n', '\n'))
  expect((await fetch(address(), { method: 'POST', body: new URLSearchParams() })).status).toBe(400)
  const long = new URLSearchParams({ ...message, description: 'a'.repeat(VARIABLES_MAX_BYTES) })
  expect((await fetch(address(), { method: 'POST', body: long })).status).toBe(413)
})

test('a message that comes byte by byte takes no more room than its bytes', async () => {
  const text = JSON.stringify({ ...call, template_params: { ...message, description: 'é'.repeat(20_000) } })
  // One buffer for all bytes: whoever kept the parts would have the last byte many times.
  const part = Buffer.alloc(1)
  async function* parts() {
    for (const byte of Buffer.from(text)) {
      part[0] = byte
      yield part
    }
  }
  const request = Object.assign(parts(), { url: PATH, method: 'POST', headers: {} }) as unknown as IncomingMessage
  const status = await new Promise((answer) => {
    const response = { writeHead: (status: number) => ({ end: () => answer(status) }) } as unknown as ServerResponse
    outboxMiddleware({ folder, base: '/' })(request, response, answer)
  })
  expect(status).toBe(200)
  expect((await keptMessages())[0]?.text).toContain('é'.repeat(1000))
})

test('the file is for the owner alone, its name is sortable by time, and one line tells where it is', async () => {
  await post(call)
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8}\.eml$/)
  if (process.platform !== 'win32') {
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
    expect((await stat(folder)).mode & 0o077).toBe(0)
  }
  const file = join(folder, name)
  expect(reports).toEqual([{ kind: 'kept', file, line: `Message de Élodie d’Artagnan gardé dans ${file}` }])
})

test('messages of one instant each get a file, in the order they came', async () => {
  for (let index = 0; index < 5; index++) {
    await post({ ...call, template_params: { ...message, name: `Visiteur ${index}` } })
  }
  await Promise.all(Array.from({ length: 20 }, () => post(call)))
  const kept = await keptMessages()
  expect(kept).toHaveLength(25)
  expect(kept.slice(0, 5).map(({ headers }) => headers.from?.slice(0, 10))).toEqual(
    [0, 1, 2, 3, 4].map((index) => `Visiteur ${index}`),
  )
  expect(new Set(kept.map(({ headers }) => headers['message-id'])).size).toBe(25)
})

describe('nothing a visitor types can add a header', () => {
  const EVIL = 'x\r\nBcc: all@example.org\r\n\r\nbody\n.\r\u2028\u0000\u001b[2J'

  test.each(['name', 'email', 'phone', 'description', 'Bcc: all@example.org\r\nX'])('through %j', async (key) => {
    await post({ ...call, template_params: { ...message, [key]: EVIL } })
    const [kept] = await keptMessages()
    expect(kept?.keys.filter((name) => name !== 'reply-to').sort()).toEqual(
      'content-transfer-encoding content-type date from message-id mime-version subject to'.split(' '),
    )
    expect(kept?.headers.to).toBe('"Camille \\"C.\\" Persienne" <camille@example.org>')
    expect(kept?.text).toContain('all@example.org')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that they are not there is the point
    expect(reports[0]?.line).not.toMatch(/[\u0000-\u001F\u007F-\u009F]/)
  })

  test.each([
    ...['', 'a@', 'a@b@c.example', 'a b@example.org', 'a@example.org, b@example.org', '"a\\"@example.org'],
    ...['a@exa<mple.org', 'é@example.org', '.a@example.org', `${'a'.repeat(65)}@example.org`],
  ])('an address that is none, %j, is not answered to but stays in the text', async (email) => {
    const { keys, text } = await emlOf({ ...message, email }, { owner: null, date: new Date(0), id: 'id' })
    expect(keys).not.toContain('reply-to')
    expect(text).toContain(`E-mail : ${email}`)
  })
})

describe('the e-mail itself', () => {
  const envelope = { owner, date: new Date('2026-01-02T03:04:05Z'), id: 'id-1' }

  test('has short lines of ASCII, whatever the message', async () => {
    const bytes = await toEml(
      {
        name: 'é🖌'.repeat(500),
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.org`,
        phone: '0'.repeat(3000),
        description: `${'mot '.repeat(1000)}\n${'é'.repeat(1000)}\t\nfin  `,
      },
      envelope,
    )
    const eml = bytes.toString()
    expect(eml).toMatch(/^[\t\r\n\x20-\x7E]*$/)
    for (const line of eml.split('\r\n')) {
      expect(line.length).toBeLessThan(line.includes('@') ? 200 : 79)
      expect(line).not.toMatch(/[\r\n]|[ \t]$/)
    }
    expect(parseEml(eml).headers.from).toBe(`${'é🖌'.repeat(500)} <formulaire@portfolio.invalid>`)
    expect(parseEml(eml).text).toContain(`${'é'.repeat(1000)}\t\r\nfin  `)
  })

  test('says who it is from as best it can', async () => {
    const headersOf = async (variables: Variables) => (await emlOf(variables, envelope)).headers
    expect(await headersOf({})).toMatchObject({
      from: 'Formulaire de contact <formulaire@portfolio.invalid>',
      subject: 'Message depuis le portfolio',
    })
    expect((await headersOf({ email: 'a@éléphant.example' }))['reply-to']).toBe('a@xn--lphant-9uab.example')
    for (const [name, shown] of [
      ['=?UTF-8?B?QQ==?=', '"= ?UTF-8?B?QQ== ?="'],
      ['Jeanne <a@b.example>', '"Jeanne <a@b.example>"'],
    ] as const)
      expect((await headersOf({ name })).from).toBe(`${shown} <formulaire@portfolio.invalid>`)
  })

  test('is for nobody by name when the owner is not known', async () => {
    const broken = { name: 'x', email: 'a\r\nBcc: b@example.org' }
    for (const owner of [null, broken])
      expect((await emlOf(message, { ...envelope, owner })).headers.to).toBe('"undisclosed-recipients":;')
  })
})

describe('answers as the provider does', () => {
  test.each([
    ['user_id', 'The Public Key is required'],
    ['service_id', 'The service ID is required'],
    ['template_id', 'The template ID is required'],
  ])('without %s: 400', async (key, text) => {
    for (const value of [undefined, '', null, 7]) {
      const response = await post({ ...call, [key]: value })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(text)
    }
  })

  test.each(['', '{', 'null', '[]', '"x"', JSON.stringify({ ...call, template_params: 'x' })])(
    'to a body that is no call, %j: 400',
    async (body) => {
      expect((await post(body)).status).toBe(400)
    },
  )

  test('to more than 50 KB of variables: 413, and nothing is kept', async () => {
    const fill = (length: number) => ({ ...call, template_params: { description: 'a'.repeat(length) } })
    const rest = JSON.stringify({ description: '' }).length
    expect((await post(fill(VARIABLES_MAX_BYTES - rest))).status).toBe(200)
    const response = await post(fill(VARIABLES_MAX_BYTES - rest + 1))
    const text = 'Variables size limit. The maximum allowed variables size is 50Kb'
    expect([response.status, await response.text()]).toEqual([413, text])
    expect((await post(fill(3_000_000))).status).toBe(413)
    expect(await keptMessages()).toHaveLength(1)
  })
})

test('other methods are refused, other paths are left to others', async () => {
  const statuses = [PATH, `${PATH}?a=1`, '/contact'].map(async (path) => (await fetch(address(path))).status)
  expect(await Promise.all(statuses)).toEqual([405, 405, 418])
})

test.each<[origin: Record<string, string>, status: number]>([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: 'http://127.0.0.1' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{}, 200],
])('of a page that says %j a message is answered with %i', async (headers, status) => {
  expect((await post(call, headers)).status).toBe(status)
  expect((await post(call, { ...headers, origin: new URL(address()).origin })).status).toBe(
    headers['sec-fetch-site'] === 'cross-site' ? 403 : 200,
  )
})

test('no page of another site may read an answer, nor is it invited to call', async () => {
  const asked = await fetch(address(), { method: 'OPTIONS', headers: { origin: 'http://evil.example' } })
  expect(asked.status).toBe(403)
  for (const response of [asked, await post(call)])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('500 messages are kept at most; the visitor is told that this one is not, and nothing is deleted', async () => {
  await mkdir(folder, { recursive: true })
  await Promise.all(Array.from({ length: 497 }, (_, index) => writeFile(join(folder, `${index}.eml`), '')))
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(call)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 426, 426])
  expect(await readdir(folder)).toHaveLength(500)
  expect(reports.at(-1)?.line).toMatch(
    /^Message de Élodie d’Artagnan perdu, .* est plein \(500 messages ou 50 Mo\)\. Rangez ailleurs ou supprimez les anciens\.$/,
  )
})

test('50 MB are kept at most', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'large.eml'), '')
  await truncate(join(folder, 'large.eml'), 50 * 1024 * 1024 - 100)
  expect((await post(call)).status).toBe(426)
  await truncate(join(folder, 'large.eml'), 49 * 1024 * 1024)
  expect((await post(call)).status).toBe(200)
})

test('a message that cannot be written is a failure for the visitor, and the terminal says why', async () => {
  await writeFile(join(parent, 'made'), 'a file where the folder should be')
  expect((await post(call)).status).toBe(500)
  const line = expect.stringMatching(/^Message de Élodie d’Artagnan perdu/)
  expect(reports).toMatchObject([{ kind: 'failed', line }])
})

test('a visitor who leaves while sending breaks nothing', async () => {
  const leaving = request(address(), { method: 'POST', headers: { 'content-length': '1000' } })
  leaving.on('error', () => {})
  leaving.write('{"user_id":')
  await once(server, 'request')
  leaving.destroy()
  expect((await post(call)).status).toBe(200)
  expect(reports).toHaveLength(1)
})
