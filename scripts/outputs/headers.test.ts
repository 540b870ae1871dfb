import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { counterOf, trackerOf } from '../../src/catalogue/analytics.ts'
import type { Analytics } from '../../src/catalogue/types.ts'
import { securityHeaders } from './headers.ts'

const trackerWith = (analytics: Partial<Analytics> | null) =>
  trackerOf({
    analytics: analytics && { name: 'non', url: null, id: null, ...analytics },
    origin: 'https://zoe-martin.fr',
  })

/** Addresses of the services, as in their documentation (docs/decisions/analytics.md). */
test.each([
  [{ name: 'plausible' }, 'https://plausible.io/js/script.js', 'https://plausible.io/api/event'],
  [{ name: 'plausible', id: 'pa-Ab_1' }, 'https://plausible.io/js/pa-Ab_1.js', 'https://plausible.io/api/event'],
  [{ name: 'umami', id: 'x' }, 'https://cloud.umami.is/script.js', 'https://gateway.umami.is/api/send'],
  [{ name: 'goatcounter', id: 'zoe' }, 'https://gc.zgo.at/count.v5.js', 'https://zoe.goatcounter.com/count'],
  [
    { name: 'matomo', id: '3', url: 'https://stats.zoe-martin.fr/m;1,2/?a=b#c' },
    'https://stats.zoe-martin.fr/m;1,2/matomo.js',
    'https://stats.zoe-martin.fr/m;1,2/matomo.php',
  ],
])('%j loads its script and may send to one address', (analytics, script, sends) => {
  const tracker = trackerWith(analytics)
  expect(tracker).toMatchObject({ script, sends, isOwn: false })
  const { common } = securityHeaders({
    ...{ styles: [], scripts: [tracker?.setup ?? ''], mailSource: "'self'", formAction: "'self'", hsts: null, tracker },
  })
  const policy = common['Content-Security-Policy'] ?? ''
  const hash = createHash('sha256')
    .update(tracker?.setup ?? '')
    .digest('base64')
  const written = (address: string) => address.replace(';', '%3B').replace(',', '%2C')
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' 'sha256-${hash}' ${written(script)}`,
      `connect-src 'self' ${written(sends)}`,
      `img-src 'self' ${written(sends)}`,
    ]),
  )
  expect(common['Cross-Origin-Embedder-Policy']).toBe('credentialless')
})

test.each([
  ['vercel', '/_vercel/insights/script.js'],
  ['/mesure.js', '/mesure.js'],
])('%s is answered by the site’s own host, and the policy lets nothing out', (name, script) => {
  const tracker = trackerWith({ name })
  expect(tracker).toEqual({ script, attributes: {}, setup: null, sends: "'self'", isOwn: true })
  const { common } = securityHeaders({
    ...{ styles: [], scripts: [], mailSource: 'https://mail.example.org', formAction: "'self'", hsts: null, tracker },
  })
  expect(common['Content-Security-Policy']).toContain(
    "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src https://mail.example.org 'self';",
  )
  expect(common['Cross-Origin-Embedder-Policy']).toBe('require-corp')
  expect(counterOf({ name, url: null, id: null })).toBeNull()
})

test('Matomo writes no cookie: that is the first thing it is told', () => {
  const { setup } = trackerWith({ name: 'matomo', id: '3', url: 'https://stats.zoe-martin.fr' }) ?? {}
  expect(setup).toMatch(/^window\._paq=\[\["disableCookies"\],/)
})

test('nothing is loaded, said or sent where nothing is counted', () => {
  expect(trackerWith(null)).toBeNull()
  expect(counterOf(null)).toBeNull()
})

test('the policy lets a film in only where a page shows one', () => {
  const policyWith = (hasVideo: boolean) =>
    securityHeaders({ ...{ styles: [], scripts: [], hsts: null, tracker: null }, hasVideo }).common[
      'Content-Security-Policy'
    ]
  expect(policyWith(true)).toContain("; media-src 'self'; ")
  expect(policyWith(false)).not.toContain('media-src')
})

test('no header makes Chromium start a second process for a page (docs/decisions/pages.md)', () => {
  const { common } = securityHeaders({ ...{ styles: [], scripts: [], hsts: null, tracker: null } })
  expect(
    Object.keys(common).filter((name) => /^(Cross-Origin-Opener-Policy|Origin-Agent-Cluster)$/i.test(name)),
  ).toEqual([])
})

test('no page asks for the camera, the microphone, the place or a payment', () => {
  const { common } = securityHeaders({ ...{ styles: [], scripts: [], hsts: null, tracker: null } })
  expect(common['Permissions-Policy']).toBe('camera=(), geolocation=(), microphone=(), payment=()')
})
