import { LANGS, type Lang } from '../fields/site-texts/languages.ts'
import type { Passage } from './passages.ts'
import type { ReadFile } from './read-file.ts'

/** Frequent words that only one of the languages has. */
const FREQUENT: Readonly<Record<Lang, ReadonlySet<string>>> = {
  fr: new Set('le la les et une pour avec dans qui que sur est par vous nous ses aux chaque'.split(' ')),
  en: new Set('the and of with for that this from are which their you your is it by have to'.split(' ')),
  de: new Set('der das und ist mit für ein eine den von auf nicht ich auch wird sie zu im'.split(' ')),
}

/** Counts the frequent words of each language in texts. */
export function heardIn(passages: readonly Pick<Passage, 'text' | 'kind'>[]): Record<Lang, number> {
  const heard = { fr: 0, en: 0, de: 0 }
  for (const { text, kind } of passages) {
    if (kind === 'name') continue
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
      for (const lang of LANGS) if (FREQUENT[lang].has(word)) heard[lang] += 1
  }
  return heard
}

/** The fewest frequent words that tell the language of a site: those of some paragraphs. */
const HEARD_MIN = 25

/** How often the words of the other language must occur for one of its own: a site may quote a sentence. */
const TIMES = 10

/** Returns the language of nearly all texts of a site that has one language, if it is not that one. */
export function otherLanguageOf(files: readonly Pick<ReadFile, 'heard' | 'lang'>[]): Lang | null {
  const [lang, ...others] = new Set(files.map((file) => file.lang))
  if (lang === undefined || others.length > 0) return null
  const count = (one: Lang) => files.reduce((sum, { heard }) => sum + heard[one], 0)
  return LANGS.find((one) => one !== lang && count(one) >= HEARD_MIN && count(one) > TIMES * count(lang)) ?? null
}
