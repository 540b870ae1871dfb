import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

test('addresses carry the base, and the start lies within the scope', () => {
  const manifest = JSON.parse(webManifest({ name: 'Camille Persienne' }, '/dossier/'))
  expect(manifest).toMatchObject({ lang: 'fr', id: '/dossier/', start_url: '/dossier/', scope: '/dossier/' })
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    '/dossier/favicon.svg',
    '/dossier/icon-192.png',
    '/dossier/icon-512.png',
    '/dossier/icon-maskable-512.png',
  ])
})

test.each([
  ['Camille Persienne', 'Camille'],
  ['Léa Roux', 'Léa Roux'],
  ['Camille', 'Camille'],
])('%s is called %s under the icon', (name, short) => {
  expect(JSON.parse(webManifest({ name }, '/'))).toMatchObject({ name, short_name: short })
})
