import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Language } from './language.ts'

/** All languages of the site, by their code. A new one is a file beside `en.ts` and its name here. */
const ALL = { fr, en, de } satisfies Readonly<Record<string, Language>>

export type Lang = keyof typeof ALL

export const LANGUAGES: Readonly<Record<Lang, Language>> = ALL

/** The codes of the languages. The first one is the default. */
export const LANGS = Object.keys(ALL) as readonly Lang[]

/** The French texts of the site, which the documents for owners show. */
export const FRENCH = fr.words
