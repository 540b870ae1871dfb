import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OF_DOCUMENTS } from '../../scripts/outputs/headers.ts'
import { serverFiles, serverFolder } from '../../scripts/outputs/host-files.ts'
import { readSite, siteFiles, siteHeaders } from '../support/built-site.ts'
import { findWebServer, WEB_SERVERS } from '../support/installed-servers.ts'
import { SITE_FOLDER, startCommand } from '../support/preview-server.ts'
import { type RunningServer, startServer } from '../support/web-servers.ts'

/** Our own server, and two real ones with the generated files. */
const SERVERS = ['preview', ...WEB_SERVERS] as const
type Name = (typeof SERVERS)[number]

const HEADERS = siteHeaders()
const SECURITY = Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]))

/** Headers of pictures, fonts, modules and style sheets. */
const OF_PARTS = Object.fromEntries(
  Object.entries(HEADERS)
    .filter(([name]) => !OF_DOCUMENTS.includes(name))
    .map(([name, value]) => [name.toLowerCase(), value]),
)
const FOR_DOCUMENTS = OF_DOCUMENTS.map((name) => name.toLowerCase())

const PAGES = siteFiles()
  .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  .map((file) => `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`)
const ASSETS = siteFiles().filter((file) => file.startsWith('assets/'))
/** One file of each kind. */
const KINDS = [...new Map(ASSETS.map((file) => [file.slice(file.lastIndexOf('.')), `/${file}`])).values()]

const PARTS = ['.avif', '.css', '.js', '.webp', '.woff2']

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Sends the path unchanged, because `fetch` would normalise it and follow redirects. */
function get(url: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const asking = request({ hostname, port, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body: plain.toString() })
    })
    asking.on('error', reject)
    asking.end()
  })
}

async function start(name: Name): Promise<RunningServer> {
  if (name !== 'preview') return startServer(name, SITE_FOLDER)
  const { url, stop } = await startCommand('preview', ['--out', SITE_FOLDER, '--port', '0'])
  return { url, stop: async () => void (await stop()) }
}

const isHere = (name: Name) => name === 'preview' || findWebServer(name) !== null

/** These headers get full marks in Mozilla's HTTP Observatory. */
test('the build asks for the strictest of each header', () => {
  expect(SECURITY).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* base-uri 'none'; frame-ancestors 'none'/),
    'strict-transport-security': expect.stringMatching(/^max-age=63072000\b/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(SECURITY['content-security-policy']).not.toMatch(
    /'unsafe-|data:|blob:|\*|http:|https:(?!\/\/api\.emailjs\.com )/,
  )
  for (const file of siteFiles().filter((file) => file.endsWith('.html')))
    expect(readSite(file), file).not.toMatch(/<script[^>]*\ssrc="(?:https?:)?\/\//)
})

test('no module starts a worker, which would need the headers of documents', () => {
  for (const file of ASSETS.filter((name) => name.endsWith('.js')))
    expect(readSite(file), file).not.toMatch(/\bWorker\(|serviceWorker|Worklet/)
})

test('no line of _headers is longer than 2000 characters, because Cloudflare Pages drops longer ones', () => {
  expect(readSite('_headers')).not.toMatch(/.{2001}/)
})

describe.each(SERVERS)('%s', (name) => {
  describe.skipIf(!isHere(name))('with the files of the build', () => {
    let server: RunningServer
    beforeAll(async () => {
      server = await start(name)
    })
    afterAll(() => server?.stop())

    test.each([...PAGES, '/nulle-part'])(
      '%s has every security header, and gives nothing to other sites',
      async (path) => {
        const { status, headers, body } = await get(server.url, path)
        expect(status).toBe(path === '/nulle-part' ? 404 : 200)
        expect(headers).toMatchObject(SECURITY)
        expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
        expect(headers['cache-control']).toBe('no-cache')
        expect(body).toBe(readSite(path === '/nulle-part' ? '404.html' : path === '/' ? 'index.html' : `${path}.html`))
        expect(headers).not.toHaveProperty('access-control-allow-origin')
        expect(headers).not.toHaveProperty('set-cookie')
      },
    )

    test.each(KINDS)('%s is kept for ever, and a part of a page has no header of documents', async (path) => {
      const { status, headers } = await get(server.url, path)
      expect([status, headers['cache-control']]).toEqual([200, FOR_EVER])
      const isPart = PARTS.includes(path.slice(path.lastIndexOf('.')))
      expect(headers).toMatchObject(isPart ? OF_PARTS : SECURITY)
      expect(Object.keys(headers).filter((header) => FOR_DOCUMENTS.includes(header))).toHaveLength(
        isPart ? 0 : FOR_DOCUMENTS.length,
      )
      expect(headers['content-type']).not.toBe('application/octet-stream')
    })

    test.each(['/cv.pdf', '/favicon.svg', '/site.webmanifest'])(
      '%s, which can be opened, has every security header',
      async (path) => {
        const { status, headers } = await get(server.url, path)
        expect(status).toBe(200)
        expect(headers).toMatchObject(SECURITY)
      },
    )

    test.each([{ range: 'bytes=99999999-' }, { 'if-match': '"never"' }])(
      'a part that cannot be answered as %j asks is no page without a policy',
      async (asked: Record<string, string>) => {
        const [part = ''] = KINDS.filter((path) => path.endsWith('.avif'))
        const { headers, body } = await get(server.url, part, asked)
        if (body === '' || !headers['content-type']?.includes('html')) return
        expect(headers).toMatchObject(Object.fromEntries(FOR_DOCUMENTS.map((name) => [name, SECURITY[name]])))
      },
    )

    test.each([
      '/assets/disparu-1a2b3c.js',
      '/assets/images/disparu-1a2b3c-335.avif',
      '/projets/nulle-part',
      '/nulle-part.html?a=b',
    ])('%s is not there, and is asked for again next time', async (path) => {
      const first = await get(server.url, path)
      const { status, headers, body } =
        first.status === 308 ? await get(server.url, first.headers.location ?? '') : first
      expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
      expect(headers).toMatchObject(SECURITY)
      expect(body).toBe(readSite('404.html'))
    })

    test.each([
      ...['/.site.json', '/nginx.conf', '/Caddyfile', '/.git/config', '/_headers', '/%5Fheaders', '/vercel.json'],
      ...['/404', '/404.html'],
    ])('%s is not given out', async (path) => {
      const { status, headers } = await get(server.url, path)
      expect(status).toBe(404)
      expect(headers).toMatchObject(SECURITY)
    })

    test.each([
      ['/projets.html', '/projets'],
      ['/projets/', '/projets'],
      ['/projets/banque.html?a=b', '/projets/banque?a=b'],
      ['/projets/banque/?a=b', '/projets/banque?a=b'],
      ['/index.html', '/'],
      ['/index?a=b', '/?a=b'],
    ])('%s leads to %s', async (path, target) => {
      const { status, headers } = await get(server.url, path)
      expect(status).toBe(308)
      const { origin } = new URL(server.url)
      expect(new URL(headers.location ?? '', server.url).href).toBe(origin + target)
    })

    test.each(['//example.org/x.html', '//example.org/x/', '/%0d%0aX-Evil:%201/x.html', '/\\example.org/x.html'])(
      '%s leads to no other host',
      async (path) => {
        const { headers } = await get(server.url, path)
        const location = headers.location ?? '/'
        expect(new URL(location, server.url).host).toBe(new URL(server.url).host)
        expect(headers).not.toHaveProperty('x-evil')
      },
    )

    test('text is compressed when the browser asks for it, and not sent again when it has not changed', async () => {
      const compressed = await get(server.url, '/projets', { 'accept-encoding': 'gzip' })
      expect(compressed.headers['content-encoding']).toBe('gzip')
      const { headers } = await get(server.url, '/projets')
      const again = await get(server.url, '/projets', { 'if-none-match': headers.etag ?? '' })
      expect([again.status, again.body]).toEqual([304, ''])
    })

    test.each([
      ['/nulle-part', 'fr'],
      ['/en/nowhere', 'en'],
      ['/en/projects/nowhere', 'en'],
      ['/en/404', 'en'],
    ])('%s answers 404 in the language of its folder: %s', async (path, lang) => {
      const { status, body } = await get(server.url, path)
      expect(status).toBe(404)
      expect(body).toContain(`<html lang="${lang}"`)
    })

    test('the home page of a language has no slash at its end', async () => {
      expect((await get(server.url, '/en')).status).toBe(200)
      const { status, headers } = await get(server.url, '/en/')
      expect([status, new URL(headers.location ?? '', server.url).pathname]).toEqual([308, '/en'])
    })
  })
})

describe.each(WEB_SERVERS)('%s, the site in a folder of its host', (name) => {
  describe.skipIf(!isHere(name))('with the files of the build', () => {
    let root: string
    let server: RunningServer
    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'root-'))
      const site = join(root, 'dossier')
      await cp(SITE_FOLDER, site, { recursive: true })
      await mkdir(serverFolder(site))
      for (const { path, content } of serverFiles({ base: '/dossier/', headers: HEADERS }))
        await writeFile(join(serverFolder(site), path), content)
      server = await startServer(name, site, root)
    })
    afterAll(async () => {
      await server?.stop()
      await rm(root, { recursive: true, force: true })
    })

    test.each([
      ['/dossier/', 200],
      ['/dossier/projets', 200],
      ['/dossier/projets/banque', 200],
      ['/dossier/nulle-part', 404],
      ['/dossier/assets/disparu.js', 404],
      ['/dossier/.site.json', 404],
    ])('%s answers %i with every security header', async (path, status) => {
      const answer = await get(server.url, path)
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(SECURITY)
    })

    test.each(KINDS)('%s is known as a part of a page there, or is none', async (path) => {
      const { status, headers } = await get(server.url, `/dossier${path}`)
      expect(status).toBe(200)
      expect('content-security-policy' in headers).toBe(!PARTS.includes(path.slice(path.lastIndexOf('.'))))
    })

    test('other spellings stay in the folder', async () => {
      const { status, headers } = await get(server.url, '/dossier/projets.html')
      expect(status).toBe(308)
      expect(new URL(headers.location ?? '', server.url).pathname).toBe('/dossier/projets')
    })
  })
})
