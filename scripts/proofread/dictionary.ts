import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { decodeTrie, type ITrie } from 'cspell-trie-lib'
import type { Lang } from '../fields/languages/language.ts'

/** A language whose words are known. */
export type Language = Extract<Lang, 'fr' | 'en'>

const require = createRequire(import.meta.url)

/** A file beside the one that a package of words exports. */
function fileOf(name: string, file: string): Uint8Array<ArrayBuffer> {
  const bytes = readFileSync(new URL(file, `file://${require.resolve(`@cspell/dict-${name}`)}`))
  return new Uint8Array(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
}

/** Reads a thing at its first use: the French words take a second. */
function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const WORDS: Readonly<Record<Language, () => ITrie>> = {
  fr: lazy(() => decodeTrie(fileOf('fr-fr', 'fr-fr.trie.gz'))),
  en: lazy(() => decodeTrie(fileOf('en_us', 'en_US.trie.gz'))),
}

const TERM_FILES = [
  'softwareTerms.txt.gz',
  'software-tools.txt',
  'webServices.txt',
  'networkingTerms.txt',
  'computing-acronyms.txt',
]

/** The words of the trade, with the capitals they have: those of cspell, and ours. */
const terms = lazy(() => {
  const ours = readFileSync(new URL('terms.txt', import.meta.url), 'utf8')
  const files = TERM_FILES.map((file) => new TextDecoder().decode(fileOf('software-terms', `dict/${file}`)))
  return new Set([ours, ...files].flatMap(wordsIn))
})

/** One word a line, or several; `#` begins a remark. */
function wordsIn(list: string): string[] {
  return list.split(/\r?\n/).flatMap((line) => line.replace(/#.*/, '').split(/\s+/).filter(Boolean))
}

export function isKnownLanguage(lang: Lang): lang is Language {
  return lang in WORDS
}

/** Whether it is a word of this language, with the capitals it has. */
export function isWord(word: string, language: Language): boolean {
  const words = WORDS[language]()
  const lower = word.toLowerCase()
  if (words.hasWord(word, true) || (word !== lower && words.hasWord(lower, true))) return true
  return language === 'fr' ? isReformed(lower) : isBritish(lower)
}

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(?=e|ing|ation|able)/, 'iz'],
  [/yse/, 'yze'],
  [/re(?=s?$)/, 'er'],
  [/ll(?=ed$|ing$|er)/, 'l'],
  [/ogue(?=s?$)/, 'og'],
  [/ence(?=s?$)/, 'ense'],
]

/** « colour », « organise », « centre »: the dictionary has the words of the United States. */
function isBritish(word: string): boolean {
  return BRITISH.some(
    ([pattern, american]) => pattern.test(word) && WORDS.en().hasWord(word.replace(pattern, american), true),
  )
}

/** « connaitre », « cout »: the reform of 1990 drops the circumflex of i and u, and the dictionary has the older forms. */
function isReformed(word: string): boolean {
  for (const [at, letter] of [...word].entries()) {
    const full = { i: 'î', u: 'û' }[letter]
    if (full && WORDS.fr().hasWord(word.slice(0, at) + full + word.slice(at + 1), true)) return true
  }
  return false
}

export function isTerm(word: string): boolean {
  const forms = [word, word.toLowerCase()]
  return forms.some((form) => terms().has(form) || (form.endsWith('s') && terms().has(form.slice(0, -1))))
}

const LETTERS: Readonly<Record<Language, string>> = {
  fr: 'eaisnrtoluécmpdgbvhfqyxjèàkwzêçôâîûùœïë',
  en: 'etaoinshrdlcumwfgypbvkjxqz',
}
const MOST = 3

/** The likely words, the likeliest first: an accent, then one letter too many or too few, two that changed places, another letter. */
export function suggestionsFor(word: string, language: Language): string[] {
  const lower = word.toLowerCase()
  const near = [...new Set(oneEditFrom(lower, language))].filter((other) => WORDS[language]().hasWord(other, true))
  const farther = near.length > 0 ? [] : WORDS[language]().suggest(lower, { numSuggestions: 8, timeout: 500 })
  const real = farther.filter((other) => !/[’' ]/.test(other) && WORDS[language]().hasWord(other, true))
  return [...near, ...real]
    .slice(0, MOST)
    .map((other) => (/^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

function* oneEditFrom(word: string, language: Language): Generator<string> {
  const letters = [...LETTERS[language]]
  const places = [...word].map((_, at) => at)
  const put = (at: number, length: number, text: string) => word.slice(0, at) + text + word.slice(at + length)
  for (const at of places)
    for (const letter of letters)
      if (letter !== word[at] && plain(letter) === plain(word[at] ?? '')) yield put(at, 1, letter)
  for (const at of places) yield put(at, 0, word[at] ?? '')
  for (const at of places) if (word[at] === word[at + 1]) yield put(at, 1, '')
  for (const at of places) yield put(at, 2, `${word[at + 1] ?? ''}${word[at]}`)
  for (const at of [...places, word.length]) for (const letter of letters) yield put(at, 0, letter)
  for (const at of places) yield put(at, 1, '')
  for (const at of places) for (const letter of letters) yield put(at, 1, letter)
}
