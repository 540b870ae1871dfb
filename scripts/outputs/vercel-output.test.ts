import { expect, test } from 'vitest'
import { vercelConfig } from './vercel-output.ts'

const { routes, overrides } = vercelConfig({
  headers: { 'X-Content-Type-Options': 'nosniff' },
  pages: ['index.html', 'contact.html', 'projets/banque.html', '404.html', 'en/404.html'],
})

/** Returns the first route that matches an address, as Vercel chooses it. */
function endOf(path: string) {
  return routes.find((route) => 'src' in route && !('continue' in route) && new RegExp(`^${route.src}$`).test(path))
}

test('pages lose their extension, those of unknown addresses keep it', () => {
  expect(overrides).toEqual({
    'index.html': { path: 'index' },
    'contact.html': { path: 'contact' },
    'projets/banque.html': { path: 'projets/banque' },
  })
})

test('all responses carry the headers', () => {
  expect(routes[0]).toEqual({ src: '/(.*)', headers: { 'X-Content-Type-Options': 'nosniff' }, continue: true })
})

test.each([
  ['/index.html', { Location: '/' }],
  ['/index', { Location: '/' }],
  ['/projets/banque.html', { Location: '/$1' }],
  ['/contact/', { Location: '/$1' }],
])('%s has one spelling', (path, headers) => {
  expect(endOf(path)).toMatchObject({ status: 308, headers })
})

test.each(['//example.org/', '//example.org.html', '/a//example.org/', '/https:/example.org/'])(
  '%s, which names another host, leads nowhere',
  (path) => {
    expect(endOf(path)).not.toMatchObject({ status: 308 })
  },
)

test.each(['/.site.json', '/.git/config', '/nulle-part'])('%s is not found', (path) => {
  expect(endOf(path)).toMatchObject({ status: 404, dest: '/404.html' })
})

test('what is not found below a language is told in it', () => {
  expect(endOf('/en/nowhere')).toMatchObject({ status: 404, dest: '/en/404.html' })
  expect(endOf('/enough')).toMatchObject({ status: 404, dest: '/404.html' })
  expect(endOf('/en/404.html')).not.toMatchObject({ status: 308 })
})

test('what stands under .well-known is served', () => {
  expect(routes.indexOf(endOf('/.well-known/security.txt') as never)).toBe(routes.length - 1)
})
