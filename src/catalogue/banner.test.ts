import { expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import { toBanner } from './banner.ts'

test.each([
  [
    { number: 8, title: 'Banque en ligne', label: 'Projet 8' },
    { label: 'Projet 8', title: 'Banque en ligne' },
  ],
  [{ number: 10, title: null, label: 'Projet 10' }, { missing: 'Projet 10 non démarré...' }],
  [
    { number: null, title: 'Atelier', label: 'Projet personnel' },
    { label: 'Projet personnel', title: 'Atelier' },
  ],
  [
    { number: null, title: 'Atelier', label: '' },
    { label: '', title: 'Atelier' },
  ],
  [{ number: null, title: null, label: 'Projet personnel' }, { missing: 'Projet non démarré...' }],
] as const)('%o has the banner %o', (project, banner) => {
  expect(toBanner(project, FRENCH.project)).toEqual(banner)
})
