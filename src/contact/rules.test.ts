import { describe, expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/words.ts'
import { FIELDS, type Field } from './message.ts'
import { emptyFields, isWrong, normalise, normaliseMessage } from './rules.ts'

const FRANCE = { phone: 'required', phoneFormat: 'france' } as const

const RIGHT: Readonly<Record<Field, readonly string[]>> = {
  name: [
    ...['Jeanne Martin', 'Jean-Pierre', "Élodie d'Artagnan", 'Élodie d’Artagnan', 'Léa Cœurœ', 'Lætitia Ÿsaÿe'],
    ...['Nguyễn Thị Hương', 'Łukasz Çelik Ñuñez', 'Анна Мария', '李', '  Jeanne  ', '-', "'"],
    'Jose\u0301', // e and its accent apart
    'X\u0323\u0304', // marks that no letter comes with
    'Jean\u2011Marie', // non-breaking hyphen
    'Jeanne\u00A0Martin',
  ],
  email: [
    ...['jeanne@example.org', 'JEANNE.MARTIN@EXAMPLE.ORG', 'jeanne+site@sous.domaine.example.org', 'a@b.co'],
    ...[
      '1@2.museum',
      "o'brien@example.org",
      'o’brien@example.org',
      'j_m-1%x@ex-am-ple.fr',
      ' jeanne@example.org\u00A0',
    ],
  ],
  phone: [
    ...['0639981234', '06 39 98 12 34', '06\u202F39\u00A098 12\u200934', '06.39.98.12.34', '06-39-98-12-34'],
    ...['06\u201139\u201198\u201112\u201134', '06/39/98/12/34', '(06) 39 98 12 34', '+33 6 39 98 12 34'],
    ...['+33639981234', '0033 6 39 98 12 34', '+33 (0)6 39 98 12 34', '(+33) 6.39.98.12.34', '1234567890'],
  ],
  description: [
    ...['a'.repeat(20), 'Bonjour, une question', 'é'.repeat(20), 'e\u0301'.repeat(20), '🖌️'.repeat(20)],
    ...['une\nligne\npar\nmots !', ' '.repeat(5) + 'a'.repeat(20)],
  ],
}

const WRONG: Readonly<Record<Field, readonly string[]>> = {
  name: ['Jeanne1', 'J@nne', 'Jeanne.', 'R2D2', 'Jeanne_Martin', 'Jeanne 🎨', 'Jeanne\tMartin', '\u0301', 'a;b', '«'],
  email: [
    ...['jeanne', 'jeanne@', '@example.org', 'jeanne@example', 'jeanne@example.o', 'jeanne@example.o1', 'jeanne@.org'],
    ...['jeanne martin@example.org', 'jeanne@exam ple.org', 'jeanne@@example.org', 'jeanne@example..org'],
    ...['jeanne@example.org.', '.jeanne@example.org', 'jeanne..martin@example.org', 'jeanne@-example.org'],
    ...['jeanne@example.org, paul@example.org', 'jeanne@example.org\nBcc: paul@example.org', 'jérôme@example.org'],
    'jeanne@exam_ple.org',
  ],
  phone: [
    ...['06 12 34 56', '06 39 98 12 3', '06 39 98 12 345', '+32 6 39 98 12 34', '+33 6 39 98 12', '٠٦٣٩٩٨١٢٣٤'],
    ...['06 39 98 12 3x', '06_39_98_12_34', 'zéro six', '+33'],
  ],
  description: ['a', 'a'.repeat(19), `${'a'.repeat(19)}   `, '🖌'.repeat(10), 'e\u0301'.repeat(19)],
}

for (const field of ['name', 'email', 'phone', 'description'] as const) {
  describe(field, () => {
    test.each(RIGHT[field])('%j is right', (value) => {
      expect(isWrong(field, value, FRANCE)).toBe(false)
    })

    test.each(WRONG[field])('%j is wrong', (value) => {
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
    expect(emptyFields(message, ABROAD)).toEqual([])
  })
})
