import { expect, test } from 'vitest'
import { lookOf } from '../compile/catalogue/look.ts'
import { webManifest } from './web-manifest.ts'

test('addresses carry the base, and the start lies within the scope', () => {
  const manifest = JSON.parse(webManifest({ name: 'Camille Persienne', lang: 'fr', look: lookOf() }, '/dossier/'))
  expect(manifest).toMatchObject({ lang: 'fr', id: '/dossier/', start_url: '/dossier/', scope: '/dossier/' })
  const icons = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(icons.map((name) => `/dossier/${name}`))
})

test.each([
  ['Camille Persienne', 'Camille'],
  ['Léa Roux', 'Léa Roux'],
  ['Camille', 'Camille'],
  // The longest name that fits.
  ['Zoé Martinez', 'Zoé Martinez'],
  ['Anaïs Moreaux', 'Anaïs'],
])('%s is called %s under the icon', (name, short) => {
  expect(JSON.parse(webManifest({ name, lang: 'fr', look: lookOf() }, '/'))).toMatchObject({ name, short_name: short })
})
