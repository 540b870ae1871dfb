import { GAP, MARK, type Passage } from './passages.ts'

/** A slip that is certain wherever it stands. */
export interface Slip {
  code: 'text/doubled' | 'text/accent' | 'text/confused'
  written: string
  right: string
  from: number
  to: number
}

/** Words that no sentence has twice in a row. « nous nous », « vous vous », « que que » and « en en » are French. */
const NEVER_TWICE =
  'le la les un une des du de au aux et ou où à dans sur sous par pour avec sans est sont a ont il elle ils elles on je ce cet cette ces mon ma mes son sa ses qui dont ne the an of to and in for with is are was'.split(
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

/** Two words that sound the same, where only one of them can stand. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<!\p{L})(?:il|elle|on|cela|ça|ne l[’']|n[’']y|il y|on y|qui l[’']) )à(?= (?:été|eu|fallu|permis|fait|pu|dû|mis|pris)(?!\p{L}))/giu,
    'a',
  ],
  [
    /(?<=(?<!\p{L})(?:il|elle|on|cela|ça|projet|site|équipe|client|refonte|travail|application|qui|tout|outil|version) )à(?= (?:été|eu|permis|fallu)(?!\p{L}))/giu,
    'a',
  ],
  [/(?<=(?<!\p{L})(?:jusqu[’']))a(?= (?:la|l[’']|ce|présent|maintenant|aujourd)(?!\p{L}))/giu, 'à'],
  [
    /(?<=(?<!\p{L})(?:c[’']est|quant|gr[aâ]ce|suite|jusque) )a(?= (?:dire|la|l[’']|un|une|ce|cette|mes|mon|ma|des|aux|moi|nous|eux)(?!\p{L}))/giu,
    'à',
  ],
  [
    /(?<=(?<!\p{L})(?:prêt|habitué|destiné|consiste|sert|aide|apprendre|appris|réussi|commencé|cherche|continue|invite|reste|tient|difficile|facile|agréable) )a(?= (?:\p{Ll}+er|être|faire|lire|écrire|mettre|tenir|maintenir|comprendre|apprendre|prendre|rendre|construire|produire|suivre)(?!\p{L}))/giu,
    'à',
  ],
  [
    /(?<!\p{L})se(?= (?:projet|site|portfolio|travail|module|stage|poste|dépôt|diplôme|métier|client|logiciel)(?!\p{L}))/giu,
    'ce',
  ],
  [
    /(?<!\p{L})ce(?= (?:connecte|connectent|connecter|déroule|déroulent|dérouler|trouve|trouvent|trouver|concentre|concentrer|compose|composent|composer|met|mettent|mettre|lance|lancer|souvient|souvenir|sert|servent|servir|passe|passent|passer|limite|limitent|limiter|charge|chargent|présente|présentent|présenter|base|basent|baser|fait sentir)(?!\p{L}) (?:à|au|aux|sur|dans|de|en|par|bien|mal|avec|entre)(?!\p{L}))/giu,
    'se',
  ],
  [/(?<!\p{L})sa(?= (?:a|marche|permet|fonctionne|veut)(?!\p{L}))/giu, 'ça'],
  [/(?<=(?<!\p{L})(?:je|tu|il|elle|on|nous|vous|ils|elles) )c(?=[’']est(?!\p{L}))/giu, 's'],
  [
    /(?<=(?<!\p{L})(?:et|mais|car|donc|que|parce que) )s(?=[’']est (?:un|une|le|la|mon|ma|ce|donc|aussi|pourquoi)(?!\p{L}))/giu,
    'c',
  ],
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
