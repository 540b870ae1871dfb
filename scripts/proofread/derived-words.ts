import { fold } from '../fields/fold.ts'
import { SUGGESTED_MAX } from '../fields/near-miss.ts'
import { isNearWord, isOwnTerm, isWord, type Language } from './dictionary.ts'

/** Beginnings of new words, without the accent that another spelling would lack: « microservice », « préentraîner », « cyberattack ». */
const PREFIXES: Readonly<Record<Language, readonly string[]>> = {
  fr: `aéro agri agro anti archi astro audio auto bio carto chimio ciné co crypto cyber dé dés éco électro ethno euro extra géo hydro hyper immuno
infra inter intra macro méta micro mini mono multi muséo nano néo neuro omni onco ortho para péri pharmaco phono photo phyto poly post pré
proto pseudo psycho quadri radio re ré rétro semi socio stéréo super sur sus techno télé thermo trans tri ultra vidéo zoo`.split(
    /\s+/,
  ),
  en: `agri agro anti astro audio auto bio co counter cross crypto cyber de down dys eco electro ethno extra geo hydro hyper immuno infra inter intra
macro mega meta micro mid mini mono multi nano neo neuro non omni onco ortho out over para peri pharmaco photo phyto poly post pre proto
pseudo psycho quadri quasi radio re semi socio stereo sub super tele thermo trans ultra un under up video`.split(/\s+/),
}
/** The fewest letters of what follows a beginning or stands before an ending. */
const BASE_MIN = 4

/** Endings of words that are made of others, each with what the other word has instead. */
const ENDINGS: Readonly<Record<Language, readonly (readonly [ending: string, ...others: string[]])[]>> = {
  fr: [
    ['able', 'er', 'ation'],
    ['abilité', 'er', 'able'],
    ['eur', 'er', 'age', 'ation'],
    ['euse', 'eur', 'er'],
    ['age', 'er'],
    ['isation', 'iser', 'iste', 'ique', 'able'],
    ['iser', 'isation', 'ique'],
    ['isé', 'iser', 'isation', 'ique'],
    ['isée', 'iser', 'isation', 'ique'],
    ['e', ''],
    ['ienne', 'ien'],
    ['trice', 'teur'],
  ],
  en: [
    ['ed', '', 'e'],
    ['ing', '', 'e'],
    ['er', '', 'e'],
    ['able', '', 'e'],
    ['ability', '', 'e', 'able'],
    ['isation', 'ise'],
    ['ization', 'ize'],
    ['less', ''],
    ['ness', ''],
  ],
}

/**
 * Returns whether a word is made of a known one (« rééchantillonnage », « crawlabilité », « deprioritised ») and is not a known one with a slip.
 */
export function isDerived(written: string, language: Language): boolean {
  const word = written.toLowerCase()
  if (word.length > SUGGESTED_MAX) return false
  const bases = basesOf(word, language).filter((base) => base.length >= BASE_MIN)
  // « reposted » is near « reported ». A French form of an English verb, such as « commite », is no base.
  const isNew = (base: string) =>
    ![base, base.endsWith('e') ? base.slice(0, -1) : base].some((known) => isWord(known, 'en'))
  if (language === 'en' && bases.some((base) => isOwnTerm(base) && isNew(base))) return true
  return bases.some((base) => isWord(base, language) || isOwnTerm(base)) && !isNearWord(word, language)
}

function basesOf(word: string, language: Language): string[] {
  const begun = PREFIXES[language]
    .filter((prefix) => word.startsWith(prefix))
    .map((prefix) => word.slice(prefix.length))
  const bases = language === 'fr' ? begun.filter((rest) => isAfterRe(word, rest)) : begun
  for (const plural of ['', 's'])
    for (const [ending, ...others] of ENDINGS[language]) {
      if (!word.endsWith(ending + plural)) continue
      const stem = word.slice(0, -(ending + plural).length)
      bases.push(...others.map((other) => stem + other))
      // « mapped », « mapping »
      if (language === 'en' && stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1))
    }
  return bases
}

/** « ré » stands before a vowel or an h, « re » before other letters. */
function isAfterRe(word: string, rest: string): boolean {
  const isVowel = /^[aeiouyhœ]/.test(fold(rest))
  return word.length - rest.length > 2 || !/^r[eé]/.test(word) || word.startsWith('ré') === isVowel
}
