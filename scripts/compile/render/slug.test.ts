import { expect, test } from 'vitest'
import { isReserved, nearSlug, slugify, toSlug } from './slug.ts'

test.each(['banque', 'a', '2026', 'banque-en-ligne', 'a-1-b'])('%s is an address as it stands', (name) => {
  expect(toSlug(name)).toBe(name)
})

test.each(['', 'Banque', 'bânque', 'ban que', '-banque', 'banque-', 'a--b', 'a_b', 'a.b', 'a/b', '-'])(
  '« %s » is no address',
  (name) => {
    expect(toSlug(name)).toBeNull()
  },
)

test.each([
  ['Écran d’accueil', 'ecran-d-accueil'],
  ['Œuvre, ŒUVRE et œuvre', 'oeuvre-oeuvre-et-oeuvre'],
  ['Straßenfest in Łódź og Tromsø', 'strassenfest-in-lodz-og-tromso'],
  ['Ægir æ', 'aegir-ae'],
  ['  -- Banque -- ', 'banque'],
  ['a__b  c', 'a-b-c'],
  ['!?', ''],
])('« %s » becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a name has a hundred characters at most', () => {
  expect(toSlug('a'.repeat(100))).not.toBeNull()
  expect(toSlug('a'.repeat(101))).toBeNull()
  expect(nearSlug(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
})

test.each(['con', 'prn', 'aux', 'nul', 'com1', 'lpt9'])('%s is a device of Windows', (name) => {
  expect([name, `${name}-a`].map((slug) => isReserved(slug, 'project'))).toEqual([true, false])
})

test('some names are kept for the site, others are free', () => {
  const kept = ['page', 'index', 'technologies', 'categories']
  expect([...kept, 'pages'].filter((slug) => isReserved(slug, 'project'))).toEqual(kept)
})

test('a page of the owner’s cannot have the address of another page or file of the site', () => {
  const kept = ['projets', 'contact', 'cv', 'plan-du-site', 'mentions-legales', 'accessibilite', 'styleguide', '404']
  const free = ['a-propos', 'technologies', 'page']
  expect([...kept, 'assets', 'share', 'index', ...free].filter((slug) => !isReserved(slug, 'page'))).toEqual(free)
})
