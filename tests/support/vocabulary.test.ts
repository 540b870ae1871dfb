import { expect, test } from 'vitest'
import { vocabularyErrors } from './vocabulary.ts'

test('what the vocabulary does not know is found', () => {
  const person = { '@type': 'Person', name: 'Camille', jobTitle: 'Développeur' }
  expect(vocabularyErrors({ '@graph': [person] })).toEqual([])
  expect(vocabularyErrors({ '@graph': [{ ...person, '@type': 'Persone' }] })).toContain('[0]: Persone is no class')
  expect(vocabularyErrors({ '@graph': [{ ...person, nom: 'Camille' }] })).toEqual(['[0].nom: no such property'])
  expect(vocabularyErrors({ '@graph': [{ ...person, codeRepository: 'x' }] })).toEqual([
    '[0].codeRepository: not for Person',
  ])
  expect(vocabularyErrors({ '@graph': [{ ...person, name: 3 }] })).toEqual(['[0].name: 3 is none of Text'])
  expect(vocabularyErrors({ '@graph': [{ name: 'x' }] })).toEqual(['[0]: no @type'])
})
