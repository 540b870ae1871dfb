import { en } from './en.ts'
import { fr } from './fr.ts'
import { type SpokenLang, spokenLang } from './lang.ts'
import type { SpokenTexts } from './texts.ts'

const TABLES: Readonly<Record<SpokenLang, SpokenTexts>> = { fr, en }

/** The texts in the language of this run. Ask each time: at the start of a module, the language may not be known yet. */
export function spoken(): SpokenTexts {
  return TABLES[spokenLang()]
}
