import { foldedWords } from '../../fields/fold.ts'
import type { Lang } from '../../fields/site-texts/languages.ts'

/** The five levels that LinkedIn offers for a language, as it calls them, and other names that it has used. */
const LEVELS: readonly (Readonly<Record<Lang, string>> & { others?: readonly string[] })[] = [
  {
    ...{ en: 'Elementary proficiency', fr: 'Notions', de: 'Grundkenntnisse' },
    others: [
      'Elementary',
      'Notions élémentaires',
      'Compétence élémentaire',
      'Competencia básica',
      'Conoscenza base',
      'Nível básico',
      'Basisvaardigheid',
    ],
  },
  {
    ...{ en: 'Limited working proficiency', fr: 'Compétence professionnelle limitée', de: 'Gute Kenntnisse' },
    others: [
      'Limited working',
      'Competencia básica limitada',
      'Conoscenza professionale di base',
      'Nível básico a intermediário',
      'Beperkte werkvaardigheid',
    ],
  },
  {
    ...{ en: 'Professional working proficiency', fr: 'Compétence professionnelle', de: 'Fließend' },
    others: [
      'Professional working',
      'Capacité professionnelle',
      'Competencia básica profesional',
      'Conoscenza professionale',
      'Nível intermediário',
      'Professionele werkvaardigheid',
    ],
  },
  {
    ...{ en: 'Full professional proficiency', fr: 'Capacité professionnelle complète', de: 'Verhandlungssicher' },
    others: [
      'Full professional',
      'Compétence professionnelle complète',
      'Competencia profesional completa',
      'Conoscenza professionale completa',
      'Nível avançado',
      'Volledige professionele vaardigheid',
    ],
  },
  {
    ...{ en: 'Native or bilingual proficiency', fr: 'Bilingue ou langue natale' },
    de: 'Muttersprache oder zweisprachig',
    others: [
      'Native or bilingual',
      'Bilingue ou langue maternelle',
      'Competencia bilingüe o nativa',
      'Conoscenza madrelingua o bilingue',
      'Fluente ou nativo',
      'Moedertaal of tweetalig',
    ],
  },
]

const BY_NAME = new Map(
  LEVELS.flatMap(({ others = [], ...names }) =>
    [...Object.values(names), ...others].map((name) => [foldedWords(name), names] as const),
  ),
)

/** Returns a level of LinkedIn in a language. Other levels are the owner's words, and stay. */
export function levelIn(lang: Lang, level: string): string {
  return BY_NAME.get(foldedWords(level))?.[lang] ?? level
}
