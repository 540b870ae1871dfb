import { expect, test } from 'vitest'
import { robots } from './robots.ts'

const ORIGIN = 'https://zoe.fr'

test.each([null, 'oui'] as const)('with aiTraining %s everything is allowed', (aiTraining) => {
  expect(robots({ origin: ORIGIN, lang: 'fr', aiTraining }, '/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://zoe.fr/sitemap.xml\n',
  )
})

test('without AI training its crawlers are refused as one group, and search engines are not', () => {
  const [all, refused = '', sitemap] = robots({ origin: ORIGIN, lang: 'fr', aiTraining: 'non' }, '/').split('\n\n')
  expect(all).toBe('User-agent: *\nAllow: /')
  // Rules hold for all names above them (RFC 9309, 2.2.1).
  expect(refused).toMatch(/^(User-agent: [\w-]+\n)+Disallow: \/$/)
  for (const name of ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot']) expect(refused).toContain(`: ${name}\n`)
  expect(refused).not.toMatch(/: (Googlebot|bingbot|DuckDuckBot)\n/)
  expect(sitemap).toBe('Sitemap: https://zoe.fr/sitemap.xml\n')
})
