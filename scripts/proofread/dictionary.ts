import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { decodeTrie, type ITrie } from 'cspell-trie-lib'
import { brandTitles } from '../compile/brands/brands.ts'
import { fold } from '../fields/fold.ts'
import { lazy } from '../fields/lazy.ts'
import { SUGGESTED_MAX } from '../fields/near-miss.ts'
import { own } from '../fields/own.ts'
import type { Lang } from '../fields/site-texts/languages.ts'

/** A language that has a dictionary here. */
export type Language = Extract<Lang, 'fr' | 'en'>

const require = createRequire(import.meta.url)

/**
 * Reads a file that lies beside the main file of a dictionary package.
 * @param from finds the package
 */
export function fileOf(name: string, file: string, from = require): Uint8Array<ArrayBuffer> {
  const bytes = readFileSync(new URL(file, pathToFileURL(from.resolve(`@cspell/dict-${name}`))))
  return new Uint8Array(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
}

/** Made at the first use. */
const WORDS: Readonly<Record<Language, () => ITrie>> = {
  fr: lazy(() => readPackedWords('fr') ?? readWords('fr')),
  en: lazy(() => readPackedWords('en') ?? readWords('en')),
}

/** Reads the words as cspell publishes them, which takes a second for French. */
export function readWords(language: Language): ITrie {
  return decodeTrie(language === 'fr' ? fileOf('fr-fr', 'fr-fr.trie.gz') : fileOf('en_us', 'en_US.trie.gz'))
}

/** The file beside this module in the package, which has the words in cspell's binary form: it is read in a hundredth of that time. */
export const packedWordsFile = (language: Language) => `words-${language}.br`

function readPackedWords(language: Language): ITrie | null {
  const file = new URL(packedWordsFile(language), import.meta.url)
  return existsSync(file) ? decodeTrie(new Uint8Array(brotliDecompressSync(readFileSync(file)))) : null
}

const TERM_FILES = [
  'softwareTerms.txt.gz',
  'software-tools.txt',
  'webServices.txt',
  'networkingTerms.txt',
  'computing-acronyms.txt',
]

const ownTerms = lazy(() => new Set(wordsIn(readFileSync(new URL('terms.txt', import.meta.url), 'utf8'))))

/** The terms of cspell and the titles of Simple Icons, as written and in lower case. */
const terms = lazy(() => {
  const files = TERM_FILES.map((file) => new TextDecoder().decode(fileOf('software-terms', `dict/${file}`)))
  const brands = brandTitles().filter((title) => /^\p{L}{3,}$/u.test(title))
  return new Set([...files.flatMap(wordsIn).flatMap((term) => [term, term.toLowerCase()]), ...brands])
})

const VERB_ENDINGS = 'er é ée e es ent ait aient ant ez age eur euse able'.split(' ')

/** Splits a list into words. A line holds one or more; `#` begins a remark, and `/v` marks the stem of a French verb. */
function wordsIn(list: string): string[] {
  const words = list.split(/\r?\n/).flatMap((line) => line.replace(/#.*/, '').split(/\s+/).filter(Boolean))
  return words.flatMap((word) =>
    word.endsWith('/v') ? VERB_ENDINGS.map((ending) => word.slice(0, -2) + ending) : word,
  )
}

export function isKnownLanguage(lang: Lang): lang is Language {
  return Object.hasOwn(WORDS, lang)
}

/** Words of the English dictionary that developers rarely mean: they write them by mistake for others. */
const LIKELY_MISTAKES = new Set(
  'calender cant corelation fourty heighth humourous manuever miniscule wether withing wont'.split(' '),
)

/** Returns whether a word exists in this language. The capitals count. */
export function isWord(written: string, language: Language): boolean {
  const words = WORDS[language]()
  // The English dictionary writes « didn't » with a straight apostrophe, the French one « aujourd’hui » with a curly one.
  const word = language === 'en' ? written.replaceAll('’', "'") : written
  const lower = word.toLowerCase()
  if (language === 'en' && LIKELY_MISTAKES.has(lower)) return false
  if (words.hasWord(word, true) || (word !== lower && words.hasWord(lower, true))) return true
  // The English dictionary has « résumé » and « façade » without accents.
  return language === 'fr' ? isReformed(lower) : isBritish(lower) || words.hasWord(fold(lower), true)
}

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(?=e|ing|ation|able)/, 'iz'],
  [/yse/, 'yze'],
  [/re(?=s?$)/, 'er'],
  [/ll(?=ed$|ing$|er|ou)/, 'l'],
  [/l(?=ful)/, 'll'],
  [/ae/, 'e'],
  [/ogue(?=s?$)/, 'og'],
  [/ence(?=s?$)/, 'ense'],
]

/** Returns whether a word is British (« colour », « organise », « centre »), because the dictionary is American. */
function isBritish(word: string): boolean {
  return BRITISH.some(
    ([pattern, american]) => pattern.test(word) && WORDS.en().hasWord(word.replace(pattern, american), true),
  )
}

/**
 * Returns whether a word follows the reform of 1990 (« connaitre », « cout »), which drops the circumflex of i and u. The dictionary has
 * the older forms.
 */
function isReformed(word: string): boolean {
  for (const [at, letter] of [...word].entries()) {
    const full = own({ i: 'î', u: 'û' }, letter)
    if (full && WORDS.fr().hasWord(word.slice(0, at) + full + word.slice(at + 1), true)) return true
  }
  return false
}

/** A beginning of words. */
type Node = NonNullable<ReturnType<ITrie['find']>>

/** Returns whether a word of the dictionary differs in one letter, or in two that have changed places. */
export function isNearWord(word: string, language: Language): boolean {
  let node: Node | undefined = WORDS[language]().data.getRoot()
  for (let at = 0; node !== undefined && at <= word.length; at++) {
    const [letter = '', next = ''] = word.slice(at)
    if (ends(node, word, at + 1) || ends(node.get(next)?.get(letter), word, at + 2)) return true
    for (const [other, child] of node.entries())
      if (/\p{Ll}/u.test(other) && (ends(child, word, at) || (other !== letter && ends(child, word, at + 1))))
        return true
    node = node.get(letter)
  }
  return false
}

/** Returns whether the rest of the word leads from this node to the end of a word. */
function ends(start: Node | undefined, word: string, from: number): boolean {
  if (from > word.length) return false
  let node = start
  for (let at = from; node !== undefined && at < word.length; at++) node = node.get(word.charAt(at))
  return node?.eow === true
}

/** The most letters of a name that no dictionary has. Of a longer word, more letters may be wrong. */
const ODD_NAME_MAX = 6

/** Returns whether a word with a capital can only be a name: « Kenji », or « Aurélie » in an English text. */
export function isNameOnly(word: string, language: Language): boolean {
  const lower = word.toLowerCase()
  const isFrench = language === 'en' && WORDS.fr().hasWord(word, true) && !WORDS.fr().hasWord(lower, true)
  return isFrench || (word.length <= ODD_NAME_MAX && !isNearWord(lower, language))
}

/** Returns whether a word is in our own list of terms, which holds what the other dictionaries lack. */
export function isOwnTerm(word: string): boolean {
  return has(ownTerms(), word.toLowerCase())
}

export function isTerm(word: string): boolean {
  return isOwnTerm(word) || has(terms(), word) || has(terms(), word.toLowerCase())
}

function has(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)))
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'àâ', c: 'ç', e: 'éèêë', i: 'îï', o: 'ô', u: 'ùûü' }
const withoutAccent = new Map<string, boolean>()

/** Returns whether the word becomes French with one accent more, or with two if the second is an é. */
export function lacksAccent(word: string): boolean {
  const lower = word.toLowerCase()
  const known = withoutAccent.get(lower)
  if (known !== undefined) return known
  const ones = withOneOf(lower, ACCENTED)
  const lacks = [...ones, ...ones.flatMap((one) => withOneOf(one, { e: 'é' }))].some((other) =>
    WORDS.fr().hasWord(other, true),
  )
  withoutAccent.set(lower, lacks)
  return lacks
}

function withOneOf(word: string, letters: Readonly<Record<string, string>>): string[] {
  return [...word].flatMap((letter, at) =>
    [...(own(letters, letter) ?? '')].map((accented) => word.slice(0, at) + accented + word.slice(at + 1)),
  )
}

const LETTERS: Readonly<Record<Language, string>> = {
  fr: 'eaisnrtoluécmpdgbvhfqyxjèàkwzêçôâîûùœïë',
  en: 'etaoinshrdlcumwfgypbvkjxqz',
}
const SUGGESTIONS_MAX = 3

/** Pairs of letters that writers confuse: « mistery », « seperate ». */
const ALIKE = ['iy', 'cs', 'sz', 'ck', 'ae', 'gj']

const isAlike = (one: string, other: string) =>
  fold(one) === fold(other) || ALIKE.some((pair) => pair.includes(fold(one)) && pair.includes(fold(other)))

/**
 * Returns likely corrections, the likeliest first: an accent, a letter that sounds alike, a missing or superfluous letter, two swapped
 * letters, another letter, a missing space.
 */
export function suggestionsFor(word: string, language: Language): string[] {
  if (word.length > SUGGESTED_MAX) return []
  const lower = word.toLowerCase()
  const near = [...new Set(oneEditFrom(lower, language))].filter((other) => WORDS[language]().hasWord(other, true))
  const places = near.length > 0 ? [] : [...lower].map((_, at) => at)
  const halves = places.map((at) => [lower.slice(0, at), lower.slice(at)] as const)
  const isShort = ({ length }: string) => length > 1 && length < 5
  const apart = halves
    .filter((pair) => pair.some(isShort) && pair.every((half) => half.length > 1))
    .filter((pair) => pair.every((half) => WORDS[language]().hasWord(half, true)))
  // A search takes some 50 ms. A busy machine must not propose other words, so the limit is far above it.
  const farther = near.length > 0 ? [] : WORDS[language]().suggest(lower, { numSuggestions: 8, timeout: 10_000 })
  const real = farther.filter((other) => !/[’' ]/.test(other) && WORDS[language]().hasWord(other, true))
  return [...near, ...apart.map((pair) => pair.join(' ')), ...real]
    .slice(0, SUGGESTIONS_MAX)
    .map((other) => (/^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other))
}

function* oneEditFrom(word: string, language: Language): Generator<string> {
  const letters = [...LETTERS[language]]
  const places = [...word].map((_, at) => at)
  const put = (at: number, length: number, text: string) => word.slice(0, at) + text + word.slice(at + length)
  for (const letter of letters)
    for (const at of places) if (letter !== word[at] && isAlike(letter, word[at] ?? '')) yield put(at, 1, letter)
  for (const at of places) yield put(at, 0, word[at] ?? '')
  for (const at of places) if (word[at] === word[at + 1]) yield put(at, 1, '')
  for (const at of places) yield put(at, 2, `${word[at + 1] ?? ''}${word[at]}`)
  for (const at of [...places, word.length]) for (const letter of [...letters, '’', "'", '-']) yield put(at, 0, letter)
  for (const at of places) yield put(at, 1, '')
  for (const at of places) for (const letter of letters) yield put(at, 1, letter)
}
