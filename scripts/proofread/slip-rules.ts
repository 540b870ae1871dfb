import type { Lang } from '../fields/site-texts/languages.ts'

/**
 * A word that is wrong beside certain other words, with one space in between. Apostrophes are curly; all words but `word` are in lower
 * case.
 */
export interface Rule {
  code: 'text/accent' | 'text/confused'
  word: string
  right: string
  /** The word before. @default any, or none */
  before?: readonly string[]
  /** Tests the words that follow. @default any */
  after?: (next: string, nextButOne: string) => boolean
}

const split = (words: string) => words.split(' ')
const among = (words: string) => {
  const known = new Set(split(words))
  return (word: string) => known.has(word)
}

/**
 * Words that never occur twice in a row in a language. Some others do: « nous nous », « ce qui est est », « il a a priori » (French),
 * « had had », « that that » (English), « die, die » (German).
 */
export const NEVER_TWICE: Readonly<Partial<Record<Lang, readonly string[]>>> = {
  fr: split(
    'le la les un une des du de au aux et ou où dans sur sous par pour avec sans il elle ils elles on je cet cette ces mon ma mes son sa ses qui dont ne the an to and for with',
  ),
  en: split('the a an of and or with from to my your our their its into we they he she'),
  de: split('und oder für eine einen im ich wir nicht'),
}

/**
 * Correct repetitions of long words: `words` of five letters or more (« encore encore », « faire faire »), and any word after one of
 * `after` (« what matters matters »).
 */
export const TWICE: Readonly<Partial<Record<Lang, { words: readonly string[]; after: readonly string[] }>>> = {
  fr: {
    words: split(
      'encore jamais toujours presque vraiment longtemps beaucoup petit petite petits petites grand grande doucement tellement blabla faire',
    ),
    after: split('qui que'),
  },
  en: {
    words: split(
      'really never other great again there right truly quite little small would could should which going about every doing being',
    ),
    after: split('what who that which it they'),
  },
}

const isReflexive = among(
  'connecte connectent connecter déroule déroulent dérouler trouve trouvent trouver concentre concentrer compose composent composer mettre souvient souvenir sert servir limite limitent limiter chargent présenter basent baser',
)
const isPreposition = among('à au aux sur dans de en par bien avec')
const isIrregularInfinitive = among(
  'être faire lire écrire mettre tenir comprendre apprendre prendre rendre construire produire suivre',
)
const isNoInfinitive = among('hier cher premier dernier entier')
const endsAsInfinitive = (word: string) => /^\p{Ll}{2,40}er$/u.test(word) && !isNoInfinitive(word)
const isAfterCapitalA = among('propos partir travers venir distance noter savoir terme chaque l’aide l’origine')
const isAfterCapitalAInTwo = among('la-fois ce-jour cette-occasion mon-avis')

/**
 * Capitals without their accent, then pairs of words that sound the same. Left out are pairs where both words are often right: « a » and
 * « à » after a noun, « c’est » and « s’est », « ses » and « ces ».
 */
const FRENCH: readonly Rule[] = [
  {
    code: 'text/accent',
    word: 'A',
    right: 'À',
    after: (next, then) => isAfterCapitalA(next) || isAfterCapitalAInTwo(`${next}-${then}`),
  },
  { code: 'text/accent', word: 'Ca', right: 'Ça', after: among('a va marche permet fonctionne fait') },
  { code: 'text/accent', word: 'Etre', right: 'Être' },
  {
    code: 'text/confused',
    word: 'à',
    right: 'a',
    before: split('il elle on cela ça projet site équipe client refonte application outil version'),
    after: among('été eu fallu permis'),
  },
  {
    code: 'text/confused',
    word: 'jusqu’a',
    right: 'jusqu’à',
    after: (next) => next.startsWith('l’') || among('la ce présent maintenant aujourd’hui')(next),
  },
  {
    code: 'text/confused',
    word: 'a',
    right: 'à',
    before: ['c’est', 'quant', 'grace', 'grâce'],
    after: among('dire la un une ce cette mes mon ma des moi nous eux ces leur leurs'),
  },
  {
    code: 'text/confused',
    word: 'a',
    right: 'à',
    before: split('prêt prête habitué habituée destiné destinée consiste sert réussi commencé cherche invite tient'),
    after: (next) => isIrregularInfinitive(next) || endsAsInfinitive(next),
  },
  {
    code: 'text/confused',
    word: 'se',
    right: 'ce',
    after: among('projet site portfolio travail stage dépôt métier client logiciel'),
  },
  {
    code: 'text/confused',
    word: 'ce',
    right: 'se',
    after: (next, then) => isReflexive(next) && isPreposition(then),
  },
  { code: 'text/confused', word: 'sa', right: 'ça', after: among('a permet fonctionne veut') },
]

const ARTICLES = split('a an the')
/** Words followed by « than »; « then » follows them only at the start of another sentence. */
const COMPARATIVES = split('better worse faster slower larger smaller bigger lighter easier simpler fewer less more')

/** The words that writers of English confuse most, and the article before a vowel, which is difficult if your language has no such rule. */
const ENGLISH: readonly Rule[] = [
  { code: 'text/confused', word: 'its', right: 'it’s', after: among('a an been not') },
  { code: 'text/confused', word: 'it’s', right: 'its', after: among('own') },
  { code: 'text/confused', word: 'there', right: 'their', after: among('own') },
  { code: 'text/confused', word: 'their', right: 'there', after: among('is are was were') },
  { code: 'text/confused', word: 'your', right: 'you’re', after: among('welcome') },
  { code: 'text/confused', word: 'then', right: 'than', before: ['rather', 'other'] },
  {
    code: 'text/confused',
    word: 'then',
    right: 'than',
    before: COMPARATIVES,
    after: (next) => ARTICLES.includes(next) || among('any before ever expected half')(next),
  },
  {
    code: 'text/confused',
    word: 'of',
    right: 'have',
    before: split('could would should must might'),
    after: among('been had done made'),
  },
  {
    code: 'text/confused',
    word: 'a',
    right: 'an',
    after: among('api app application hour old open interface image example index engine error email editor area idea'),
  },
  {
    code: 'text/confused',
    word: 'an',
    right: 'a',
    after: among('website site project user unique university useful ui european new page library'),
  },
]

export const RULES: Readonly<Partial<Record<Lang, readonly Rule[]>>> = { fr: FRENCH, en: ENGLISH }
