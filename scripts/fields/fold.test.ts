import { expect, test } from 'vitest'
import { fold, foldedWords } from './fold.ts'

test('a text loses its accents and capitals, however they are written', () => {
  expect(fold('Écran D’Été')).toBe('ecran d’ete')
  expect(fold('E\u0301cran')).toBe('ecran')
})

test('what else is ignored leaves one joint between two parts and none at the ends', () => {
  expect(fold('-- Node . JS !', /[^a-z]+/, '-')).toBe('node-js')
  expect(fold('Node.js', /[ .-]/)).toBe('nodejs')
  expect(foldedWords('« L’écran », 2e !')).toBe('l ecran 2e')
})
