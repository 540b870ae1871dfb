import { en } from './en.ts'
import { fr } from './fr.ts'
import { type SpokenLang, spokenLang } from './lang.ts'
import type { SpokenTexts } from './texts.ts'

const TABLES: Readonly<Record<SpokenLang, SpokenTexts>> = { fr, en }

/**
 * Returns the texts in the language of this run. Must be called for each use, because the language may not be known yet when a module is
 * loaded.
 */
export function spoken(): SpokenTexts {
  return TABLES[spokenLang()]
}
