import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import CASES from './static-server.cases.json' with { type: 'json' }
import { type ServeOptions, type StaticServer, serve } from './static-server.ts'

const HOME = `<!doctype html><title>Accueil</title>${'<p>Bonjour</p>'.repeat(100)}`
const NOT_FOUND = `<!doctype html><title>404</title>${'<p>Oups !</p>'.repeat(100)}`
const PDF = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const POLICY = "default-src 'none'; connect-src 'self' https://api.example.com; img-src 'self'"
const CONTACT = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY.replaceAll("'", '&#x27;')}"/>
<form data-mail-endpoint="https://api.example.com/send" data-mail-public-key="" data-mail-service-id="" data-mail-template-id=""></form>`

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': HOME,
  '404.html': NOT_FOUND,
  'projets.html': '<title>Projets</title>',
  'projets/banque.html': '<title>Banque</title>',
  'projets/technologies/asp.net.html': '<title>ASP.NET</title>',
  'café crème.html': '<title>Café</title>',
  'contact.html': CONTACT,
  'cv.pdf': PDF,
  'vide.txt': '',
  'robots.txt': `${'User-agent: *\n'.repeat(50)}`,
  'site.webmanifest': '{}',
  'logo.svg': '<svg/>',
  'assets/app-1a2b.js': 'console.log(1)\n'.repeat(50),
  'assets/photo-1a2b.avif': PDF,
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:camille@example.org\n',
  'assets/.hidden.js': 'hidden',
  '100 % C#, oui ? & non + @.txt': 'name',
}

let parent: string
let folder: string
let server: StaticServer
const started: StaticServer[] = []

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'site-'))
  folder = join(parent, 'site')
  await writeFiles(folder, FILES)
  await writeFile(join(parent, 'secret.html'), 'secret')
  await symlink(join(parent, 'secret.html'), join(folder, 'lien.html'))
  server = await serve({ folder, analyticsPath: '/_vercel/insights/script.js' })
})

afterEach(() => Promise.all(started.splice(0).map((other) => other.close())))

afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})

async function writeFiles(root: string, files: Readonly<Record<string, string | Buffer>>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), content)
  }
}

/** Returns the path of a file descriptor of this process, or an empty text if it is closed. */
function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return ''
  }
}

async function start(options: Partial<ServeOptions> = {}) {
  const other = await serve({ folder, ...options })
  started.push(other)
  return other
}

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path unchanged. `fetch` would normalise it, decompress the answer and follow redirects. */
function get(path: string, headers = {}, { method = 'GET', port = server.port, body = '' } = {}) {
  return new Promise<Received>((resolve, reject) => {
    const asking = request({ port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

test('a file that is still being made is waited for; one that cannot be made is an error', async () => {
  const asked: string[] = []
  const { port } = await start({
    base: '/dossier/',
    async beforeFile(file) {
      asked.push(file)
      if (file.endsWith('broken.webp')) throw new Error('cannot be encoded')
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (file !== '') await writeFiles(folder, { [file]: 'made' })
    },
  })
  expect((await get('/dossier/assets/made.webp', {}, { port })).body.toString()).toBe('made')
  expect((await get('/dossier/', {}, { port })).status).toBe(200)
  expect((await get('/dossier/assets/broken.webp', {}, { port })).status).toBe(500)
  expect(asked).toEqual(['assets/made.webp', '', 'assets/broken.webp'])
  await rm(join(folder, 'assets/made.webp'))
})

describe('addresses', () => {
  test.each([
    ['/', HOME],
    ['/projets', FILES['projets.html']],
    ['/projets?techno=React', FILES['projets.html']],
    ['/projets/banque', FILES['projets/banque.html']],
    ['/projets/technologies/asp.net', FILES['projets/technologies/asp.net.html']],
    ['/caf%C3%A9%20cr%C3%A8me', FILES['café crème.html']],
    ['/robots.txt', FILES['robots.txt']],
    [`/${encodeURIComponent('100 % C#, oui ? & non + @.txt')}`, 'name'],
    ['/.well-known/security.txt', FILES['.well-known/security.txt']],
  ])('%s is answered at once', async (path, content) => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe(content)
  })

  test.each(CASES.redirects)('%s leads to %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([308, location])
    expect((await get(location)).status).toBe(200)
  })

  test.each([...CASES.notFound, `/${'a'.repeat(5000)}`])('%s is a page that does not exist', async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(body.toString()).toBe(NOT_FOUND)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers.location).toBeUndefined()
    expect(headers.etag).toBeUndefined()
  })

  test('a site without a 404 page says so in a word', async () => {
    const { port } = await start({ folder: join(folder, 'assets') })
    const { status, body } = await get('/inconnu', {}, { port })
    expect([status, body.toString()]).toEqual([404, 'Page introuvable\n'])
  })

  test('a stranger’s page for unknown addresses is never sent', async () => {
    const site = join(parent, 'with-stranger')
    const page = (words: string) => `<title>${words}</title>`
    await writeFiles(site, {
      '404.html': page('ours'),
      'de/404.html': page('of a stranger'),
      'en/404.html': page('en'),
    })
    const { port } = await start({ folder: site, isForeign: (path) => path === 'de/404.html' })
    for (const [path, words] of Object.entries({
      '/de/x': 'ours',
      '/de/404.html': 'ours',
      '/en/x': 'en',
      '/x': 'ours',
    }))
      expect(String((await get(path, {}, { port })).body), path).toBe(page(words))
  })

  test('a folder that does not exist (yet) is an empty site', async () => {
    const late = join(parent, 'late')
    const { port } = await start({ folder: late })
    expect((await get('/', {}, { port })).status).toBe(404)
    await writeFiles(late, { 'index.html': 'ready' })
    expect((await get('/', {}, { port })).status).toBe(200)
  })

  test('below a base, pages, redirects and files are there and nowhere else', async () => {
    const { port, url } = await start({ base: '/dossier/' })
    expect(url).toBe(`http://127.0.0.1:${port}/dossier/`)
    const expected = [
      ...['/dossier/', '/dossier/projets', '/dossier/cv.pdf'].map((path) => [path, 200] as const),
      ...([
        ['/dossier/projets/', 308, '/dossier/projets'],
        ['/dossier', 308, '/dossier/'],
      ] as const),
      ...['/', '/projets', '/dossie', '/dossiers/', '/dossiers/contact'].map((path) => [path, 404] as const),
    ]
    const answers = await Promise.all(
      expected.map(async ([path = '']) => {
        const { status, headers } = await get(path, {}, { port })
        return [path, status, headers.location].filter((part) => part !== undefined)
      }),
    )
    expect(answers).toEqual(expected)
  })
})

describe('headers', () => {
  test.each(CASES.headers)('%s is %s, %s', async (path, contentType, cacheControl) => {
    const { headers, body } = await get(path)
    expect(headers).toMatchObject({
      'content-type': contentType,
      'cache-control': cacheControl,
      'content-length': String(body.length),
    })
  })

  test('HEAD has those of GET, and no body', async () => {
    for (const path of ['/', '/inconnu', '/projets/', '/cv.pdf']) {
      const [whole, head] = [await get(path), await get(path, {}, { method: 'HEAD' })]
      expect(head.body).toHaveLength(0)
      expect({ ...head, headers: { ...head.headers, date: '' }, body: '' }).toEqual({
        ...whole,
        headers: { ...whole.headers, date: '' },
        body: '',
      })
    }
  })

  test('while files may change at any moment, browsers ask again for all but our own whose names change with them', async () => {
    const { port } = await start({ isLive: true })
    const cached = async (path: string) => (await get(path, {}, { port })).headers['cache-control']
    expect(await cached('/cv.pdf')).toBe('no-cache')
    expect(await cached('/assets/app-1a2b.js')).toContain('immutable')
    // The author of two proposals can give two pictures one name.
    expect(await cached('/assets/photo-1a2b.avif')).toBe('no-cache')
    expect((await get('/assets/photo-1a2b.avif')).headers['cache-control']).toContain('immutable')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const { status, headers } = await get('/contact', { 'content-length': '1000' }, { method, body: 'a'.repeat(1000) })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('the security headers given are on every response, and win', async () => {
    const { port } = await start({
      analyticsPath: '/insights.js',
      headers: () => ({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }),
    })
    for (const path of ['/', '/inconnu', '/projets/', '/cv.pdf', '/insights.js']) {
      const { headers } = await get(path, {}, { port })
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    }
    expect((await get('/', {}, { port, method: 'POST' })).headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('compression', () => {
  test('text is sent in brotli, else in gzip, else as it is', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    const plain = await get('/')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(HOME)
    expect(gunzipSync(gzip.body).toString()).toBe(HOME)
    expect(plain.body.toString()).toBe(HOME)
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect([brotli, gzip, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
    expect(brotli.body.length).toBeLessThan(gzip.body.length)
  })

  test('the 404 page is compressed too', async () => {
    const { headers, body } = await get('/inconnu', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(NOT_FOUND)
  })

  test.each([
    ['/cv.pdf', PDF],
    ['/assets/photo-1a2b.avif', PDF],
    ['/site.webmanifest', Buffer.from('{}')],
    ['/vide.txt', Buffer.from('')],
  ])('%s, a picture, a PDF or what would grow, is sent as it is', async (path, content) => {
    const { headers, body } = await get(path, { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(content.length)])
    expect(body.equals(content)).toBe(true)
    if (content === PDF) expect(headers.vary).toBeUndefined()
  })
})

describe('validation', () => {
  test.each(['br', 'gzip', 'identity'])('what the client has in %s is not sent again', async (encoding) => {
    const asked = { 'accept-encoding': encoding }
    const { etag = '' } = (await get('/', asked)).headers
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const again = await get('/', { ...asked, 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(again.headers['content-type']).toBeUndefined()
    expect((await get('/', { ...asked, 'if-none-match': '"old"' })).status).toBe(200)
  })

  test('a file that changes on disk is served anew', async () => {
    const { port } = await start({ folder: join(parent, 'changing') })
    const page = join(parent, 'changing', 'index.html')
    await writeFiles(join(parent, 'changing'), { 'index.html': 'a'.repeat(2000) })
    const asked = { 'accept-encoding': 'br' }
    const first = await get('/', asked, { port })
    await writeFile(page, 'b'.repeat(2000))
    await utimes(page, new Date(), new Date(Date.now() + 5000))
    const second = await get('/', { ...asked, 'if-none-match': first.headers.etag }, { port })
    expect(second.status).toBe(200)
    expect(brotliDecompressSync(second.body).toString()).toBe('b'.repeat(2000))
    await rm(page)
    expect((await get('/', asked, { port })).status).toBe(404)
  })
})

describe('ranges', () => {
  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=900-', 900, 1000],
    ['bytes=990-5000', 990, 1000],
  ])('%s of the PDF', async (range, from, to) => {
    const { status, headers, body } = await get('/cv.pdf', { range })
    expect(status).toBe(206)
    expect(headers).toMatchObject({
      'content-range': `bytes ${from}-${to - 1}/1000`,
      'content-length': String(to - from),
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
    })
    expect(body.equals(PDF.subarray(from, to))).toBe(true)
  })

  test('a range beyond the end is refused, and the 404 page has none', async () => {
    const { status, headers, body } = await get('/cv.pdf', { range: 'bytes=1000-' })
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */1000', 0])
    expect((await get('/inconnu', { range: 'bytes=0-9' })).status).toBe(404)
  })

  test.each([
    ...['bytes=5-2', 'bytes=0-0', 'bytes=-10', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=x'],
    ...['bytes=0-9007199254740993', `bytes=5-${'9'.repeat(400)}`, `bytes=${'9'.repeat(20)}-`],
  ])('%s gets the whole', async (range) => {
    const { status, headers, body } = await get('/cv.pdf', { range })
    expect([status, body.length, headers['accept-ranges']]).toEqual([200, 1000, 'bytes'])
  })

  test('never of another file than the one the client has begun', async () => {
    const { etag } = (await get('/cv.pdf')).headers
    for (const begun of [etag, '"old"'])
      expect((await get('/cv.pdf', { range: 'bytes=0-9', 'if-range': begun })).status).toBe(200)
    expect((await get('/cv.pdf', { range: 'bytes=0-9', 'if-none-match': etag })).status).toBe(304)
  })

  test('a part of a text is a part of the text, not of its compressed form', async () => {
    // Less than a kilobyte would never be compressed.
    const { status, headers, body } = await get('/', { range: 'bytes=0-1199', 'accept-encoding': 'br' })
    expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, HOME.slice(0, 1200)])
  })
})

test('the analytics script is empty, where the host would have it', async () => {
  const { status, headers, body } = await get('/_vercel/insights/script.js')
  expect([status, headers['content-type'], body.length]).toEqual([200, 'text/javascript; charset=utf-8', 0])
  const { port } = await start()
  expect((await get('/_vercel/insights/script.js', {}, { port })).status).toBe(404)
})

describe('the form', () => {
  const call = JSON.stringify({
    user_id: 'k',
    service_id: 's',
    template_id: 't',
    template_params: { name: 'Jeanne', description: 'Bonjour' },
  })
  const send = (port: number, base = '/') =>
    get(`${base}_outbox/api/v1.0/email/send`, {}, { port, method: 'POST', body: call })

  test('a page is served as it was built, with an outbox or without, which takes no message', async () => {
    for (const outbox of [null, { folder: join(parent, 'unused') }]) {
      const { port } = await start({ headers: { 'content-security-policy': POLICY }, outbox })
      const { headers, body } = await get('/contact', {}, { port })
      expect([headers['content-security-policy'], body.toString()]).toEqual([POLICY, CONTACT])
      if (outbox === null) expect((await send(port)).status).toBe(405)
    }
  })

  test.each(['/', '/dossier/'])('the outbox below %s keeps a message', async (base) => {
    const lines: string[] = []
    const outbox = join(parent, 'outbox', base)
    const { port } = await start({
      base,
      headers: { 'Content-Security-Policy': POLICY },
      outbox: { folder: outbox, onMessage: ({ line }) => lines.push(line) },
    })
    const sent = await send(port, base)
    expect([sent.status, sent.body.toString()]).toEqual([200, 'OK'])
    expect(sent.headers['content-security-policy']).toBe(POLICY)
    expect((await readdir(outbox)).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
    expect(lines).toEqual([expect.stringMatching(/^Message de Jeanne gardé dans .+\.eml$/)])
  })
})

describe('the server itself', () => {
  test('says so when its port is taken', async () => {
    await expect(serve({ folder, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('stops although browsers keep connections open, and may be told twice', async () => {
    const other = await serve({ folder })
    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve, reject) => {
      request({ port: other.port, agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
    const idle = connect(other.port, '127.0.0.1').on('error', () => {})
    await new Promise((resolve) => idle.once('connect', resolve))
    const begin = performance.now()
    await Promise.all([other.close(), other.close()])
    expect(performance.now() - begin).toBeLessThan(1500)
    await expect(get('/', {}, { port: other.port })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    agent.destroy()
  })

  test('answers a fault of its own with a 500 and tells it', async () => {
    const errors: unknown[] = []
    const { port } = await start({
      onError: (error) => errors.push(error),
      headers: () => {
        throw new Error('no headers today')
      },
    })
    const { status, body } = await get('/', {}, { port })
    expect([status, body.toString()]).toEqual([500, 'Erreur du serveur\n'])
    expect(errors).toEqual([new Error('no headers today')])
  })

  test.skipIf(!existsSync('/proc/self/mem'))('goes on when a file cannot be read to its end', async () => {
    const { port } = await start({ folder: '/proc/self' })
    await expect(get('/mem', {}, { port })).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect((await get('/inconnu', {}, { port })).status).toBe(404)
  })

  test('closes the file of a visitor who leaves', async () => {
    const large = join(parent, 'large')
    await writeFiles(large, { 'film.mp4': '' })
    await truncate(join(large, 'film.mp4'), 50_000_000)
    const { port } = await start({ folder: large })
    const open = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).endsWith('film.mp4')).length
    const leaving = request({ port, path: '/film.mp4', agent: false })
    leaving.on('error', () => {})
    await new Promise((resolve) => leaving.on('response', (response) => response.once('data', resolve)).end())
    if (existsSync('/proc/self/fd')) expect(open()).toBe(1)
    leaving.destroy()
    if (existsSync('/proc/self/fd')) await expect.poll(open).toBe(0)
  })

  test('gives a hundred requests at once their own answers', async () => {
    const paths = Array.from({ length: 100 }, (_, index) => ['/', '/projets', '/cv.pdf', '/inconnu'][index % 4] ?? '/')
    const answers = await Promise.all(paths.map((path) => get(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map((path) => (path === '/inconnu' ? 404 : 200)))
  })
})
