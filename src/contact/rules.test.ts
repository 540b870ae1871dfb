import { describe, expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import { FIELDS } from './message.ts'
import CASES from './rules.cases.json' with { type: 'json' }
import { emptyFields, isWrong, normalise, normaliseMessage } from './rules.ts'

const FRANCE = { phone: 'required', phoneFormat: 'france' } as const

for (const field of ['name', 'email', 'phone', 'description'] as const) {
  describe(field, () => {
    test.each(CASES.right[field])('%j is right', (value) => {
      expect(isWrong(field, value, FRANCE)).toBe(false)
    })

    test.each(CASES.wrong[field])('%j is wrong', (value) => {
      expect(isWrong(field, value, FRANCE)).toBe(true)
    })

    test.each(['', '   ', '\u00A0\u202F', '\n\t'])('%j is empty, which is no error', (value) => {
      expect(isWrong(field, value, FRANCE)).toBe(false)
      expect(normalise(field, value, FRANCE)).toBe('')
    })

    test('100 KB pasted are judged at once', () => {
      const pastes = ['a', '-', 'a.', 'a-', '0', ' ', 'a@', 'e\u0301', '🖌'].map((piece) =>
        piece.repeat(100_000 / piece.length),
      )
      const start = performance.now()
      for (const paste of pastes) isWrong(field, `a@${paste}!`, FRANCE)
      for (const paste of pastes) isWrong(field, paste, FRANCE)
      expect(performance.now() - start).toBeLessThan(5000)
    })
  })
}

test('the errors are those of the specification, to the letter', () => {
  const errors = FIELDS.map((field) => [field, FRENCH.form[`${field}Error`]] as const)
  expect(Object.fromEntries(errors)).toEqual({
    name: 'Le nom ne doit contenir que des lettres, des espaces ou des tirets !',
    email: "Merci d'entrer une adresse mail valide !",
    phone: "Merci d'entrer un numéro de téléphone valide ! (10 chiffres)",
    description: 'La description doit contenir au moins 20 caractères.',
  })
  expect(errors.join('')).not.toMatch(/[\u00A0\u202F\u2019]/)
})

test('what is sent is the normalised message', () => {
  const typed = {
    name: ' Jose\u0301 d’Aubigne\u0301 ',
    email: ' jose@example.org\u00A0',
    phone: '+33 (0)6 39 98 12 34',
    description: 'Bonjour\u00A0!\n\nC’est Jean\u2011Marie – à bientôt.\n',
  }
  expect(normaliseMessage(typed, FRANCE)).toEqual({
    name: "José d'Aubigné",
    email: 'jose@example.org',
    phone: '0639981234',
    description: "Bonjour !\n\nC'est Jean-Marie – à bientôt.",
  })
})

test('fields with nothing but spaces or separators count as not filled in', () => {
  const message = { name: 'Jeanne', email: ' \u00A0 ', phone: '( - )', description: '' }
  expect(emptyFields(message, FRANCE)).toEqual(['email', 'phone', 'description'])
})

describe('with a telephone from anywhere, which may be missing', () => {
  const ABROAD = { phone: 'optional', phoneFormat: 'international' } as const

  test.each(['+49 151 234-567', '0049151234567', '06 39 98 12 34', '+1 (415) 555-0123'])('%s is right', (value) => {
    expect(isWrong('phone', value, ABROAD)).toBe(false)
  })

  test.each(['12 34', '+49 call me', '+1234567890123456'])('%s is wrong', (value) => {
    expect(isWrong('phone', value, ABROAD)).toBe(true)
  })

  test('the country code is sent, and no number is needed', () => {
    const message = { name: 'Jeanne', email: 'jeanne@example.org', phone: '', description: 'Bonjour' }
    expect(normaliseMessage({ ...message, phone: '+49 151 234567' }, ABROAD).phone).toBe('+49151234567')
    expect(normaliseMessage({ ...message, phone: '0049 (0)151 234567' }, ABROAD).phone).toBe('0049151234567')
    expect(emptyFields(message, ABROAD)).toEqual([])
  })
})
