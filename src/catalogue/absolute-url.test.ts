import { expect, test } from 'vitest'
import { absolutePictureUrl, absoluteUrl } from './absolute-url.ts'

test.each([
  ['fr', '/', '/', 'https://camille.example.org'],
  ['fr', '/', 'projets/banque', 'https://camille.example.org/projets/banque'],
  ['fr', '/dossier/', '/', 'https://camille.example.org/dossier/'],
  ['fr', '/dossier/', '/contact', 'https://camille.example.org/dossier/contact'],
  ['en', '/en/', '/', 'https://camille.example.org/en'],
  ['en', '/dossier/en/', '/', 'https://camille.example.org/dossier/en'],
] as const)('in %s, below %s, %s is %s', (lang, base, path, url) => {
  expect(absoluteUrl({ origin: 'https://camille.example.org', lang }, base, path)).toBe(url)
})

test('a picture is its widest file', () => {
  const picture = { name: 'assets/images/banque-1f2e3d4c', widths: [335, 670], width: 670, height: 377 } as const
  expect(absolutePictureUrl('https://camille.example.org', '/', { ...picture, hue: 'sea', alt: '' })).toBe(
    'https://camille.example.org/assets/images/banque-1f2e3d4c-670.webp',
  )
})
