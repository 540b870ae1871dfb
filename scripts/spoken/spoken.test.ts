import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { frenchIn } from '../../tests/support/french.ts'
import { messageOf } from '../diagnostics/message.ts'
import { MESSAGES } from '../diagnostics/messages.ts'
import { ENGLISH_MESSAGES } from '../diagnostics/messages-en.ts'
import { FIELDS_OF, TRANSLATION_FIELDS } from '../fields/definitions.ts'
import type { Field } from '../fields/field.ts'
import { chosenLang, speak } from './lang.ts'
import { spoken } from './spoken.ts'

afterEach(() => speak('fr'))

describe('the language is that of', () => {
  const env = { LC_ALL: 'en_GB.UTF-8' }
  test.each([
    ['the option', { option: 'fr', site: 'en', env }, 'fr'],
    ['the site', { option: undefined, site: 'fr', env }, 'fr'],
    ['the terminal', { option: undefined, site: null, env }, 'en'],
    ['the terminal, for a site in a language that is not spoken', { option: undefined, site: 'de', env }, 'en'],
    ['LC_ALL before the others', { option: undefined, site: null, env: { ...env, LANG: 'fr_FR.UTF-8' } }, 'en'],
    ['LC_MESSAGES before LANG', { option: undefined, site: null, env: { LC_MESSAGES: 'fr', LANG: 'en_US' } }, 'fr'],
    ['LANG', { option: undefined, site: null, env: { LC_ALL: '', LANG: 'en' } }, 'en'],
    ['nobody: French', { option: undefined, site: null, env: { LANG: 'C.UTF-8' } }, 'fr'],
    [
      'nobody, in a terminal that speaks another one: English',
      { option: undefined, site: null, env: { LANG: 'de_DE' } },
      'en',
    ],
    ['nobody, for a site in another one: English', { option: undefined, site: 'de', env: {} }, 'en'],
    ['the terminal, before the English of such a site', { option: undefined, site: 'de', env: { LANG: 'fr' } }, 'fr'],
    ['nobody at all: French', { option: undefined, site: null, env: {} }, 'fr'],
  ] as const)('%s', (_, choice, lang) => {
    expect(chosenLang(choice)).toBe(lang)
  })
})

test('a text that is asked for later is in the language of that moment', () => {
  expect(spoken().help.command).toBe('<commande>')
  speak('en')
  expect(spoken().help.command).toBe('<command>')
})

test('each code has an English text, and no other', () => {
  expect(Object.keys(ENGLISH_MESSAGES).sort()).toEqual(Object.keys(MESSAGES).sort())
})

test.each(Object.entries(ENGLISH_MESSAGES).filter(([, text]) => typeof text === 'string'))(
  '%s names the same facts in both languages',
  (code, text) => {
    const french = MESSAGES[code as keyof typeof MESSAGES].text
    const names = (named: unknown) => [...new Set(String(named).match(/\{\w+\}/g) ?? [])].sort()
    if (typeof french === 'string') expect(names(text)).toEqual(names(french))
    else expect(names(text)).toEqual([])
  },
)

test('a diagnostic has its facts in the sentence of the language', () => {
  const place = { file: 'content/site.md', line: 1, column: 1, endLine: 1, endColumn: 1 }
  const nothing = { field: null, actual: '', expected: [], suggestion: null, mend: null }
  const found = { ...place, ...nothing, code: 'yaml/bracket', severity: 'error', actual: '[', expected: [']'] } as const
  const facts = { ...found, suggestion: '[a, b]' }
  expect(messageOf(facts)).toBe('Le « [ » n’est jamais refermé par « ] ». Écrivez « [a, b] ».')
  expect(messageOf(facts, 'en')).toBe('The “[” is never closed by “]”. Write “[a, b]”.')
})

/** Keys, values and names of files are the same in all languages. */
test.each(['spoken/en.ts', 'diagnostics/messages-en.ts', 'diagnostics/phrases-en.ts'])(
  'nothing in %s is French',
  (file) => {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    expect(frenchIn(source)).toEqual([])
  },
)

test('no English description or example of a key is French', () => {
  const english: string[] = []
  const collect = (fields: readonly Field[]) => {
    for (const { description, example, type } of fields) {
      english.push(description.en, typeof example === 'string' ? '' : example.en)
      const inner = type.kind === 'list' ? type.of : type
      if (inner.kind === 'group') collect(inner.fields)
    }
  }
  for (const fields of [...Object.values(FIELDS_OF), TRANSLATION_FIELDS]) collect(fields)
  expect(frenchIn(english.join('\n'))).toEqual([])
})

test('the words of the detector are found in the French tables', () => {
  const source = readFileSync(new URL('fr.ts', import.meta.url), 'utf8')
  expect(frenchIn(source).length).toBeGreaterThan(200)
})

test.each(['fr', 'en'] as const)('a text of %s shows what would control the terminal in its facts', (lang) => {
  speak(lang)
  const hostile = '\u001b]0;x\u0007\u009b2J\u202e'
  const shown = '␛]0;x␇\\u{9b}2J\\u{202e}'
  const { check, help, import: imports } = spoken()
  for (const text of [
    imports.notJson('cv.json:1:1', hostile),
    imports.notRead([hostile]),
    check.unknownFormat(hostile, []),
    help.unexpected(new Error(hostile)),
  ])
    expect(text).toContain(shown)
})
