import { expect, test } from 'vitest'
import { LANGUAGES } from '../../scripts/fields/site-texts/languages.ts'
import { localPath } from './local-path.ts'

test.each([
  ['', ''],
  ['projets', 'projects'],
  ['projets/banque', 'projects/banque'],
  ['projets/accessibilite', 'projects/accessibilite'],
  ['projets/technologies/react', 'projects/technologies/react'],
  ['projets/page/2', 'projects/page/2'],
  ['mentions-legales#donnees', 'legal-notice#donnees'],
  ['plan-du-site', 'site-map'],
  ['flux.atom', 'feed.atom'],
  ['cv.pdf', 'cv.pdf'],
  ['a-propos', 'a-propos'],
])('in English %s is %s', (path, expected) => {
  expect(localPath(path, LANGUAGES.en.addresses)).toBe(expected)
  expect(localPath(path, LANGUAGES.fr.addresses)).toBe(path)
})
