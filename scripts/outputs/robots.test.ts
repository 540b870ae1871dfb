import { expect, test } from 'vitest'
import { robots } from './robots.ts'

test('everything may be read, and the sitemap has a whole address', () => {
  expect(robots('https://camille.example.org', '/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://camille.example.org/sitemap.xml\n',
  )
  expect(robots('https://camille.example.org', '/dossier/')).toContain(
    'Sitemap: https://camille.example.org/dossier/sitemap.xml\n',
  )
})
