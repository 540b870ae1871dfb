import { type SpokenLang, spokenLang } from '../spoken/lang.ts'
import type { Like } from '../spoken/texts.ts'
import { PHRASES } from './phrases.ts'
import { ENGLISH_PHRASES } from './phrases-en.ts'

type PhraseName = keyof typeof PHRASES

/** The values from which a phrase is made. */
type PartsOf<Name extends PhraseName> = (typeof PHRASES)[Name] extends (...parts: infer Parts) => string ? Parts : []

/** A part of a sentence as data: its name and the values in it. `worded` gives it the words of a language. */
export interface Phrase {
  phrase: PhraseName
  parts: readonly unknown[]
}

/** A text of which each language has its own, such as the example of a key. */
export type Bilingual = Readonly<Record<SpokenLang, string>>

/** A text, or what becomes one in the language of the reader. */
export type Wording = string | Phrase | Bilingual

export function phrase<Name extends PhraseName>(name: Name, ...parts: PartsOf<Name>): Phrase {
  return { phrase: name, parts }
}

export function bilingual(textIn: (lang: SpokenLang) => string): Bilingual {
  return { fr: textIn('fr'), en: textIn('en') }
}

/** A value with every wording in it replaced by its text. */
export type Worded<Value> = Value extends Phrase | Bilingual
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Worded<Item>[]
    : Value

const TABLES: Readonly<Record<SpokenLang, Like<typeof PHRASES>>> = { fr: PHRASES, en: ENGLISH_PHRASES }

/** Returns a fact of a diagnostic in the words of a language. Facts without wordings stay unchanged. */
export function worded<Value>(fact: Value, lang = spokenLang()): Worded<Value> {
  return wordedFact(fact, lang) as Worded<Value>
}

function wordedFact(fact: unknown, lang: SpokenLang): unknown {
  if (Array.isArray(fact)) return fact.map((item) => wordedFact(item, lang))
  if (typeof fact !== 'object' || fact === null) return fact
  if (!('phrase' in fact)) return (fact as Bilingual)[lang]
  const { phrase, parts } = fact as Phrase
  const text: string | ((...parts: never[]) => string) = TABLES[lang][phrase]
  return typeof text === 'string' ? text : text(...(parts as never[]))
}
