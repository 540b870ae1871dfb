import type { Passage } from './passages.ts'

/** A slip that is certain wherever it stands. */
export interface Slip {
  code: 'text/doubled' | 'text/accent' | 'text/confused'
  written: string
  right: string
  from: number
  to: number
}

/** Words that no sentence has twice in a row. « nous nous », « ce qui est est », « il a a priori » are French. */
const NEVER_TWICE =
  'le la les un une des du de au aux et ou où dans sur sous par pour avec sans il elle ils elles on je cet cette ces mon ma mes son sa ses qui dont ne the an to and for with'.split(
    ' ',
  )

/** A word that is wrong where certain words stand beside it, each after one space. Apostrophes are curly, and all but `word` is in lower case. */
interface Rule {
  code: 'text/accent' | 'text/confused'
  word: string
  right: string
  /** The word before. @default any, or none */
  before?: readonly string[]
  /** What follows. @default anything */
  after?: (next: string, nextButOne: string) => boolean
}

const split = (words: string) => words.split(' ')
const among = (words: string) => {
  const known = new Set(split(words))
  return (word: string) => known.has(word)
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
 * Capitals without their accent; then two words that sound the same, where only one of them can stand. « a » and « à » after a noun, « c’est »
 * and « s’est », « ses » and « ces » are left out: both are right too often.
 */
const RULES: readonly Rule[] = [
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

interface Word {
  word: string
  from: number
  to: number
  /** What stands between it and the word before. */
  gap: string
}

/** The words of a text, with what an apostrophe joins. */
function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index: from }) => {
    const gap = text.slice(end, from)
    end = from + word.length
    return { word: word.replaceAll("'", '’'), from, to: end, gap }
  })
}

/** The certain slips of a passage. */
export function slipsIn({ text, kind }: Pick<Passage, 'text' | 'kind'>): Slip[] {
  if (kind === 'name') return []
  const words = wordsOf(text)
  const found: Slip[] = []
  for (const [index, here] of words.entries()) {
    if (here.from < (found.at(-1)?.to ?? 0)) continue
    const slip = doubledAt(words, index, text) ?? ruledAt(words, index, text)
    if (slip) found.push(slip)
  }
  return found
}

/** The same small word twice, with nothing but space in between. */
function doubledAt(words: readonly Word[], index: number, text: string): Slip | null {
  const [here, next, then] = words.slice(index, index + 3)
  if (!here || !next || !/^[ \n\t\u00A0]+$/.test(next.gap)) return null
  const isSame = next.word.toLowerCase() === here.word.toLowerCase() && NEVER_TWICE.includes(here.word.toLowerCase())
  const written = text.slice(here.from, next.to)
  const isPartOfMore = /[’'-]$/.test(here.gap) || then?.gap.startsWith('-') === true
  if (!isSame || isPartOfMore || /[A-Z]$/.test(written)) return null
  return { code: 'text/doubled', written, right: here.word, from: here.from, to: next.to }
}

function ruledAt(words: readonly Word[], index: number, text: string): Slip | null {
  const here = words[index]
  if (here === undefined || /[’'-]$/.test(here.gap)) return null
  const following = (at: number) => {
    const next = words[index + at]
    return next?.gap === ' ' ? next.word.toLowerCase() : ''
  }
  const [next, nextButOne] = [following(1), following(2)]
  const before = here.gap === ' ' ? (words[index - 1]?.word.toLowerCase() ?? '') : ''
  const rule = RULES.find(
    (rule) =>
      (rule.code === 'text/accent' ? here.word : here.word.toLowerCase()) === rule.word &&
      (rule.before?.includes(before) ?? true) &&
      (rule.after?.(next, nextButOne) ?? true),
  )
  if (rule === undefined) return null
  const written = text.slice(here.from, here.to)
  const isCapital = rule.code === 'text/confused' && /^\p{Lu}/u.test(written)
  const right = isCapital ? rule.right.charAt(0).toUpperCase() + rule.right.slice(1) : rule.right
  return { code: rule.code, written, right, from: here.from, to: here.to }
}

/** Offsets of the straight and the curly apostrophes between letters. */
export function apostrophesIn({ text }: Pick<Passage, 'text'>): { straight: number[]; curly: number[] } {
  const at = (sign: RegExp) => [...text.matchAll(sign)].map(({ index }) => index)
  return {
    straight: at(/(?<=\p{L})'(?=[\p{L}\uE000\uE001])/gu),
    curly: at(/(?<=\p{L})’(?=[\p{L}\uE000\uE001])/gu),
  }
}
