import { expect, test } from 'vitest'
import { fr } from './fr.ts'
import { LANGUAGES } from './languages.ts'
import { MAY_BE_EMPTY, OWNER_VALUES, valuesIn } from './owner-texts.ts'

/** Returns the texts of a table by the path of their keys. */
function textsOf(table: Readonly<Record<string, object>>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([part, texts]) =>
      Object.entries<string>(texts as Record<string, string>).map(([key, text]) => [`${part}.${key}`, text] as const),
    ),
  )
}

const translations = Object.values(LANGUAGES).filter(({ code }) => code !== 'fr')

test.each(translations)('$code: a text has no value that its French one has not', ({ words }) => {
  const french = textsOf(fr.words)
  const unknown = [...textsOf(words)].flatMap(([key, text]) => {
    const known: readonly string[] = [...valuesIn(french.get(key) ?? ''), ...OWNER_VALUES]
    return valuesIn(text).flatMap((value) => (known.includes(value) ? [] : `${key}: ${value}`))
  })
  expect(unknown).toEqual([])
})

test.each(translations)('$code: each value that the page gives is said', ({ words }) => {
  const missing = [...textsOf(fr.words)].flatMap(([key, text]) => {
    const said = valuesIn(textsOf(words).get(key) ?? '')
    const owed = valuesIn(text).filter((value) => !(OWNER_VALUES as readonly string[]).includes(value))
    return owed.flatMap((value) => (said.includes(value) ? [] : `${key}: ${value}`))
  })
  expect(missing).toEqual([])
})

test.each(translations)('$code: a notice says the same values as the French one', ({ notices }) => {
  // The name of a processor may be inflected or not.
  const values = (text: string) =>
    valuesIn(text)
      .map((value) => value.replace('ofName', 'name'))
      .sort()
  const other = textsOf(notices)
  const different = [...textsOf(fr.notices)].flatMap(([key, text]) =>
    String(values(text)) === String(values(other.get(key) ?? '')) ? [] : key,
  )
  expect(different).toEqual([])
})

test.each(translations)('$code: no text is empty but those that are so in French', ({ words, notices }) => {
  const french = new Map([...textsOf(fr.words), ...textsOf(fr.notices)])
  const empty = [...textsOf(words), ...textsOf(notices)].flatMap(([key, text]) => (text === '' ? key : []))
  expect(empty.filter((key) => french.get(key) !== '' && !MAY_BE_EMPTY.has(key))).toEqual([])
})
