import { expect, test } from 'vitest'
import { textsOf } from '../../scripts/commands/init-answers.ts'
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

test('an owner who is spoken to in French gets French law', () => {
  expect(lawOf({ place: 'Sète' })).toBe('')
})
