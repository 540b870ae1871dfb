import { en } from './en.ts'
import { fr } from './fr.ts'
import { type SpokenLang, spokenLang } from './lang.ts'

/** The same keys, with any text; what a text is made from stays the same. */
type Like<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends (...args: infer Facts) => string
      ? (...args: Facts) => string
      : Like<Table[Key]>
}

/** Everything that the generator says, in one language. A missing text is a type error. */
export type SpokenTexts = Like<typeof fr>

const TABLES: Readonly<Record<SpokenLang, SpokenTexts>> = { fr, en }

/** The texts in the language of this run. Ask each time: at the start of a module, the language may not be known yet. */
export function spoken(): SpokenTexts {
  return TABLES[spokenLang()]
}
