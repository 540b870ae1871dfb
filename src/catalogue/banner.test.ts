import { expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import { toBannerText } from './banner.ts'

test.each([
  [{ number: 8, title: 'Banque en ligne', label: 'Projet 8' }, 'Projet 8 | Banque en ligne'],
  [{ number: 10, title: null, label: 'Projet 10' }, 'Projet 10 non démarré...'],
  [{ number: null, title: 'Atelier', label: 'Projet personnel' }, 'Projet personnel | Atelier'],
  [{ number: null, title: 'Atelier', label: '' }, 'Atelier'],
  [{ number: null, title: null, label: 'Projet personnel' }, 'Projet non démarré...'],
] as const)('%o is announced as « %s »', (project, banner) => {
  expect(toBannerText(project, FRENCH.project)).toBe(banner)
})
