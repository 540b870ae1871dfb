import { expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/words.ts'
import { toBannerText } from './banner.ts'

test.each([
  [{ number: 8, title: 'Banque en ligne', category: 'Formation' }, 'Projet 8 | Banque en ligne'],
  [{ number: 10, title: null, category: 'Formation' }, 'Projet 10 non démarré...'],
  [{ number: null, title: 'Atelier', category: 'Personnel' }, 'Projet personnel | Atelier'],
  [{ number: null, title: 'Atelier', category: 'Formation' }, 'Projet | Atelier'],
  [{ number: null, title: null, category: 'Personnel' }, 'Projet non démarré...'],
] as const)('%o is announced as « %s »', (project, banner) => {
  expect(toBannerText(project, FRENCH.project)).toBe(banner)
})
