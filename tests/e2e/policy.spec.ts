import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { securityHeaders } from '../../scripts/outputs/headers.ts'
import { serve } from '../../scripts/server/static-server.ts'
import { walk, watchForViolations } from '../support/policy-walk.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 240_000 })

test('a full walk of the built site violates its policy nowhere', async ({ page, mail, baseURL }) => {
  const violations = await watchForViolations(page)
  await page.goto('/projets')
  const slugs = await page.$$eval('a[data-project]', (cards) => cards.map((card) => card.getAttribute('data-project')))
  expect(slugs).toHaveLength(12)
  await walk(
    page,
    baseURL ?? '',
    slugs.map((slug) => slug ?? ''),
  )
  expect(mail.calls()).toHaveLength(1)
  expect(violations).toEqual([])
})

test('a violation would be seen', async ({ page }) => {
  const violations = await watchForViolations(page)
  await page.goto('/')
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://evil.example.net/x.png' })))
  await expect.poll(() => violations.join()).toContain('img-src https://evil.example.net')
})

test.describe('a file of public/ that a stranger wrote', () => {
  const SECRET = 'Ma candidature chez Acme'
  const FILES: Readonly<Record<string, string>> = {
    'relecture.html': `<!doctype html><title>Relecture</title><p>${SECRET}<img src="/plan.svg">`,
    'plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script href="/aide.js"/></svg>',
    'aide.html':
      '<!doctype html><title>Aide</title><img src="/plan.svg"><script src="/aide.js"></script><script type="module" src="/demo.js"></script>',
    'aide.js': `const policy = trustedTypes.createPolicy('catalogue', { createScriptURL: (url) => url })
      const stay = async () => navigator.serviceWorker.register(policy.createScriptURL('/veille.js'))
      Promise.allSettled([fetch('/relecture').then((answer) => answer.text()), stay()]).then((ends) =>
        document.documentElement.setAttribute('data-said', ends.map(({ status }) => status).join()))`,
    'demo.js': "document.documentElement.setAttribute('data-demo', 'runs')",
    'veille.js': `addEventListener('install', () => skipWaiting())
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(
        new Response('<title>Taken</title>', { headers: { 'content-type': 'text/html' } })))`,
  }
  let folder: string
  const headers = securityHeaders({ styles: [], scripts: [], mailSource: "'self'", tracker: null, hsts: null }).common
  const isForeign = (path: string) => path in FILES && path !== 'relecture.html'
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'public-'))
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  })
  test.afterAll(() => rmSync(folder, { recursive: true }))

  test('runs on local servers without reading the site or staying in the browser', async ({ page }) => {
    const server = await serve({ folder, headers, isForeign })
    for (const document of ['plan.svg', 'aide']) {
      await page.goto(server.url + document)
      const root = page.locator(':root')
      await expect(root).toHaveAttribute('data-said', 'rejected,rejected')
      expect(await page.evaluate('self.origin')).toBe('null')
    }
    await expect(page.locator(':root')).toHaveAttribute('data-demo', 'runs')
    const drawn = () => page.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)
    expect(await drawn()).toBe(9)
    await page.goto(`${server.url}relecture`)
    await expect(page.getByText(SECRET)).toBeVisible()
    expect(await drawn()).toBe(9)
    await server.close()
  })

  test('is removed from the browser if an older version let it stay', async ({ page }) => {
    const older = createServer((request, response) => {
      const name = new URL(request.url ?? '', 'http://a.example').pathname.slice(1)
      response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html')
      response.end(FILES[name] ?? "<script>navigator.serviceWorker.register('/veille.js')</script>")
    }).listen(0, '127.0.0.1')
    await once(older, 'listening')
    const { port } = older.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    older.closeAllConnections()
    await new Promise((resolve) => older.close(resolve))
    const server = await serve({ folder, headers, isForeign, port })
    await page.goto(`${server.url}relecture`)
    await expect(page).toHaveTitle('Taken')
    await expect
      .poll(async () => {
        await page.goto(`${server.url}relecture`)
        return page.title()
      })
      .toBe('Relecture')
    await server.close()
  })
})
