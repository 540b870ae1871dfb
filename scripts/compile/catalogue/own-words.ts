import { fill } from '../../../src/catalogue/fill.ts'
import { own as entryOf } from '../../fields/own.ts'
import type { Language, Words } from '../../fields/site-texts/language.ts'

/** Texts that the owner replaces, by part and key; `null` where the default text stays. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string | null>> | null>>

interface Owner {
  name: string
  trade: string
  place: string | null
  hero: { words: readonly string[] }
  skills?: readonly { title: string }[] | null
}

/** Returns all texts of the interface, from the owner or the default, with the owner's name, trade and place filled in. */
export function wordsOf(own: OwnWords | null, language: Language, { name, trade, place, hero, skills }: Owner): Words {
  const values = {
    name,
    ofName: language.ofName(name),
    trade: language.inSentence(trade, [...hero.words, ...(skills ?? []).map(({ title }) => title)]),
    place: place ?? '',
    word: hero.words[0] ?? '',
  }
  const parts = Object.entries(language.words).map(([part, words]) => {
    const filled = Object.entries<string>(words).map(([key, text]) => [
      key,
      fill(entryOf(entryOf(own ?? {}, part) ?? {}, key) ?? text, values),
    ])
    return [part, Object.fromEntries(filled)]
  })
  return Object.fromEntries(parts)
}
