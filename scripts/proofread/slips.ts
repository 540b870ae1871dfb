import { GAP, MARK, type Passage } from './passages.ts'

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

/** With a capital, and no accent. */
const BARE_CAPITALS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}’'-])A(?= (?:propos|partir|travers|venir|distance|noter|savoir|la fois|l[’']aide|l[’']origine|ce jour|cette occasion|mon avis|terme|chaque)(?!\p{L}))/gu,
    'À',
  ],
  [/(?<![\p{L}\p{N}’'-])Ca(?= (?:a|va|marche|permet|fonctionne|fait)(?!\p{L}))/gu, 'Ça'],
  [/(?<![\p{L}\p{N}’'-])Etre(?!\p{L})/gu, 'Être'],
]

const BEFORE = '(?<!\\p{L})'
const AFTER = '(?!\\p{L})'
const either = (...words: string[]) => `(?:${words.join(' ').split(' ').join('|')})`
const after = (words: string, word: string, next: string) =>
  new RegExp(`(?<=${BEFORE}${words} )${word}(?= ${next}${AFTER})`, 'gu')

const SUBJECTS = either(
  'il elle on cela ça Il Elle On Cela Ça projet site équipe client refonte application outil version',
)
const NEVER_BEFORE_HAS = either(
  'prêt prête habitué habituée destiné destinée consiste sert réussi commencé cherche invite tient',
)
const INFINITIVES = `(?!hier|cher|premier|dernier|entier)(?:\\p{Ll}+er|${either('être faire lire écrire mettre tenir comprendre apprendre prendre rendre construire produire suivre')})`
const REFLEXIVES = either(
  'connecte connectent connecter déroule déroulent dérouler trouve trouvent trouver concentre concentrer compose composent composer',
  'mettre souvient souvenir sert servir limite limitent limiter chargent présenter basent baser',
)

/**
 * Two words that sound the same, where only one of them can stand. « a » and « à » after a noun, « c’est » and « s’est », « ses » and « ces »
 * are left out: both are right too often.
 */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [after(SUBJECTS, 'à', either('été eu fallu permis')), 'a'],
  [/(?<=(?<!\p{L})jusqu[’'])a(?= (?:la|l[’']|ce|présent|maintenant|aujourd)(?!\p{L}))/giu, 'à'],
  [
    after(
      "(?:[Cc][’']est|[Qq]uant|[Gg]race|Grâce)",
      'a',
      either('dire la un une ce cette mes mon ma des moi nous eux ces leur leurs'),
    ),
    'à',
  ],
  [after(NEVER_BEFORE_HAS, 'a', INFINITIVES), 'à'],
  [
    new RegExp(
      `${BEFORE}se(?= ${either('projet site portfolio travail stage dépôt métier client logiciel')}${AFTER})`,
      'gu',
    ),
    'ce',
  ],
  [new RegExp(`${BEFORE}ce(?= ${REFLEXIVES} ${either('à au aux sur dans de en par bien avec')}${AFTER})`, 'gu'), 'se'],
  [new RegExp(`${BEFORE}sa(?= ${either('a permet fonctionne veut')}${AFTER})`, 'gu'), 'ça'],
]

const DOUBLED = /(?<![\p{L}\p{N}’'-])(\p{L}+)([ \n\t\u00A0]+)\1(?![\p{L}\p{N}’'-])/giu

/** The certain slips of a passage. */
export function slipsIn({ text, kind }: Pick<Passage, 'text' | 'kind'>): Slip[] {
  if (kind === 'name') return []
  const found: Slip[] = []
  for (const { 0: written, 1: word = '', index } of text.matchAll(DOUBLED))
    if (NEVER_TWICE.includes(word.toLowerCase()) && !/[A-Z]$/.test(written))
      found.push({ code: 'text/doubled', written, right: word, from: index, to: index + written.length })
  const replace = (code: Slip['code'], [pattern, right]: readonly [RegExp, string]) => {
    for (const { 0: written, index } of text.matchAll(pattern)) {
      const cased =
        /^\p{Lu}/u.test(written) && code === 'text/confused' ? right.charAt(0).toUpperCase() + right.slice(1) : right
      found.push({ code, written, right: cased, from: index, to: index + written.length })
    }
  }
  for (const capital of BARE_CAPITALS) replace('text/accent', capital)
  for (const pair of CONFUSED) replace('text/confused', pair)
  return found
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, index, all) => index === 0 || from >= (all[index - 1]?.to ?? 0))
}

/** Offsets of the straight and the curly apostrophes between letters. */
export function apostrophesIn({ text }: Pick<Passage, 'text'>): { straight: number[]; curly: number[] } {
  const at = (sign: string) =>
    [...text.matchAll(new RegExp(`(?<=\\p{L})${sign}(?=[\\p{L}${GAP}${MARK}])`, 'gu'))].map(({ index }) => index)
  return { straight: at("'"), curly: at('’') }
}
