import { FILL, GAP } from '../compile/render/nodes.ts'
import type { Span } from '../diagnostics/severity.ts'
import { normalized } from '../fields/fold.ts'
import { isDerived } from './derived-words.ts'
import { isNameOnly, isOwnTerm, isTerm, isWord, type Language, lacksAccent } from './dictionary.ts'
import { type Passage, withoutAddresses } from './passages.ts'

/** A word that no dictionary has, with its place in the text of the passage. */
interface UnknownWord extends Span {
  word: string
}

/**
 * Parts that are not spelled: paths, file names, code without quotes, words with digits (`src/main.ts`, `--strict`, `@media`, `h2`,
 * `snake_case`, `{name}`).
 */
const UNSPELLED = [
  // What ChatGPT and Slack leave in a text, which has to go.
  /:contentReference\[[^\][\n]{0,60}\]|<[@#][A-Z\d]{6,20}\|[^<>\n]{0,60}>/gu,
  /(?<![\p{L}\p{N}])(?:[@#$][\p{L}\p{N}_-]{1,60}|--?[a-z][\w-]{0,60})/gu,
  /(?<!\p{L})[\p{L}\p{N}_-]{1,60}(?:\.[\p{L}\p{N}_-]{1,60}){1,9}/gu,
  /(?<!\p{L})\.[a-z][\w-]{0,60}/gu,
  /[\p{L}\p{N}_.-]{0,60}(?:\/[\p{L}\p{N}_.-]{1,60}){2,20}\/?|(?<![\p{L}\p{N}])\/[\p{L}\p{N}_.-]{1,60}/gu,
  /[\p{L}\p{N}_]{0,60}[\p{N}_][\p{L}\p{N}_]{0,60}(?:[’'-][\p{L}\p{N}]{1,60}){0,9}/gu,
  // « développeur·euse », « développeur(se) ».
  /\p{L}{1,40}(?:·\p{L}{1,8}){1,3}|(?<=\p{L})\(\p{L}{1,4}\)/gu,
]

/** A word begins with a letter: a variation selector alone is part of a sign, as in 1️⃣. In the pattern, \uE003 is `FILL`. */
const WORD = /\p{L}[\p{L}\p{M}\uE003]*(?:[’'-][\p{L}\p{M}\uE003]+)*/gu
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu|entr)’(?=.)/i
/** « fait-il », « a-t-on », « celui-ci ». */
const INVERSION = /-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|moi|toi|le|la|les|lui|leur|leurs|y|en|ce|ci|là)$/i

/** A quotation inside a sentence, which may be in the other language. */
const QUOTED = /«[^«»]{1,400}»|“[^“”]{1,400}”|"[^"]{1,400}"/gu

/** The text before the first word of a sentence: nothing, or the end of the previous sentence. */
const SENTENCE_START = /(?:^|[.!?…:;•–—|]|\n\s{0,9}[-*+]|[«“"(])[\s\uE000«“"(]{0,12}$/

/**
 * Finds the words of a passage that no dictionary has. Names are skipped: words with a capital inside a sentence, or with capitals inside
 * the word.
 * @param mayBeQuotation whether a passage of which the other language has nearly all words is read in that language
 */
export function unknownWords(
  { text }: Pick<Passage, 'text'>,
  language: Language,
  mayBeQuotation = true,
): UnknownWord[] {
  const spelled = UNSPELLED.reduce(
    (rest, pattern) => rest.replace(pattern, (part) => GAP.repeat(part.length)),
    // A soft hyphen is no end of a word.
    withoutAddresses(text).replace(/(?<=\p{L})\u00AD(?=\p{L})/gu, FILL),
  )
  let found: UnknownWord[] = []
  const tokens = [...spelled.matchAll(WORD)]
  const isEnglishAt = (at: number) => isWord(tokens[at]?.[0].replace(/'/g, '’') ?? '', 'en')
  const isForeignAt = (at: number) => isEnglishAt(at) && isForeign(tokens[at]?.[0] ?? '')
  for (const [at, { 0: token, index }] of tokens.entries()) {
    const isStart = SENTENCE_START.test(spelled.slice(Math.max(0, index - 12), index))
    // « Saville-row » is one name.
    if (!isStart && /^\p{Lu}\p{L}*-/u.test(token)) continue
    const unknown = unknownIn(token, language)
    // « continuous integration »: a word beside an English word counts as English too.
    const isLoan =
      unknown.length > 0 && language === 'fr' && isEnglishAt(at) && (isForeignAt(at - 1) || isForeignAt(at + 1))
    for (const { word, at: part, length } of isLoan ? [] : unknown)
      if (!isName(word, isStart && part === 0, language))
        found.push({ word, from: index + part, to: index + part + length })
  }
  const other = language === 'fr' ? 'en' : 'fr'
  const isKnown = ([token]: RegExpExecArray) => unknownIn(token, other).length === 0
  const isOfOther = (words: readonly RegExpExecArray[]) => words.filter(isKnown).length > words.length * 0.8
  // The passage is a quotation in the other language, or its owner has not translated it yet.
  const isQuotation = mayBeQuotation && found.length > 2 && found.length > tokens.length / 3
  if (isQuotation && isOfOther(tokens)) return unknownWords({ text }, other, false)
  const quotedAt = new Set<number>()
  for (const { 0: quoted, index } of found.length > 0 ? spelled.matchAll(QUOTED) : []) {
    const words = [...quoted.matchAll(WORD)]
    if (words.length > 2 && isOfOther(words))
      for (const word of words.filter(isKnown))
        for (let at = 0; at < word[0].length; at++) quotedAt.add(index + word.index + at)
  }
  found = found.filter(({ from }) => !quotedAt.has(from))
  // This passage is in a language without a dictionary.
  const isOther = tokens.filter(([token]) => OF_OTHER_LANGUAGES.has(token.toLowerCase())).length > 1
  return isOther && found.length > tokens.length / 2 ? [] : found
}

/** Frequent words of Dutch, German, Italian, Portuguese and Spanish that are neither French nor English. */
const OF_OTHER_LANGUAGES = new Set(
  `een het van ik heb zijn niet voor met ook wij der das und ist nicht ein eine mit für ich auf wir dem gli della nel che sono con
uma não com os da em mais los las una el del por para con como`.split(/\s+/),
)

/** @param mayBeCapital whether any word would begin with a capital here */
function isName(word: string, mayBeCapital: boolean, language: Language): boolean {
  if (/^\p{Lu}/u.test(word) && (!mayBeCapital || (/\p{Ll}/u.test(word) && isNameOnly(word, language)))) return true
  // « Kp » and « Ki » are signs.
  if (/^\p{Lu}\p{Ll}$/u.test(word)) return true
  return /\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{2,5}s?$/u.test(word)
}

/** Returns the unknown parts of a word of the source, with their lengths there. A word with an entity counts as a whole. */
function unknownIn(token: string, language: Language): { word: string; at: number; length: number }[] {
  const word = token.replaceAll(FILL, '')
  const unknown = unknownParts(word, language)
  if (word === token) return unknown.map((part) => ({ ...part, length: part.word.length }))
  return unknown.length === 0 ? [] : [{ word, at: 0, length: token.length }]
}

/** Returns the unknown parts of a word, with their offsets. */
function unknownParts(token: string, language: Language): { word: string; at: number }[] {
  const word = normalized(token.replace(/'/g, '’'), 'NFC')
  if (knows(word, language)) return []
  const elided = language === 'fr' ? (ELISION.exec(word)?.[0].length ?? 0) : 0
  const rest = word.slice(elided)
  if (knows(rest, language)) return []
  const stem = language === 'fr' ? rest.replace(INVERSION, '') : rest.replace(/’(?:s|re|ve|ll|d|t|m)$/, '')
  if (knows(stem, language)) return []
  const parts = [...stem.matchAll(/[^’-]+/g)]
  // « above-the-fold », « bare-metal »
  const isEnglish = language === 'fr' && parts.length > 1 && !stem.includes('’')
  if (isEnglish && parts.every(([part]) => isWord(part, 'en')) && parts.some(([part]) => isForeign(part))) return []
  return parts
    .filter(({ 0: part }) => !knows(part, language))
    .map(({ 0: part, index }) => ({ word: part, at: elided + index }))
}

/** Other alphabets have no dictionary here. */
function isOfOtherAlphabet(word: string): boolean {
  return !/\p{Script=Latin}/u.test(word)
}

function knows(written: string, language: Language): boolean {
  // Joined letters and those of mathematics are reported as such.
  const word = normalized(written, 'NFKC')
  // Units, such as « µs », begin with a Greek letter.
  if (isOfOtherAlphabet(word) || word.startsWith('\u03BC')) return true
  if (word.length === 1 || isWord(word, language) || isOwnTerm(word)) return true
  return (language === 'fr' ? isLoan(word) : isTerm(word)) || isDerived(word, language)
}

/** English words that are mistakes in a French text: « langage », « adresse », « connexion ». */
const NO_LOANS = new Set(
  'language languages address addresses example examples connection connections comfort traffic apartment exercise exercises rhythm developed project projects hazard personal professional traditional functional additional agressive agreable litterature recommend recommender intervale recommended recommendation recommendations responsible enterprise enterprises optimizer resource resources'.split(
    ' ',
  ),
)

/**
 * Accepts English words, because French texts about software contain many that no list has. A word that would be French with its accent
 * (« experience », « realisation ») is a mistake.
 */
function isLoan(word: string): boolean {
  return (
    /^[a-z’-]+$/i.test(word) &&
    (isTerm(word) || isWord(word, 'en')) &&
    !NO_LOANS.has(word.toLowerCase()) &&
    !lacksAccent(word)
  )
}

/** Returns whether a word is English and not French. */
function isForeign(word: string): boolean {
  return !isWord(word, 'fr') && isLoan(word)
}
