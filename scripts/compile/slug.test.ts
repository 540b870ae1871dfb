import { expect, test } from 'vitest'
import { isReserved, slugify, toSlug } from './slug.ts'

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
  ['Ægir æ', 'aegir-ae'],
  ['  -- Banque -- ', 'banque'],
  ['a__b  c', 'a-b-c'],
  ['!?', ''],
])('« %s » becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test.each(['page', 'index', 'technologies', 'categories'])('%s is kept for the site', (name) => {
  const slug = toSlug(name)
  expect(slug !== null && isReserved(slug)).toBe(true)
})

test('other names are free', () => {
  const slug = toSlug('pages')
  expect(slug !== null && isReserved(slug)).toBe(false)
})
