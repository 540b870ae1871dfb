import { expect, test } from 'vitest'
import { answersOf, textsOf } from '../../scripts/commands/init-answers.ts'
import type { InitAnswers } from '../../scripts/commands/init-questions.ts'
import { inEnglish } from '../support/in-english.ts'

const lawOf = (answers: InitAnswers) =>
  /^ {2}law:(.*)$/m
    .exec(textsOf({ name: 'Mira', trade: 'Developer', origin: 'https://mira.dev', ...answers })['site.md'] ?? '')?.[1]
    ?.trim()

test.each<[answers: InitAnswers, law: string]>([
  [{ place: 'Toronto, Ontario' }, 'none'],
  [{ place: 'Berlin', law: 'europe' }, 'europe'],
  [{ place: 'Lyon, France' }, ''],
  [{ phone: '+33 6 12 34 56 78' }, ''],
])('an owner who is spoken to in English, %j, gets French law only in France', async (answers, law) => {
  expect(await inEnglish(async () => lawOf(answers))).toBe(law)
})

test('the sections have English names for an owner who is spoken to in English', async () => {
  const home = await inEnglish(async () => {
    const answers = answersOf({
      name: 'Mira',
      trade: 'Developer',
      origin: 'https://mira.dev',
      sections: 'skills, 1, texte',
    })
    return textsOf(answers)['site.md']?.match(/^home:.*$/m)?.[0]
  })
  expect(home).toBe('home: [competences, projets, texte]')
})

test('an owner who is spoken to in French gets French law', () => {
  expect(lawOf({ place: 'Sète' })).toBe('')
})
